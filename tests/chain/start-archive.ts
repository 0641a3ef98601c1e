import pino, { type Logger } from 'pino'
import { readConfig } from '../../src/config.ts'
import { startServer } from '../../src/start-server.ts'
import { freePort } from './free-port.ts'
import type { LocalChain } from './start-chain.ts'

export interface RunningArchive {
  readonly url: string
  stop(): Promise<void>
}

/**
 * The service as an operator would start it, selling on the local chain; `env` says what is set beside or instead. It
 * settles by itself unless X402_FACILITATOR names another one, and its ledger lives in memory.
 *
 * @example
 * const archive = await startArchive(chain)
 * await fetch(`${archive.url}/search?q=stale+cache`) // 402 with the price
 */
export const startArchive = async (
  chain: LocalChain,
  env: Record<string, string> = {},
  logger: Logger = pino({ level: 'silent' }),
): Promise<RunningArchive> => {
  const port = await freePort()
  const config = readConfig({
    PORT: String(port),
    ...chain.sellerEnv,
    X402_FACILITATOR: 'local',
    X402_SETTLER_KEY: chain.settlerKey,
    LEDGER_PATH: ':memory:',
    INCOME_FROM_BLOCK: '0',
    RATE_LIMIT_PER_MINUTE: '0',
    ...env,
  })
  const server = await startServer(config, logger)
  return { url: `http://127.0.0.1:${port}`, stop: server.stop }
}
