import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { archiveUnderTest } from '../chain/archive-under-test.ts'
import { runOnNode22 } from './node-22.ts'

const stand = archiveUnderTest()

const known = JSON.parse(readFileSync('tests/mcp-clients/conformance.json', 'utf8')) as {
  passes: string[]
  does_not_apply: Record<string, string>
}

test('the conformance suite: every scenario passes, or is named with the reason why it does not apply', async () => {
  const { stdout } = await runOnNode22('@modelcontextprotocol/conformance/dist/index.js', [
    'server',
    '--url',
    `${stand.archive.url}/mcp`,
  ])
  const summary = stdout.split('=== SUMMARY ===')[1] ?? ''
  process.stdout.write(`conformance suite:${summary}\n`)
  const lines = [...summary.matchAll(/^([✓✗]) ([\w-]+): /gm)]
  const named = (mark: string) => lines.filter(([, own]) => own === mark).map(([, , name]) => name)
  expect(named('✓').sort()).toEqual([...known.passes].sort())
  expect(named('✗').sort()).toEqual(Object.keys(known.does_not_apply).sort())
  for (const reason of Object.values(known.does_not_apply)) expect(reason.length).toBeGreaterThan(20)
})
