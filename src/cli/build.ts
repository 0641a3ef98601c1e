import { resolve } from 'node:path'
import { Command } from 'commander'
import { type BuildReport, buildCorpus } from '../build/build-corpus.ts'
import { BuildError } from '../build/build-error.ts'
import type { DocumentReport } from '../build/consider-document.ts'
import { packageRoot } from '../package-root.ts'

const EXIT_NOT_BUILT = 1

const classCounts = (document: DocumentReport): string =>
  [...document.masked].map(([name, count]) => `${name} ${count}`).join(', ')

function documentLine(document: DocumentReport): string {
  const { file, excluded, masked } = document
  const outcome = excluded.length > 0 ? `excluded (${excluded.join(', ')})` : 'kept'
  return `  ${file}: ${outcome}${masked.size > 0 ? `; masked: ${classCounts(document)}` : ''}`
}

const probeLines = ({ control }: BuildReport): readonly string[] =>
  [...control.byClass].map(([name, { planted, caught }]) => `  ${name}: ${caught} of ${planted} probes caught`)

const alikeLines = ({ alike }: BuildReport): readonly string[] =>
  alike.map(
    ({ ids: [one, other], similarity }) =>
      `  ${one} and ${other} are ${Math.round(similarity * 100)}% alike; both are kept. To sell one, write merged_into in the other`,
  )

function lines(report: BuildReport, full: boolean): readonly string[] {
  const { documents, manifest } = report
  const { counts, redaction } = manifest
  const excluded = documents.filter((document) => document.excluded.length > 0)
  const masked = documents.filter((document) => document.masked.size > 0)
  return [
    ...documents.filter((one) => full || one.excluded.length > 0 || one.masked.size > 0).map(documentLine),
    ...alikeLines(report),
    `${documents.length} documents: ${counts.cases} kept, ${excluded.length} excluded, ${masked.length} with something masked`,
    `${counts.cases} cases: ${counts.measured} measured, ${counts.root_cause_known} with a known root cause, ${counts.research} of the research half`,
    `gate: ${redaction.caught} of ${redaction.probes} probes caught (${redaction.classes} classes, ${redaction.disguises} disguises), ${redaction.clean_documents} clean texts unchanged, ${redaction.leaks} finds in the result`,
    ...(full ? probeLines(report) : []),
    `corpus ${manifest.version} (sha256 ${manifest.sha256})`,
  ]
}

interface Flags {
  readonly in: string
  readonly out: string
  readonly report: boolean
  readonly release: boolean
}

function run(flags: Flags): void {
  const options = { in: resolve(flags.in), out: resolve(flags.out), now: new Date(), release: flags.release }
  try {
    process.stdout.write(`${lines(buildCorpus(options), flags.report).join('\n')}\n`)
  } catch (error) {
    if (!(error instanceof BuildError)) throw error
    process.stderr.write(`not built: ${error.message}\n`)
    process.exitCode = EXIT_NOT_BUILT
  }
}

/**
 * `failure-archive build`: documents to a corpus, through the redaction gate. Prints what was masked (classes and counts),
 * excluded (reason codes) and kept, never a document's text. Exit code 0 when built, 1 when not; nothing is written then.
 */
export function buildCommand(): Command {
  const root = packageRoot()
  return new Command('build')
    .description('build the corpus from a folder of Markdown post-mortems, through the redaction gate')
    .option('--in <dir>', 'folder of documents', `${root}/corpus`)
    .option('--out <dir>', 'where corpus.json, free.json, manifest.json and history.jsonl go', `${root}/dist`)
    .option(
      '--report',
      'list every document, not only those with something masked or excluded, and the probes by class',
      false,
    )
    .option('--release', 'add the built version to history.jsonl of the folder of documents', false)
    .action(run)
}
