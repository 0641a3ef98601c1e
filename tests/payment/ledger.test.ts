import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLedger } from '../../src/payment/ledger.ts'
import { openStore, type Store } from '../../src/store/open-store.ts'
import { ledgerContract } from './ledger-contract.ts'

const folder = mkdtempSync(join(tmpdir(), 'ledger-'))
const ledgerPath = join(folder, 'ledger.db')
let store: Store

beforeAll(async () => {
  store = await openStore({ ledgerPath })
})

afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

const ledgerOf = ({ db, dialect }: Store) => createLedger(db, dialect, () => 6_000_000_000_000)

// SQLite serves one process with one handle, so both handles of the contract are the same one.
describe('the ledger on SQLite', () => {
  ledgerContract(async () => ({ ledger: ledgerOf(store), store }))

  test('another process reads what was written, also after a close', async () => {
    const rows = await ledgerOf(store).recent(5)
    expect(rows.length).toBe(5)
    const second = await openStore({ ledgerPath })
    expect(await ledgerOf(second).recent(5)).toEqual(rows)
    await second.close()
    await store.close()
    store = await openStore({ ledgerPath })
    expect(await ledgerOf(store).recent(5)).toEqual(rows)
  })
})
