import pino from 'pino'
import { readConfig } from './config.ts'
import { ConfigError } from './config-error.ts'
import { ServiceError } from './errors.ts'
import { stackOf } from './stack-of.ts'

/** What the operator reads when the start fails: one line that says what is wrong and what to do. */
function explain(error: unknown): string {
  if (error instanceof ServiceError) return `${error.message} ${error.remedy}`
  if (error instanceof ConfigError) return error.message
  const code = (error as NodeJS.ErrnoException).code
  if (code === 'EADDRINUSE') return 'The port is taken by another process. Set PORT to a free one.'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `HOST names no address of this machine (${code}).`
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL') return `HOST and PORT cannot be listened on (${code}).`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/**
 * Lines are written in blocks, at the latest after this time: a write a line would cost more than answering. Larger blocks cost
 * more again, since pino's destination measures its whole block for every line.
 */
const LOG_BUFFER_BYTES = 8 * 1024
const LOG_FLUSH_MS = 500

/** The HTTP process: starts the service from the environment, ends it on SIGTERM or SIGINT after what is in flight. */
export async function runServer(env: NodeJS.ProcessEnv): Promise<void> {
  try {
    const config = readConfig(env)
    // Only now, so that a wrong setting is told at once: what serves takes a second to load.
    const { startServer } = await import('./start-server.ts')
    const logger = pino(
      // Without a base every line would hold the process and the name of the machine, which is nobody's business.
      { level: config.LOG_LEVEL, base: null },
      pino.destination({ sync: false, minLength: LOG_BUFFER_BYTES, maxWrite: 2 * LOG_BUFFER_BYTES }),
    )
    setInterval(() => logger.flush(), LOG_FLUSH_MS).unref()
    // One that a library has left alone must not end a shop with calls in flight, nor print a message that may hold a key.
    process.on('unhandledRejection', (error) =>
      logger.error({ stack: stackOf(error) }, 'a rejection that nobody awaited'),
    )
    const server = await startServer(config, logger)
    logger.info({ url: `http://${config.HOST}:${server.port}` }, 'listening')
    logger.flush()
    const stop = async (signal: string) => {
      logger.info({ signal }, 'stopping')
      await server.stop()
      logger.flush(() => process.exit(0))
    }
    process.once('SIGTERM', stop)
    process.once('SIGINT', stop)
  } catch (error) {
    process.stderr.write(`failure-archive: ${explain(error)}\n`)
    // What was opened before would keep a process alive that serves nothing.
    process.exit(1)
  }
}
