import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAdvisoryLock } from '../../src/store/advisory-lock.ts'
import { openStore, type Store } from '../../src/store/open-store.ts'
import { databaseUrl } from './database-url.ts'

/** Two stores on one database, as two processes have them. */
let stores: readonly Store[] = []

beforeAll(async () => {
  const open = () => openStore({ databaseUrl: databaseUrl(), ledgerPath: ':memory:' })
  stores = [await open(), await open()]
})
afterAll(() => Promise.all(stores.map((store) => store.close())))

test('one key is held by one process at a time, so no two transactions take the same nonce', async () => {
  const locks = stores.map((store) => createAdvisoryLock(store.db))
  let inside = 0
  let most = 0
  const work = async () => {
    inside += 1
    most = Math.max(most, inside)
    await new Promise((resolve) => setTimeout(resolve, 5))
    inside -= 1
  }
  await Promise.all(Array.from({ length: 20 }, (_, i) => locks[i % 2]?.('settle:1:0xa', work)))
  expect(most).toBe(1)
})

test('another key does not wait', async () => {
  const [a, b] = stores.map((store) => createAdvisoryLock(store.db))
  let ran = false
  await a?.('settle:1:0xa', async () => {
    await b?.('settle:2:0xa', async () => {
      ran = true
    })
  })
  expect(ran).toBe(true)
})

test('work that fails gives the lock back', async () => {
  const [a, b] = stores.map((store) => createAdvisoryLock(store.db))
  await expect(a?.('settle:1:0xa', () => Promise.reject(new Error('sending failed')))).rejects.toThrow('sending failed')
  expect(await b?.('settle:1:0xa', async () => 'free')).toBe('free')
})
