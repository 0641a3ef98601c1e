import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore, type Store } from '../../src/store/open-store.ts'
import { createShop } from '../payment/shop.ts'
import { databaseUrl } from './database-url.ts'

let store: Store
let administrator: Store

beforeAll(async () => {
  const place = { databaseUrl: databaseUrl(), ledgerPath: ':memory:' }
  store = await openStore(place)
  administrator = await openStore(place)
})
afterAll(() => Promise.all([store.close(), administrator.close()]))

const processOf = async () => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(store.db)
  return rows[0]?.pid
}

/** Ends the given connections as a restart of PostgreSQL does, and waits until they are gone. */
async function terminate(pid: number | undefined): Promise<void> {
  await sql`select pg_terminate_backend(${pid})`.execute(administrator.db)
  const alive = async () =>
    (await sql`select 1 from pg_stat_activity where pid = ${pid}`.execute(administrator.db)).rows.length > 0
  while (await alive()) await new Promise((resolve) => setTimeout(resolve, 10))
  await new Promise((resolve) => setTimeout(resolve, 50))
}

test('a restart of PostgreSQL ends no process: the next payment opens a connection of its own', async () => {
  const shop = await createShop({}, store)
  expect(await shop.call('search', await shop.buyer.sign('search'))).toMatchObject({ kind: 'answer' })
  await terminate(await processOf())
  expect(await shop.call('search', await shop.buyer.sign('search'))).toMatchObject({ kind: 'answer' })
})

test('a connection that is lost between two statements of a transaction fails the transaction and ends no process', async () => {
  const work = store.db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
    await terminate(rows[0]?.pid)
    await sql`select 1`.execute(transaction)
  })
  await expect(work).rejects.toThrow()
  expect(await processOf()).toBeGreaterThan(0)
})
