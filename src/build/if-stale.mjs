// Runs `npm run build` when dist is missing or older than what it is built from. Plain JavaScript without dependencies: it
// runs before anything is compiled.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
// The manifest is what a build writes last; the compiler leaves files that did not change as old as they are.
const LAST_BUILT = 'dist/manifest.json'
const ALSO_BUILT = ['dist/src/cli/main.js', 'dist/corpus.json', 'dist/free.json']
const SOURCES = [
  'src',
  'checks',
  'mcp',
  'corpus',
  'tests/chain',
  'tests/demo',
  'tests/bench',
  'tests/server',
  'tests/soak',
  'package.json',
]

/** The newest change in a file, or in a folder and all that it holds; a folder's own time tells of deleted files. */
function newest(path) {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) return 0
  if (!stats.isDirectory()) return stats.mtimeMs
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))))
}

const compilerSettings = readdirSync(ROOT).filter((name) => /^tsconfig.*\.json$/.test(name))
const changed = Math.max(...[...SOURCES, ...compilerSettings].map((path) => newest(join(ROOT, path))))
const missing = ALSO_BUILT.some((path) => !existsSync(join(ROOT, path)))

if (!existsSync(join(ROOT, 'node_modules'))) {
  process.stderr.write('Nothing is installed here yet: run `npm ci` first.\n')
  process.exit(1)
}
if (missing || newest(join(ROOT, LAST_BUILT)) < changed) {
  const shell = process.platform === 'win32'
  const { status } = spawnSync('npm', ['run', 'build'], {
    cwd: ROOT,
    stdio: ['ignore', process.stderr, 'inherit'],
    shell,
  })
  process.exitCode = status ?? 1
}
