#!/usr/bin/env node
import { Command } from 'commander'
import { ConfigError } from '../config-error.ts'
import { ServiceError } from '../errors.ts'
import { errorLine } from './error-line.ts'

/** Exit codes: 0 done, 1 the work found something (a held claim, nothing that matches), 2 could not run. */
const program = new Command('failure-archive')
  .description('Real failures, searchable, and an auditor that reads a report for nine ways of fooling oneself.')
  .showHelpAfterError('(run with --help for what can be given)')
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2))

/** Each is loaded when it is called: all of them together take a second, which a hook that runs at every commit would wait for. */
const COMMANDS = {
  serve: async () => (await import('./serve.ts')).serveCommand(),
  audit: async () => (await import('./audit.ts')).auditCommand(),
  build: async () => (await import('./build.ts')).buildCommand(),
  search: async () => (await import('./search.ts')).searchCommand(),
  brief: async () => (await import('./brief.ts')).briefCommand(),
  research: async () => (await import('./research.ts')).researchCommand(),
  doctor: async () => (await import('./doctor.ts')).doctorCommand(),
  rank: async () => (await import('./rank.ts')).rankCommand(),
  facilitator: async () => (await import('./facilitator.ts')).facilitatorCommand(),
  income: async () => (await import('./income.ts')).incomeCommand(),
  ledger: async () => (await import('./ledger.ts')).ledgerCommand(),
  market: async () => (await import('./market.ts')).marketCommand(),
  mcp: async () => (await import('./mcp.ts')).mcpCommand(),
  receipts: async () => (await import('./receipts.ts')).receiptsCommand(),
  prune: async () => (await import('./prune.ts')).pruneCommand(),
  'seed-demo': async () => (await import('./seed-demo.ts')).seedDemoCommand(),
} satisfies Record<string, () => Promise<Command>>

const called = Object.entries(COMMANDS).filter(([name]) => name === process.argv[2])
const wanted = called.length > 0 ? called : Object.entries(COMMANDS)
const commands = await Promise.all(wanted.map(([, load]) => load()))

/** Commands of a command too: what is wrong with what was typed ends with 2 everywhere. */
const inherit = (parent: Command) => (command: Command) => {
  command.copyInheritedSettings(parent).commands.forEach(inherit(command))
}
for (const command of commands) program.addCommand(command)
program.commands.forEach(inherit(program))

/** A reader such as `head` may leave before everything is printed. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

try {
  await program.parseAsync()
} catch (error) {
  if (!(error instanceof ServiceError || error instanceof ConfigError)) throw error
  process.stderr.write(`failure-archive: ${error instanceof ServiceError ? errorLine(error) : error.message}\n`)
  process.exitCode = error instanceof ServiceError && error.code === 'no_match' ? 1 : 2
}
