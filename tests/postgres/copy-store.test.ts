import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { copyStore } from '../../src/store/copy-store.ts'
import { keptValue } from '../../src/store/kept-value.ts'
import { openStore, type Store } from '../../src/store/open-store.ts'
import { createShop } from '../payment/shop.ts'
import { databaseUrl } from './database-url.ts'

const NAME = `copied_${process.pid}`
const admin = new pg.Client({ connectionString: databaseUrl() })
const targetUrl = Object.assign(new URL(databaseUrl()), { pathname: `/${NAME}` }).href

let from: Store
let to: Store

beforeAll(() => admin.connect())
afterAll(() => admin.end())

beforeEach(async () => {
  await admin.query(`create database ${NAME}`)
  from = await openStore({ ledgerPath: ':memory:' })
  to = await openStore({ databaseUrl: targetUrl, ledgerPath: '' })
  return async () => {
    await from.close()
    await to.close()
    await admin.query(`drop database ${NAME}`)
  }
})

const payments = (store: Store) => store.db.selectFrom('payments').selectAll().orderBy('seq').execute()

test('every row arrives as it was, kept secrets too, and the next payment gets a number of its own', async () => {
  const shop = await createShop({}, from)
  for (const q of ['a', 'b', 'c']) await shop.call('search', await shop.buyer.sign('search'), { input: { q } })
  const secret = await keptValue(from.db, 'sign-in secret', () => 'made in the first store')
  await keptValue(to.db, 'sign-in secret', () => 'made at the opening of the second')
  expect(await copyStore(from, to)).toMatchObject({ payments: 3, kept_values: 1 })
  expect(await payments(to)).toEqual(await payments(from))
  expect(await keptValue(to.db, 'sign-in secret', () => 'never')).toBe(secret)
  const later = await createShop({}, to)
  await later.call('search', await later.buyer.sign('search'), { input: { q: 'd' } })
  expect((await payments(to)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
})

test('a target that holds payments is left as it is', async () => {
  const sold = await createShop({}, to)
  await sold.call('search', await sold.buyer.sign('search'), { input: { q: 'x' } })
  await keptValue(to.db, 'sign-in secret', () => 'of the target')
  await expect(copyStore(from, to)).rejects.toThrow(/holds 1 rows in payments already/)
  expect(await payments(to)).toHaveLength(1)
  expect(await keptValue(to.db, 'sign-in secret', () => 'never')).toBe('of the target')
})

test('what breaks in the middle leaves the target empty', async () => {
  const shop = await createShop({}, from)
  await shop.call('search', await shop.buyer.sign('search'), { input: { q: 'a' } })
  await keptValue(from.db, 'a', () => 'value')
  await sql`alter table payments add constraint refuses check (amount < 0)`.execute(to.db)
  await expect(copyStore(from, to)).rejects.toThrow()
  expect(await to.db.selectFrom('kept_values').selectAll().execute()).toEqual([])
})
