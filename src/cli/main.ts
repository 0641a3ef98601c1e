#!/usr/bin/env node
import { Command } from 'commander'
import { ServiceError } from '../errors.ts'
import { briefCommand } from './brief.ts'
import { buildCommand } from './build.ts'
import { researchCommand } from './research.ts'
import { searchCommand } from './search.ts'
import { serveCommand } from './serve.ts'

/** Exit codes: 0 done, 1 the work found something (a held claim, nothing that matches), 2 could not run. */
const program = new Command('failure-archive')
  .description('Real failures, searchable, and an auditor that reads a report for nine ways of fooling oneself.')
  .showHelpAfterError('(run with --help for what can be given)')
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2))

for (const command of [serveCommand(), buildCommand(), searchCommand(), briefCommand(), researchCommand()])
  program.addCommand(command.copyInheritedSettings(program))

try {
  await program.parseAsync()
} catch (error) {
  if (!(error instanceof ServiceError)) throw error
  process.stderr.write(`failure-archive: ${error.message} ${error.remedy}\n`)
  process.exitCode = error.code === 'no_match' ? 1 : 2
}
