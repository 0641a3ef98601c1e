import { Command, InvalidArgumentError, Option } from 'commander'
import { ServiceError } from '../errors.ts'
import { auditClaim, auditFile, type FileAudit } from './audit/audit-file.ts'
import { auditJson } from './audit/audit-json.ts'
import { auditSarif } from './audit/audit-sarif.ts'
import { createPalette, printAudit } from './audit/print-audit.ts'
import { NotText, readText } from './audit/read-text.ts'
import { type Summary, summarise } from './audit/summary.ts'
import { errorLine, messageOf } from './error-line.ts'

const EXIT_HELD = 1
const EXIT_NOT_RUN = 2

interface Flags {
  readonly format: 'pretty' | 'json' | 'sarif'
  readonly failOn: 'hold' | 'never'
  readonly claim?: string
  readonly evidence?: string
}

const complain = (line: string) => process.stderr.write(`${line}\n`)

interface Audited {
  readonly files: readonly FileAudit[]
  /** Files of a language that is not read: said, and no reason to stop. */
  readonly foreign: readonly string[]
  /** Whether something that was named could not be read at all. */
  readonly failed: boolean
}

/** Reads and audits what is named; what cannot be read is said and leaves the others to be done. */
function auditAll(names: readonly string[]): Audited {
  const files: FileAudit[] = []
  const foreign: string[] = []
  let failed = false
  for (const path of names) {
    const name = path === '-' ? 'stdin' : path
    try {
      files.push(auditFile(name, readText(path)))
    } catch (error) {
      if (isForeign(error)) foreign.push(name)
      else failed = true
      complain(`${name}: ${problemOf(error)}`)
    }
  }
  return { files, foreign, failed }
}

const isForeign = (error: unknown): error is ServiceError =>
  error instanceof ServiceError && error.code === 'language_not_read'

/** What a person can do about it, in our words; anything unexpected is thrown on. */
function problemOf(error: unknown): string {
  if (isForeign(error)) return `not read. ${messageOf(error)}`
  if (error instanceof ServiceError) return errorLine(error)
  if (error instanceof NotText) return error.message
  throw error
}

/** Comments that suppress nothing: without a reason or with an unknown check an error, unused a warning. */
function complainOfSuppressions({ name, lines, bad, unused }: FileAudit): void {
  const at = (offset: number) => {
    const { line, column } = lines.position(offset)
    return `${name}:${line}:${column}`
  }
  for (const { start, problem } of bad) complain(`${at(start)}: error: ${problem}`)
  for (const { start, check } of unused) complain(`${at(start)}: warning: unused suppression of ${check}`)
}

function report(files: readonly FileAudit[], summary: Summary, format: Flags['format']): string {
  if (format === 'json') return auditJson(files, summary)
  if (format === 'sarif') return auditSarif(files, summary)
  const colours = process.stdout.isTTY === true && !process.env.NO_COLOR
  return printAudit(files, summary, createPalette(colours))
}

function run(names: readonly string[], flags: Flags): void {
  const { claim, evidence = '' } = flags
  const { files, foreign, failed } =
    claim === undefined ? auditAll(names) : { files: [auditClaim(claim, evidence)], foreign: [], failed: false }
  files.forEach(complainOfSuppressions)
  const summary = summarise(files, foreign.length)
  process.stdout.write(report(files, summary, flags.format))
  if (summary.held > 0 && flags.failOn === 'hold') process.exitCode = EXIT_HELD
  if (failed || files.length === 0 || files.some(({ bad }) => bad.length > 0)) process.exitCode = EXIT_NOT_RUN
}

/** Either files or one claim. */
function usageProblem(names: readonly string[], { claim, evidence }: Flags): string | null {
  if (claim === undefined && evidence !== undefined) return '--evidence goes together with --claim'
  if (claim !== undefined && names.length > 0) return 'give files or --claim, not both'
  if (claim === undefined && names.length === 0) return 'name a file, - for standard input, or give --claim'
  return names.filter((name) => name === '-').length > 1 ? '- can be read only once' : null
}

const notEmpty = (value: string): string => {
  if (value.trim() !== '') return value
  throw new InvalidArgumentError('It must not be empty.')
}

/**
 * `failure-archive audit`: the nine checks over files, standard input or one claim. Exit code 0 when nothing is held, 1 when a
 * claim is, 2 when something could not be read or a suppression has no reason.
 */
export const auditCommand = (): Command => {
  const command = new Command('audit')
    .description('read a report for nine known ways of fooling oneself, and recompute its figures')
    .argument('[file...]', 'Markdown or plain text in English; - reads standard input')
    .addOption(new Option('--format <format>', 'how to report').choices(['pretty', 'json', 'sarif']).default('pretty'))
    .addOption(new Option('--fail-on <what>', 'when to exit with code 1').choices(['hold', 'never']).default('hold'))
    .option('--claim <text>', 'one claim instead of files', notEmpty)
    .option('--evidence <text>', 'what is offered for the claim')
  return command.action((names: string[], flags: Flags) => {
    const problem = usageProblem(names, flags)
    if (problem !== null) command.error(`error: ${problem}`, { exitCode: EXIT_NOT_RUN })
    run(names, flags)
  })
}
