import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ledgerCommand } from '../../src/cli/ledger.ts'
import { pruneCommand } from '../../src/cli/prune.ts'
import { openStore } from '../../src/store/open-store.ts'
import { createShop } from '../payment/shop.ts'
import { commandRun } from './run-command.ts'

let folder: string
const { printed, run } = commandRun()

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cli-ledger-'))
  vi.stubEnv('LEDGER_PATH', join(folder, 'ledger.db'))
})
afterEach(() => {
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
  await run(ledgerCommand(), ['--last', '2'])
  const lines = printed.out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines).toHaveLength(2)
  for (const line of lines) expect(line).toMatchObject({ route: 'search', payer, usd: '0.010000', state: 'settled' })
  expect(lines[0].transaction).toMatch(/3$/)
  expect(printed.out).not.toContain('secret')
})

test('pruning drops the answers whose time is over and keeps the record', async () => {
  await sell()
  await run(pruneCommand(), [])
  expect(JSON.parse(printed.out)).toMatchObject({ answers: 0, rows: 0, network: expect.any(Object) })
  printed.out = ''
  vi.stubEnv('ANSWER_TTL_HOURS', '0')
  await new Promise((resolve) => setTimeout(resolve, 5))
  await run(pruneCommand(), [])
  expect(JSON.parse(printed.out)).toMatchObject({ answers: 3, rows: 0 })
  printed.out = ''
  await run(ledgerCommand(), [])
  expect(printed.out.trim().split('\n')).toHaveLength(3)
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
  await run(ledgerCommand(), ['backup', copy])
  expect((statSync(copy).mode & 0o777).toString(8)).toBe('600')
  await expect(ledgerCommand().parseAsync(['backup', copy], { from: 'user' })).rejects.toThrow(/exists already/)
  await inUse.close()
  printed.out = ''
  vi.stubEnv('LEDGER_PATH', copy)
  await run(ledgerCommand(), [])
  expect(printed.out.trim().split('\n')).toHaveLength(3)
  expect(printed.out).toContain(payer)
})

test('a backup that cannot be made leaves no file that looks like one', async () => {
  writeFileSync(join(folder, 'ledger.db'), 'no database at all, and long enough not to be taken for an empty one')
  const copy = join(folder, 'backup.db')
  await expect(ledgerCommand().parseAsync(['backup', copy], { from: 'user' })).rejects.toThrow(/Nothing was backed up/)
  expect(existsSync(copy)).toBe(false)
})

/** A process that has the ledger open and does nothing with it, as a server does between two sales. */
async function openElsewhere(path: string): Promise<() => Promise<void>> {
  const open = `const database = new (require('libsql'))(${JSON.stringify(path)})
    database.exec('pragma journal_mode = wal')
    database.prepare('select count(*) from payments').all([])
    process.stdout.write('open')
    setInterval(() => {}, 1000)`
  const other = spawn(process.execPath, ['-e', open], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(other.stdout, 'data')
  return async () => {
    other.kill()
    await once(other, 'exit')
  }
}

test('a ledger that a server has open is not copied: what it sells meanwhile would be missing', async () => {
  await sell()
  // This process has the ledger itself open for as long as it lives.
  const path = join(folder, 'backup.db')
  await run(ledgerCommand(), ['backup', path])
  vi.stubEnv('LEDGER_PATH', path)
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none')
  const copy = () => ledgerCommand().parseAsync(['copy'], { from: 'user' })
  const stop = await openElsewhere(path)
  await expect(copy()).rejects.toThrow(/LEDGER_PATH cannot be used: another process has the ledger there open/)
  await stop()
  await expect(copy()).rejects.toThrow(/DATABASE_URL cannot be used/)
})
