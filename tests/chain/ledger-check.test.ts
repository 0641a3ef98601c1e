import { execFile } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createShopper } from './shopper.ts'
import { startArchive } from './start-archive.ts'
import { type LocalChain, startChain } from './start-chain.ts'

let chain: LocalChain
const folder = mkdtempSync(join(tmpdir(), 'ledger-check-'))

beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.stop())

const buyInto = async (ledger: string, query: string, env: Record<string, string> = {}) => {
  const [buyer] = chain.buyers
  if (buyer === undefined) throw new Error('there is no buyer')
  const archive = await startArchive(chain, { LEDGER_PATH: join(folder, ledger), ...env })
  const answer = await createShopper(archive.url, buyer.account).buy(`/search?q=${query}`)
  await answer.text()
  await archive.stop()
  expect(answer.status).toBe(200)
}

const check = (ledger: string, env: Record<string, string> = {}) =>
  new Promise<{ code: number; report: Record<string, unknown> }>((resolve) => {
    const settings = {
      PATH: process.env.PATH,
      ...chain.sellerEnv,
      INCOME_FROM_BLOCK: '0',
      LEDGER_PATH: join(folder, ledger),
      ...env,
    }
    execFile(process.execPath, ['dist/src/cli/main.js', 'ledger', 'check'], { env: settings }, (error, stdout) =>
      resolve({ code: Number(error?.code ?? 0), report: JSON.parse(stdout) }),
    )
  })

test('ledger and chain agree after a sale', async () => {
  await buyInto('one.db', 'stale+cache')
  expect(await check('one.db')).toEqual({
    code: 0,
    report: { settled: { payments: 1, usd: '0.01' }, open: 0, received_usd: '0.01', difference_usd: '0.00' },
  })
})

test('what another ledger has sold stands out as money that this one does not know, to the millionth', async () => {
  await buyInto('two.db', 'stale+index', { X402_PRICE_SEARCH: '0.001' })
  expect(await check('one.db')).toMatchObject({ code: 1, report: { received_usd: '0.011', difference_usd: '0.001' } })
})

test('a chain that does not answer is told, and is no agreement', async () => {
  const { code, report } = await check('one.db', { X402_RPC_URL_84532: 'http://127.0.0.1:9' })
  expect([code, report.difference_usd]).toEqual([1, null])
  expect(report.reason).toEqual(expect.any(String))
})
