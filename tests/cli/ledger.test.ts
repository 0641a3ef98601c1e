import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ledgerCommand } from '../../src/cli/ledger.ts'
import { pruneCommand } from '../../src/cli/prune.ts'
import { openStore } from '../../src/store/open-store.ts'
import { createShop } from '../payment/shop.ts'

let folder: string
let printed: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cli-ledger-'))
  vi.stubEnv('LEDGER_PATH', join(folder, 'ledger.db'))
  printed = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += text
    return true
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

/** Sells three times into the ledger's file; what was asked is a secret. */
const sell = async () => {
  const store = await openStore({ ledgerPath: join(folder, 'ledger.db') })
  const shop = await createShop({}, store)
  for (const q of ['secret 1', 'secret 2', 'secret 3']) {
    await shop.call('search', await shop.buyer.sign('search'), { input: { q } })
  }
  await store.close()
  return shop.buyer.address
}

test('prints the last payments, newest first, without what was asked', async () => {
  const payer = await sell()
  await ledgerCommand().parseAsync(['--last', '2'], { from: 'user' })
  const lines = printed
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines).toHaveLength(2)
  for (const line of lines) expect(line).toMatchObject({ route: 'search', payer, usd: '0.010000', state: 'settled' })
  expect(lines[0].transaction).toMatch(/3$/)
  expect(printed).not.toContain('secret')
})

test('pruning drops the answers whose time is over and keeps the record', async () => {
  await sell()
  await pruneCommand().parseAsync([], { from: 'user' })
  expect(JSON.parse(printed)).toMatchObject({ answers: 0, rows: 0, network: expect.any(Object) })
  printed = ''
  vi.stubEnv('ANSWER_TTL_HOURS', '0')
  await new Promise((resolve) => setTimeout(resolve, 5))
  await pruneCommand().parseAsync([], { from: 'user' })
  expect(JSON.parse(printed)).toMatchObject({ answers: 3, rows: 0 })
  printed = ''
  await ledgerCommand().parseAsync([], { from: 'user' })
  expect(printed.trim().split('\n')).toHaveLength(3)
})

test('a path without a ledger is an error; an empty ledger made there would look like lost payments', async () => {
  await expect(ledgerCommand().parseAsync([], { from: 'user' })).rejects.toThrow(
    /LEDGER_PATH cannot be used: there is no/,
  )
})

test('a backup made while the ledger is in use holds every payment, and never overwrites a file', async () => {
  const payer = await sell()
  const inUse = await openStore({ ledgerPath: join(folder, 'ledger.db') })
  const copy = join(folder, 'backup.db')
  await ledgerCommand().parseAsync(['backup', copy], { from: 'user' })
  expect((statSync(copy).mode & 0o777).toString(8)).toBe('600')
  await expect(ledgerCommand().parseAsync(['backup', copy], { from: 'user' })).rejects.toThrow(/exists already/)
  await inUse.close()
  printed = ''
  vi.stubEnv('LEDGER_PATH', copy)
  await ledgerCommand().parseAsync([], { from: 'user' })
  expect(printed.trim().split('\n')).toHaveLength(3)
  expect(printed).toContain(payer)
})
