import { join } from 'node:path'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { loadFreeShelf } from '../src/cases/load-corpus.ts'
import { packageRoot } from '../src/cli/package-root.ts'
import { ConfigError } from '../src/config.ts'
import { ServiceError } from '../src/errors.ts'
import { createRoutes } from '../src/http/routes.ts'
import { packageVersion } from '../src/package-version.ts'
import { PRICES } from '../src/payment/prices.ts'
import { type ClientConfig, readClientConfig } from './client-config.ts'
import { connectSource } from './connect-source.ts'
import { freeServices } from './free-services.ts'
import { saveIn } from './save-answer.ts'
import { createMcpServers } from './server.ts'
import type { Source } from './source.ts'

/** stdout belongs to the protocol, so everything that is said to people goes here, a line each. */
const warn = (line: string): void => {
  process.stderr.write(`failure-archive mcp: ${line.replaceAll('\n', ' ')}\n`)
}

const explain = (error: unknown): string => {
  if (error instanceof ServiceError) return `${error.message} ${error.remedy}`
  return error instanceof Error ? error.message : String(error)
}

/** Clients show little of stderr, but it is where one looks when nothing works. */
const reporting =
  (source: Source): Source =>
  async (call) => {
    try {
      const outcome = await source(call)
      if (outcome.kind === 'refused' && outcome.problem.code === 'no_archive') warn(outcome.problem.detail)
      return outcome
    } catch (error) {
      if (error instanceof ServiceError && error.code === 'no_archive') warn(error.message)
      throw error
    }
  }

const stop = (code: number) => () => process.exit(code)

/** A message that cannot be read is skipped: whoever sent it waits in vain, and finds the reason here. */
const serverOf = (config: ClientConfig) => {
  const servers = createMcpServers({
    routes: createRoutes(freeServices(loadFreeShelf(join(packageRoot(), 'dist')))),
    source: reporting(connectSource(config, warn)),
    prices: PRICES,
    version: packageVersion(),
    save: saveIn(config.stateDir, warn),
    onError: (error) => warn(`a tool failed: ${explain(error)}`),
  })
  const server = servers()
  server.onerror = (error) => warn(`what came on stdin is no message of the protocol and was skipped (${error.name})`)
  return server
}

/**
 * The process over stdio: one client, until it closes stdin or asks it to stop. Nothing but JSON-RPC is written to stdout. What makes
 * it useless (a wrong setting, a package without its shelf) ends it with a line on stderr and exit code 2.
 */
export async function runStdio(env: NodeJS.ProcessEnv): Promise<void> {
  process.once('SIGTERM', stop(0))
  process.once('SIGINT', stop(0))
  process.stdout.on('error', stop(0))
  process.on('uncaughtException', (error) => {
    warn(`stopped by an error of its own: ${error.message}`)
    process.exit(1)
  })
  try {
    await serverOf(readClientConfig(env)).connect(new StdioServerTransport())
  } catch (error) {
    if (!(error instanceof ServiceError || error instanceof ConfigError)) throw error
    warn(explain(error))
    process.exit(2)
  }
}
