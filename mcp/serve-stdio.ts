import { join } from 'node:path'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { loadFreeShelf } from '../src/cases/load-corpus.ts'
import { ServiceError } from '../src/errors.ts'
import { createRoutes } from '../src/http/routes.ts'
import { packageRoot } from '../src/package-root.ts'
import { packageVersion } from '../src/package-version.ts'
import { PRICES } from '../src/payment/prices.ts'
import type { ClientConfig } from './client-config.ts'
import { connectSource } from './connect-source.ts'
import { freeServices } from './free-services.ts'
import { saveIn } from './save-answer.ts'
import { createMcpServers } from './server.ts'
import type { Source } from './source.ts'

type Warn = (line: string) => void

/** Clients show little of stderr, but it is where one looks when nothing works. */
const reporting =
  (source: Source, warn: Warn): Source =>
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

/**
 * Serves the tools on stdin and stdout. A message that cannot be read is skipped: whoever sent it waits in vain, and finds the
 * reason in a warning.
 */
export async function serveStdio(config: ClientConfig, warn: Warn, explain: (error: unknown) => string): Promise<void> {
  const servers = createMcpServers({
    routes: createRoutes(freeServices(loadFreeShelf(join(packageRoot(), 'dist')))),
    source: reporting(await connectSource(config, warn), warn),
    prices: PRICES,
    version: packageVersion(),
    save: saveIn(config.stateDir, warn),
    onError: (error) => warn(`a tool failed: ${explain(error)}`),
  })
  const server = servers()
  server.onerror = (error) => warn(`what came on stdin is no message of the protocol and was skipped (${error.name})`)
  await server.connect(new StdioServerTransport())
}
