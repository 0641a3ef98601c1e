import { execFileSync } from 'node:child_process'
import { matchesGlob } from 'node:path'
import { expect, it } from 'vitest'
import config from '../../vitest.config.ts'

it('every test file belongs to exactly one project; one that no project includes would be skipped without a word', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'tests'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file.endsWith('.test.ts'))
  expect(files.length).toBeGreaterThan(10)
  const projects = (config.test?.projects ?? []) as { test: { include: string[] } }[]
  for (const file of files) {
    const owners = projects.filter(({ test }) => test.include.some((glob) => matchesGlob(file, glob)))
    expect([file, owners.length]).toEqual([file, 1])
  }
})
