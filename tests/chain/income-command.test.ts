import { execFile } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyerV1, buyerV2 } from '../demo/buy.ts'
import { purchases } from '../demo/purchases.ts'
import { type Stand, startStand } from '../demo/start-stand.ts'

let stand: Stand
const ledger = join(mkdtempSync(join(tmpdir(), 'income-')), 'ledger.db')

beforeAll(async () => {
  stand = await startStand()
})
afterAll(() => stand.stop())

interface Ended {
  readonly code: number
  readonly printed: string
}

/** `failure-archive income` as an operator runs it, with a ledger of its own: it knows of no payment but from the chain. */
const income = async (args: readonly string[], env: Record<string, string> = {}): Promise<Ended> => {
  const { chain } = stand
  const settings = {
    ...chain.sellerEnv,
    INCOME_FROM_BLOCK: '0',
    LEDGER_PATH: ledger,
    ...env,
  }
  const run = promisify(execFile)(process.execPath, ['dist/src/cli/main.js', 'income', ...args], {
    env: { PATH: process.env.PATH, ...settings },
  })
  return run.then(
    ({ stdout }) => ({ code: 0, printed: stdout }),
    ({ code, stdout, stderr }) => ({ code, printed: stdout + stderr }),
  )
}

test('before anybody has bought, zero is shown as zero', async () => {
  const { code, printed } = await income([])
  expect([code, printed.slice(0, 15)]).toEqual([0, '$0.00 received '])
})

test('it equals the sum of what the buyers of the demo paid, whatever has been spent since', async () => {
  const [first, second] = stand.chain.buyers
  if (first === undefined || second === undefined) throw new Error('there are no buyers')
  let paid = 0n
  for (const buyer of [buyerV1(first.account), buyerV2(second.account)]) {
    for (const { path, init } of purchases) {
      const { status, atomic } = await buyer.buy(`${stand.archive.url}${path}`, init)
      expect([path, status]).toEqual([path, 200])
      paid += atomic
    }
  }
  expect(paid).toBe(2_660_000n)
  await stand.chain.fund(stand.chain.payTo, 0n)
  const { code, printed } = await income(['--json'])
  expect(code).toBe(0)
  expect(JSON.parse(printed)).toMatchObject({
    usd: (Number(paid) / 1_000_000).toFixed(2),
    source: 'chain',
    reason: null,
  })
})

test('an RPC that is down or of another chain gives no figure, and never a zero', async () => {
  const down = await income([], { X402_RPC_URL_84532: 'http://127.0.0.1:1/secret-key' })
  expect(down.code).toBe(1)
  expect(down.printed).toMatch(/^No figure: the chain could not be read\. Look at X402_RPC_URL_84532;/)
  expect(down.printed).not.toContain('secret-key')
  const other = await income([], { X402_NETWORKS: 'eip155:8453', X402_RPC_URL_8453: stand.chain.rpcUrl })
  expect(other.code).toBe(1)
  expect(other.printed).toMatch(/^No figure: the RPC answers for eip155:84532, not for eip155:8453\./)
})
