import { expect, test } from 'vitest'
import { createIncomeCache } from '../../src/store/income-cache.ts'
import { openStore } from '../../src/store/open-store.ts'

test('a count is kept under its name, and a later one takes its place', async () => {
  const store = await openStore({ ledgerPath: ':memory:' })
  const cache = createIncomeCache(store.db)
  expect(await cache.get('income:a')).toBeUndefined()
  await cache.set('income:a', '10:500')
  await cache.set('income:b', '1:1')
  await cache.set('income:a', '20:900')
  expect([await cache.get('income:a'), await cache.get('income:b')]).toEqual(['20:900', '1:1'])
  await store.close()
})
