import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildCommand } from '../../src/cli/build.ts'
import { commandRun } from './run-command.ts'

// Every build probes the gate first, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

let root: string
const { printed, run: runCommand } = commandRun()

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cli-build-'))
})
afterEach(() => {
  rmSync(root, { recursive: true })
})

const run = (...flags: string[]) => runCommand(buildCommand(), ['--in', root, '--out', join(root, 'out'), ...flags])

test('says what was masked and left out, by classes and codes, and never the text', async () => {
  writeFileSync(join(root, 'a.md'), '# A\n\nWritten to ops@example.org and dev@example.org.\n')
  writeFileSync(join(root, 'b.md'), '# B\n\nIt cost $48,200 at Halvorsen.\n')
  writeFileSync(join(root, 'c.md'), '# C\n\nNothing to see.\n')
  await run()
  expect(printed.out).toContain('a.md: kept; masked: email 2\n')
  expect(printed.out).toContain('b.md: excluded (money_amount)\n')
  expect(printed.out).toContain('3 documents: 2 kept, 1 excluded, 1 with something masked\n')
  expect(printed.out).not.toMatch(/c\.md|example\.org|48,200|Halvorsen/)
  expect(process.exitCode).toBeUndefined()
})

test('--report lists every document and every class', async () => {
  writeFileSync(join(root, 'c.md'), '# C\n\nNothing to see.\n')
  await run('--report')
  expect(printed.out).toContain('c.md: kept\n')
  expect(printed.out).toMatch(/ {2}uuid: (\d+) of \1 probes caught\n/)
})

test('a folder that cannot be built names every document at fault, a line each, and exits with 1', async () => {
  for (const name of ['a.md', 'b.md']) writeFileSync(join(root, name), 'no title')
  await run()
  const lines = /^not built: 2 of \d documents cannot be read\n {2}a\.md: title: .*\n {2}b\.md: title: .*\n$/
  expect(printed).toEqual({ out: '', err: expect.stringMatching(lines) })
  expect(process.exitCode).toBe(1)
})

test('says at once that a folder takes nothing, where making one would never end', async () => {
  writeFileSync(join(root, 'a.md'), '# A\n\nNothing to see.\n')
  await run('--out', '/proc/nothing/here')
  expect(printed.err).toBe('not built: nothing can be written to /proc/nothing/here (ENOENT)\n')
  expect(process.exitCode).toBe(1)
})
