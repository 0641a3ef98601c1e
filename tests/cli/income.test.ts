import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { incomeCommand } from '../../src/cli/income.ts'
import { ConfigError } from '../../src/config-error.ts'
import { commandRun } from './run-command.ts'

let folder: string
const { printed, run } = commandRun()

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cli-income-'))
  vi.stubEnv('LEDGER_PATH', join(folder, 'ledger.db'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

test('without INCOME_FROM_BLOCK there is no figure, the reason is said, and the exit code is 1', async () => {
  vi.stubEnv('X402_PAY_TO', '0x00000000000000000000000000000000000000aa')
  expect(await run(incomeCommand(), [])).toBe(1)
  expect(printed.out).toBe('No figure: INCOME_FROM_BLOCK is not set. Set it to the block from which payments count.\n')
})

test.each([
  ['X402_PAY_TO', () => {}],
  ['LEDGER_PATH', () => writeFileSync(join(folder, 'ledger.db'), 'this is no ledger, and longer than a header of one')],
])('what cannot be used is said by its name, %s, and not as an error of a library', async (name, spoil) => {
  spoil()
  await expect(run(incomeCommand(), [])).rejects.toThrow(ConfigError)
  await expect(run(incomeCommand(), [])).rejects.toThrow(name)
})
