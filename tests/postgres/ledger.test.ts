import { afterAll, beforeAll, describe } from 'vitest'
import { createLedger } from '../../src/payment/ledger.ts'
import { openStore, type Store } from '../../src/store/open-store.ts'
import { ledgerContract } from '../payment/ledger-contract.ts'
import { databaseUrl } from './database-url.ts'

let stores: Store[] = []
let turn = 0

beforeAll(async () => {
  // Both at once: two processes that start together must not trip over each other's migration.
  const open = () => openStore({ databaseUrl: databaseUrl(), ledgerPath: '' })
  stores = await Promise.all([open(), open()])
})

afterAll(async () => {
  for (const store of stores) await store.close()
})

describe('the ledger on PostgreSQL', () => {
  ledgerContract(async () => {
    turn += 1
    const store = stores[turn % stores.length]
    if (!store) throw new Error('no store')
    return { ledger: createLedger(store.db, store.dialect, () => 6_000_000_000_000), store }
  })
})
