import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compiledOnce } from '../../src/store/compiled-once.ts'
import { keptValue } from '../../src/store/kept-value.ts'
import { openStore, type Store } from '../../src/store/open-store.ts'

let store: Store
beforeEach(async () => {
  store = await openStore({ ledgerPath: ':memory:' })
  for (const name of ['a', 'b', 'c']) await keptValue(store.db, name, () => `value of ${name}`)
})
afterEach(() => store.close())

interface Asked {
  readonly names: readonly string[]
  readonly most: number
}

let compiled = 0
const valuesOf = compiledOnce<Asked, { readonly value: string }>((db, { names, most }) => {
  compiled += 1
  return sql<{ readonly value: string }>`select value from kept_values
    where name in (${sql.join(names)}) order by name limit ${most}`.compile(db)
})

test('a statement that ran before gives what is asked now, not what was asked then', async () => {
  expect(await valuesOf(store.db, { names: ['a', 'b'], most: 9 })).toEqual([
    { value: 'value of a' },
    { value: 'value of b' },
  ])
  expect(await valuesOf(store.db, { names: ['c', 'b'], most: 1 })).toEqual([{ value: 'value of b' }])
  expect(await valuesOf(store.db, { most: 1, names: ['c', 'x'] })).toEqual([{ value: 'value of c' }])
})

test('a longer list has a statement of its own, and so has another database', async () => {
  const other = await openStore({ ledgerPath: ':memory:' })
  compiled = 0
  for (const names of [['a'], ['b'], ['a', 'b', 'c'], ['c', 'b', 'a']]) {
    expect(await valuesOf(store.db, { names, most: 9 })).toHaveLength(names.length)
    expect(await valuesOf(other.db, { names, most: 9 })).toEqual([])
  }
  expect(compiled).toBe(4)
  await other.close()
})

test('what the statement itself holds stays beside what is asked', async () => {
  const firstFrom = compiledOnce<{ readonly from: string }, { readonly name: string }>((db, { from }) =>
    db.selectFrom('kept_values').select('name').where('name', '>=', from).orderBy('name').limit(1).compile(),
  )
  expect(await firstFrom(store.db, { from: 'a' })).toEqual([{ name: 'a' }])
  expect(await firstFrom(store.db, { from: 'b' })).toEqual([{ name: 'b' }])
})
