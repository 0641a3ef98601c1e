import { ConfigError } from '../src/config-error.ts'
import { ServiceError } from '../src/errors.ts'
import { readClientConfig } from './client-config.ts'

/** stdout belongs to the protocol, so everything that is said to people goes here, a line each. */
const warn = (line: string): void => {
  process.stderr.write(`failure-archive mcp: ${line.replaceAll('\n', ' ')}\n`)
}

const explain = (error: unknown): string => {
  if (error instanceof ServiceError) return `${error.message} ${error.remedy}`
  return error instanceof Error ? error.message : String(error)
}

const stop = (code: number) => () => process.exit(code)

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
    const config = readClientConfig(env)
    // Only now, so that a wrong setting is told at once: what serves takes a second to load.
    const { serveStdio } = await import('./serve-stdio.ts')
    await serveStdio(config, warn, explain)
  } catch (error) {
    if (!(error instanceof ServiceError || error instanceof ConfigError)) throw error
    warn(explain(error))
    process.exit(2)
  }
}
