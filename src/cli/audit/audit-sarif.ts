import { isAbsolute } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Check } from '../../../checks/check.ts'
import { CHECKS } from '../../../checks/index.ts'
import { RULESET } from '../../audit/ruleset.ts'
import type { Finding } from '../../audit/schema.ts'
import type { FileAudit, FileClaim } from './audit-file.ts'
import type { Summary } from './summary.ts'

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json'

function ruleOf({ id, title, question, why, whatToRun }: Check) {
  return {
    id,
    name: id.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    shortDescription: { text: title },
    fullDescription: { text: why },
    help: { text: `${question} ${whatToRun}`, markdown: `**${question}**\n\n${why}\n\nTo settle it: ${whatToRun}` },
    defaultConfiguration: { level: 'warning' },
  }
}

/** A relative path is taken from the root of the repository, as code review shows it. */
function artifactLocation(name: string) {
  if (isAbsolute(name)) return { uri: pathToFileURL(name).href }
  const path = name.replaceAll('\\', '/').replace(/^(?:\.\/)+/, '')
  return { uri: path.split('/').map(encodeURIComponent).join('/'), uriBaseId: '%SRCROOT%' }
}

function locationOf({ name, text, lines }: FileAudit, start: number, end: number) {
  const from = lines.position(start)
  const to = lines.position(end)
  return {
    physicalLocation: {
      artifactLocation: artifactLocation(name),
      region: {
        startLine: from.line,
        startColumn: from.column,
        endLine: to.line,
        endColumn: to.column,
        charOffset: start,
        charLength: end - start,
        snippet: { text: text.slice(start, end) },
      },
    },
  }
}

function resultOf(file: FileAudit, { claim, suppressed }: FileClaim, { id, question, matched }: Finding) {
  const reason = suppressed.get(id)
  const words = matched.map(({ text }) => `"${text.replace(/\s+/g, ' ')}"`).join(', ')
  return {
    ruleId: id,
    ruleIndex: CHECKS.findIndex((check) => check.id === id),
    level: 'warning',
    message: { text: `${question} (${words})` },
    locations: [locationOf(file, claim.start, claim.end)],
    relatedLocations: matched.map(({ start, end, text }, index) => ({
      id: index,
      message: { text },
      ...locationOf(file, start, end),
    })),
    ...(reason !== undefined && { suppressions: [{ kind: 'inSource', justification: reason }] }),
  }
}

/** The findings of a claim that the text does not address; accepted ones are listed as suppressed. */
function resultsOf(file: FileAudit) {
  return file.claims.flatMap((one) =>
    one.claim.checks_tripped
      .filter(({ looks_addressed }) => !looks_addressed)
      .map((finding) => resultOf(file, one, finding)),
  )
}

/** The report of a run in SARIF 2.1.0, for code review: a rule for each check, a result for each finding that is not addressed. */
export function auditSarif(files: readonly FileAudit[], summary: Summary): string {
  const log = {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'failure-archive', version: RULESET.version, rules: CHECKS.map(ruleOf) } },
        columnKind: 'utf16CodeUnits',
        artifacts: files.map(({ name }) => ({ location: artifactLocation(name) })),
        results: files.flatMap(resultsOf),
        properties: { summary, ruleset: RULESET },
      },
    ],
  }
  return `${JSON.stringify(log, null, 2)}\n`
}
