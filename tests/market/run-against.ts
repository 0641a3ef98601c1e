import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SectionHistory } from '../../src/market/history.ts'
import { type MarketRun, runMarket } from '../../src/market/run-market.ts'
import { NOW } from './documented-shapes.ts'
import { type MarketData, marketData } from './market-data.ts'
import { type Asked, type Fault, type MarketServer, startMarketServer } from './market-server.ts'
import type { Chain } from './rpc-answers.ts'

export const chain: Chain = {
  block: 41_000,
  payTo: '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720',
  balance: 700_000n,
  received: [
    { block: 35_000, atomic: 9_000_000n },
    { block: 36_000, atomic: 10_000n },
    { block: 38_000, atomic: 50_000n },
    { block: 38_000, atomic: 20_000n },
    { block: 41_000, atomic: 1_250_000n },
  ],
}

export interface Ran extends MarketRun {
  readonly folder: string
  /** MARKET.md as it was written. */
  readonly text: string
  readonly waited: readonly number[]
  readonly said: readonly string[]
  readonly asked: MarketServer['asked']
}

interface Options {
  readonly data?: MarketData
  readonly fault?: (asked: Asked) => Fault | undefined
  readonly folder?: string
  readonly now?: Date
  readonly timeoutMs?: number
  readonly maxBytes?: number
}

export const emptyFolder = (): string => mkdtempSync(join(tmpdir(), 'market-'))

/** A whole run against a server of this machine; waits are noted and not waited. */
export async function runAgainst({
  data = marketData(),
  fault,
  folder = emptyFolder(),
  ...options
}: Options): Promise<Ran> {
  const server = await startMarketServer(data, chain, fault)
  const waited: number[] = []
  const said: string[] = []
  try {
    const run = await runMarket({
      addresses: {
        x402scanUrl: `${server.url}/scan`,
        facilitatorUrl: `${server.url}/facilitator`,
        bazaarUrl: `${server.url}/bazaar`,
        rpcUrl: `${server.url}/rpc`,
        payTo: chain.payTo,
        fromBlock: 36_000,
      },
      folder,
      polite: {
        fetch,
        sleep: async (ms) => {
          waited.push(ms)
        },
        now: () => options.now ?? NOW,
        pauseMs: 500,
        timeoutMs: options.timeoutMs ?? 10_000,
        attempts: 3,
        backOffMs: 1_000,
        maxWaitMs: 60_000,
        maxBytes: options.maxBytes ?? 1_000_000,
      },
      progress: { start: () => {}, call: () => {}, wait: (line) => said.push(line), end: () => {} },
    })
    return { ...run, folder, waited, said, asked: server.asked, text: readFileSync(join(folder, 'MARKET.md'), 'utf8') }
  } finally {
    await server.stop()
  }
}

export function historyIn(ran: MarketRun, id: string): SectionHistory {
  const found = ran.histories.find(({ section }) => section.id === id)
  if (found === undefined) throw new Error(`there is no part ${id}`)
  return found
}

export const figuresIn = (ran: MarketRun, id: string): Record<string, number | null> =>
  Object.fromEntries((historyIn(ran, id).latest?.figures ?? []).map((figure) => [figure.id, figure.value]))
