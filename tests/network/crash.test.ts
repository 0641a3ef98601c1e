import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { openStore } from '../../src/store/open-store.ts'
import { type BuiltServer, startBuiltServer } from '../server/start-built-server.ts'
import { FAILURE } from './network-under-test.ts'

vi.setConfig({ testTimeout: 240_000 })

const started: BuiltServer[] = []
afterEach(() => {
  for (const { child } of started.splice(0)) child.kill('SIGKILL')
})

test('kill -9 while reports are written loses none that was acknowledged, and no counter disagrees with the rows', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'network-'))
  const path = join(folder, 'network.db')
  try {
    let acknowledged = 0
    for (let round = 0; round < 3; round++) {
      const server = await startBuiltServer({ LEDGER_PATH: path })
      started.push(server)
      const report = async (): Promise<void> => {
        for (;;) {
          const body = JSON.stringify({ ...FAILURE, outcome: 'failure' })
          const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
          const response = await fetch(`${server.url}/v1/observe`, init).catch(() => undefined)
          if (!response) return
          if (response.status === 200) acknowledged += 1
        }
      }
      const writers = Array.from({ length: 16 }, report)
      const enough = acknowledged + 200 + round * 37
      await vi.waitUntil(() => acknowledged >= enough, { timeout: 60_000, interval: 1 })
      server.child.kill('SIGKILL')
      await Promise.all(writers)
    }
    const store = await openStore({ ledgerPath: path })
    const raw = await store.db.selectFrom('network_observations').select('id').execute()
    const known = await store.db.selectFrom('network_fingerprints').select('observations').executeTakeFirst()
    const slots = await store.db
      .selectFrom('network_slots')
      .select('failures')
      .where('series', 'like', 'v1:%')
      .execute()
    expect(raw.length).toBeGreaterThanOrEqual(acknowledged)
    expect(known?.observations).toBe(raw.length)
    expect(slots.reduce((sum, { failures }) => sum + failures, 0)).toBe(raw.length)
    await store.close()
  } finally {
    rmSync(folder, { recursive: true })
  }
})
