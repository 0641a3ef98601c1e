import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openStore } from '../../src/store/open-store.ts'
import { freePort } from '../chain/free-port.ts'
import { type LocalChain, startChain } from '../chain/start-chain.ts'
import { buyerV1, buyerV2 } from '../demo/buy.ts'
import { type LoggedServer, startLoggedServer } from './start-logged-server.ts'
import { MARKER, type Visit, visit } from './visits.ts'

const MINUTES = Number(process.env.SOAK_MINUTES ?? 30)
const STEPS = 6
const VISITORS = 12
/** Between two visits of one visitor, so that the run is steady rather than as fast as the machine can. */
const PAUSE_MS = 60
const SAMPLE_MS = 1_000
const FLAT = 1.1

const folder = mkdtempSync(join(tmpdir(), 'soak-'))
const ledgerPath = join(folder, 'ledger.db')
const receiptKey = `0x${'7'.repeat(64)}`

const envOf = (chain: LocalChain): Record<string, string> => ({
  ...chain.sellerEnv,
  X402_FACILITATOR: 'local',
  X402_SETTLER_KEY: chain.settlerKey,
  X402_RECEIPT_KEY: receiptKey,
  INCOME_FROM_BLOCK: '0',
  RATE_LIMIT_PER_MINUTE: '0',
  LEDGER_PATH: ledgerPath,
})

interface Tally {
  readonly counts: Map<string, number>
  readonly errors: string[]
  purchases: number
  paid: bigint
}

const failed = (error: unknown): Visit => ({ name: 'broke', ok: false, detail: String(error) })

function note(tally: Tally, { name, ok, detail, bought }: Visit): void {
  tally.counts.set(name, (tally.counts.get(name) ?? 0) + 1)
  if (!ok) tally.errors.push(`${name}: ${detail}`)
  if (!ok || bought === undefined) return
  tally.paid += bought.atomic
  tally.purchases += 1
}

async function roam(url: string, chain: LocalChain, index: number, until: number, tally: Tally): Promise<void> {
  const account = chain.buyers[index % chain.buyers.length]?.account
  if (!account) throw new Error('there is no buyer')
  const buyer = index % 2 === 0 ? buyerV1(account) : buyerV2(account)
  for (let turn = index; Date.now() < until; turn += 1) {
    note(tally, await visit(url, buyer, turn).catch(failed))
    await sleep(PAUSE_MS)
  }
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Resident memory, a line a step: the median of what was seen in it. */
async function watchMemory(server: LoggedServer, started: number, tally: Tally): Promise<number[]> {
  const stepMs = (MINUTES * 60_000) / STEPS
  const medians: number[] = []
  for (let step = 1; step <= STEPS; step += 1) {
    const seen: number[] = []
    while (Date.now() < started + step * stepMs) {
      seen.push(server.residentMiB())
      await sleep(Math.min(SAMPLE_MS, stepMs / 20))
    }
    medians.push(median(seen))
    const visits = [...tally.counts.values()].reduce((sum, count) => sum + count, 0)
    const minute = ((step * stepMs) / 60_000).toFixed(1)
    console.log(
      `minute ${minute}: ${visits} visits, ${tally.purchases} paid, ${tally.errors.length} errors, ${median(seen).toFixed(0)} MiB`,
    )
  }
  return medians
}

/** What the ledger calls settled, in atomic units, and how many payments it left in any other lasting state. */
async function ledgerSays(): Promise<{ settled: bigint; open: number }> {
  const store = await openStore({ ledgerPath })
  const rows = await store.db.selectFrom('payments').select(['state', 'amount']).execute()
  await store.close()
  const settled = rows.filter(({ state }) => state === 'settled')
  return {
    settled: settled.reduce((sum, { amount }) => sum + BigInt(amount), 0n),
    open: rows.filter(({ state }) => !['settled', 'released', 'failed'].includes(state)).length,
  }
}

/** JSON in base64, as every payment header is, and a signature of a wallet: neither has any business in a log. */
const PAYMENT = /eyJ[\w+/=-]{20,}|0x[0-9a-f]{130}/gi

const secretsIn = (log: string, chain: LocalChain): number =>
  [MARKER, receiptKey, chain.settlerKey].filter((secret) => log.includes(secret)).length +
  (log.match(PAYMENT) ?? []).length

const chain = await startChain()
const server = await startLoggedServer(envOf(chain), join(folder, 'log'), await freePort())
const tally: Tally = { counts: new Map(), errors: [], purchases: 0, paid: 0n }
const started = Date.now()
const until = started + MINUTES * 60_000
for (const { address } of chain.buyers) await chain.fund(address, 1_000_000_000_000n)
console.log(`${VISITORS} visitors for ${MINUTES} minutes, every tenth visit a purchase`)

const [memory] = await Promise.all([
  watchMemory(server, started, tally),
  ...Array.from({ length: VISITORS }, (_, index) => roam(server.url, chain, index, until, tally)),
])
const { received } = (await (await fetch(server.url, { headers: { accept: 'application/json' } })).json()) as {
  received: { usd: string }
}
const balance = await chain.balanceOf(chain.payTo)
await server.stop()
const ledger = await ledgerSays()
const secrets = secretsIn(server.log(), chain)
await chain.stop()
rmSync(folder, { recursive: true })

// The first step holds the warming up, so the second is what the last is held against.
const growth = (memory.at(-1) ?? 0) / (memory[1] ?? 1)
const figures = {
  minutes: MINUTES,
  visits: Object.fromEntries([...tally.counts].sort()),
  errors: tally.errors.length,
  resident_mib_by_step: memory.map((value) => Math.round(value)),
  last_against_second_step: Number(growth.toFixed(3)),
  usd: {
    paid_by_visitors: Number(tally.paid) / 1e6,
    settled_in_ledger: Number(ledger.settled) / 1e6,
    on_chain: Number(balance) / 1e6,
    told_by_the_service: Number(received.usd),
  },
  left_open_in_ledger: ledger.open,
  secrets_in_log: secrets,
}
console.log(JSON.stringify(figures, null, 2))
for (const error of tally.errors.slice(0, 20)) console.error(error)

const agrees = tally.paid === balance && ledger.settled === balance
const good = tally.errors.length === 0 && growth <= FLAT && agrees && ledger.open === 0 && secrets === 0
console.log(good ? 'soak: held' : 'soak: DID NOT HOLD')
process.exitCode = good ? 0 : 1
