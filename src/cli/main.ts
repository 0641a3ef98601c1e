#!/usr/bin/env node
import { Command } from 'commander'
import { ConfigError } from '../config.ts'
import { ServiceError } from '../errors.ts'
import { auditCommand } from './audit.ts'
import { briefCommand } from './brief.ts'
import { buildCommand } from './build.ts'
import { doctorCommand } from './doctor.ts'
import { errorLine } from './error-line.ts'
import { facilitatorCommand } from './facilitator.ts'
import { incomeCommand } from './income.ts'
import { ledgerCommand } from './ledger.ts'
import { marketCommand } from './market.ts'
import { mcpCommand } from './mcp.ts'
import { pruneCommand } from './prune.ts'
import { rankCommand } from './rank.ts'
import { receiptsCommand } from './receipts.ts'
import { researchCommand } from './research.ts'
import { searchCommand } from './search.ts'
import { seedDemoCommand } from './seed-demo.ts'
import { serveCommand } from './serve.ts'

/** Exit codes: 0 done, 1 the work found something (a held claim, nothing that matches), 2 could not run. */
const program = new Command('failure-archive')
  .description('Real failures, searchable, and an auditor that reads a report for nine ways of fooling oneself.')
  .showHelpAfterError('(run with --help for what can be given)')
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2))

const commands = [
  serveCommand(),
  auditCommand(),
  buildCommand(),
  searchCommand(),
  briefCommand(),
  researchCommand(),
  doctorCommand(),
  rankCommand(),
  facilitatorCommand(),
  incomeCommand(),
  ledgerCommand(),
  marketCommand(),
  mcpCommand(),
  receiptsCommand(),
  pruneCommand(),
  seedDemoCommand(),
]

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
