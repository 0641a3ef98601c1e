import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pruneNetwork, RAW_HOURS } from '../../../src/network/prune.ts'
import type { Report } from '../../../src/network/report.ts'
import { writeReports } from '../../../src/network/write-reports.ts'
import { openStore, type Store } from '../../../src/store/open-store.ts'
import { fill } from './fill.ts'
import { reportsOf } from './reports.ts'

const NOW = Date.UTC(2026, 0, 15, 12, 34, 56, 789)
const ROWS = 3000
const GROUP = 256

/** All that a store knows of the network, without the order in which it was written. */
async function contents({ db }: Store) {
  const tables = (await db.introspection.getTables()).filter(({ name }) => name.startsWith('network_'))
  const read = async (table: string): Promise<readonly [string, readonly string[]]> => {
    const rows = await (db as never as import('kysely').Kysely<Record<string, Record<string, unknown>>>)
      .selectFrom(table)
      .selectAll()
      .execute()
    return [table, rows.map(({ id: _, ...row }) => JSON.stringify(row)).sort()]
  }
  return Object.fromEntries(await Promise.all(tables.map(({ name }) => read(name))))
}

async function writtenByTheNetwork(store: Store): Promise<void> {
  const write = writeReports(store.db)
  const reports = [...reportsOf(ROWS, NOW)]
  const groups = Array.from({ length: Math.ceil(reports.length / GROUP) }, (_, index): readonly Report[] =>
    reports.slice(index * GROUP, (index + 1) * GROUP),
  )
  for (const group of groups) await write(group)
  await pruneNetwork(store.db, { nowMs: NOW, hours: RAW_HOURS + 1, dryRun: false })
}

test('the rows that the benchmark is measured on are those that the network would have written', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'network-fill-'))
  try {
    const filled = join(folder, 'filled.db')
    await (await openStore({ ledgerPath: filled })).close()
    fill(filled, ROWS, NOW)
    const [one, other] = await Promise.all([openStore({ ledgerPath: filled }), openStore({ ledgerPath: ':memory:' })])
    await writtenByTheNetwork(other)
    const expected = await contents(other)
    expect(Object.values(expected).filter((rows) => rows.length > 0).length).toBe(13)
    expect(await contents(one)).toEqual(expected)
    await Promise.all([one.close(), other.close()])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
