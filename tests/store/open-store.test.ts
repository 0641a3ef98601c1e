import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keptValue } from '../../src/store/kept-value.ts'
import { openStore } from '../../src/store/open-store.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'open-store-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a file that is opened alone is read and written, and lets nobody else in', async () => {
  const ledgerPath = join(folder, 'ledger.db')
  const alone = await openStore({ ledgerPath, alone: true })
  expect(await keptValue(alone.db, 'name', () => 'value')).toBe('value')
  expect(await keptValue(alone.reader, 'name', () => 'another')).toBe('value')
  await expect(openStore({ ledgerPath })).rejects.toMatchObject({ code: 'SQLITE_BUSY' })
  await alone.close()
})

test('after a stop the file alone holds everything: what stays in the log is lost to who copies the file', async () => {
  const [ledgerPath, copy] = [join(folder, 'ledger.db'), join(folder, 'copy.db')]
  const store = await openStore({ ledgerPath })
  await keptValue(store.db, 'name', () => 'value')
  await store.close()
  copyFileSync(ledgerPath, copy)
  const copied = await openStore({ ledgerPath: copy })
  expect(await keptValue(copied.db, 'name', () => 'lost')).toBe('value')
  await copied.close()
})
