import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { openStore } from '../../src/store/open-store.ts'
import { FAILURE } from './network-under-test.ts'

vi.setConfig({ testTimeout: 240_000 })

const started: ChildProcess[] = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

/** The built server as an operator runs it. */
async function startProcess(ledgerPath: string) {
  const env = { PATH: process.env.PATH ?? '', PORT: '0', LEDGER_PATH: ledgerPath, RATE_LIMIT_PER_MINUTE: '0' }
  const child = spawn(process.execPath, ['dist/src/main.js'], { env })
  started.push(child)
  const url = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (part) => {
      output += part
      const found = /"url":"([^"]+)"/.exec(output)?.[1]
      if (found) resolve(found)
    })
    child.once('exit', () => reject(new Error('the server did not start')))
  })
  return { url, kill: () => child.kill('SIGKILL') }
}

test('kill -9 while reports are written loses none that was acknowledged, and no counter disagrees with the rows', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'network-'))
  const path = join(folder, 'network.db')
  try {
    let acknowledged = 0
    for (let round = 0; round < 3; round++) {
      const { url, kill } = await startProcess(path)
      const report = async (): Promise<void> => {
        for (;;) {
          const body = JSON.stringify({ ...FAILURE, outcome: 'failure' })
          const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
          const response = await fetch(`${url}/v1/observe`, init).catch(() => undefined)
          if (!response) return
          if (response.status === 200) acknowledged += 1
        }
      }
      const writers = Array.from({ length: 16 }, report)
      const enough = acknowledged + 200 + round * 37
      await vi.waitUntil(() => acknowledged >= enough, { timeout: 60_000, interval: 1 })
      kill()
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
