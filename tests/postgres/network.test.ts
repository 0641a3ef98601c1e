import { sql } from 'kysely'
import { afterAll, beforeAll, describe } from 'vitest'
import { openStore, type Store } from '../../src/store/open-store.ts'
import { networkContract } from '../network/network-contract.ts'
import { databaseUrl } from './database-url.ts'

let store: Store

beforeAll(async () => {
  store = await openStore({ databaseUrl: databaseUrl(), ledgerPath: '' })
})
afterAll(() => store.close())

/** The same tables for every test, emptied. */
const emptied = async () => {
  const tables = await store.db.introspection.getTables()
  const names = tables.map(({ name }) => name).filter((name) => name.startsWith('network_'))
  await sql`truncate ${sql.join(names.map((name) => sql.table(name)))}`.execute(store.db)
  return store
}

describe('the network on PostgreSQL', () => {
  networkContract(emptied)
})
