import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const run = (...args: string[]) => spawnSync(process.execPath, ['dist/src/cli/main.js', ...args], { encoding: 'utf8' })

test.each([
  ['an option is missing', ['receipts', 'verify', 'a-file']],
  ['an option is unknown', ['ledger', 'backup', 'a-file', '--no-such-option']],
  ['a command is unknown', ['no-such-command']],
  [
    'a claim is in a language that is not read',
    ['audit', '--claim', 'Die Sicherung ist sicher, denn alle Tests sind grün.'],
  ],
  ['a file is not there', ['receipts', 'verify', 'no-such-file', '--signer', `0x${'a'.repeat(40)}`]],
])('ends with 2 when %s, in a command of a command too, and says nothing of charges', (_, args) => {
  const { status, stderr } = run(...args)
  expect([status, stderr.includes('    at ')]).toEqual([2, false])
  expect(stderr).not.toContain('charged')
})
