import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const SCRIPT = fileURLToPath(new URL('../../src/build/if-stale.mjs', import.meta.url))
const BUILD = `const fs = require('node:fs')
fs.mkdirSync('dist/src/cli', { recursive: true })
for (const file of ['src/cli/main.js', 'corpus.json', 'free.json', 'manifest.json']) fs.writeFileSync('dist/' + file, '')
fs.writeFileSync('built', '')`

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'if-stale-'))
  for (const folder of ['src/build', 'checks', 'mcp', 'corpus/cases', 'node_modules'])
    mkdirSync(join(root, folder), { recursive: true })
  cpSync(SCRIPT, join(root, 'src/build/if-stale.mjs'))
  writeFileSync(join(root, 'build.cjs'), BUILD)
  writeFileSync(join(root, 'package.json'), '{"scripts":{"build":"node build.cjs"}}')
  writeFileSync(join(root, 'corpus/cases/a.md'), '# A')
})
afterEach(() => rmSync(root, { recursive: true }))

/** Runs the script and tells whether it built. */
function builds(): boolean {
  rmSync(join(root, 'built'), { force: true })
  const { status } = spawnSync(process.execPath, [join(root, 'src/build/if-stale.mjs')])
  expect(status).toBe(0)
  return existsSync(join(root, 'built'))
}

const touch = (path: string) => utimesSync(join(root, path), new Date(), new Date(Date.now() + 5000))

test('builds when there is no build, then only when something that it is built from has changed', {
  timeout: 60_000,
}, () => {
  expect(builds()).toBe(true)
  expect(builds()).toBe(false)
  touch('corpus/cases/a.md')
  expect(builds()).toBe(true)
})

test('builds when a part of the build is missing', { timeout: 60_000 }, () => {
  builds()
  rmSync(join(root, 'dist/corpus.json'))
  expect(builds()).toBe(true)
})

test('a failing build fails', { timeout: 60_000 }, () => {
  writeFileSync(join(root, 'build.cjs'), 'process.exit(3)')
  expect(spawnSync(process.execPath, [join(root, 'src/build/if-stale.mjs')]).status).not.toBe(0)
})

test('says what to do first where nothing is installed, and does not build', () => {
  rmSync(join(root, 'node_modules'), { recursive: true })
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'src/build/if-stale.mjs')], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, 'Nothing is installed here yet: run `npm ci` first.\n'])
  expect(existsSync(join(root, 'built'))).toBe(false)
})
