import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { afterAll, expect, test } from 'vitest'
import { callTool, jsonOf } from '../mcp/connect.ts'

const dir = mkdtempSync(join(tmpdir(), 'installed-'))
afterAll(() => rmSync(dir, { recursive: true }))

test('the package, packed and installed into an empty folder, works by the block of docs/mcp.md', {
  timeout: 300_000,
}, async () => {
  execFileSync('npm', ['pack', '--ignore-scripts', '--pack-destination', dir], { stdio: 'ignore' })
  const [tarball] = readdirSync(dir)
  writeFileSync(join(dir, 'package.json'), '{"private":true}')
  execFileSync('npm', ['install', `./${tarball}`, '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: dir,
    stdio: 'ignore',
  })
  const page = readFileSync(join(dir, 'node_modules/failure-archive/docs/mcp.md'), 'utf8')
  const { command, args } = JSON.parse(/```json\n([\s\S]*?)```/.exec(page)?.[1] ?? '').mcpServers['failure-archive']
  const client = new Client({ name: 'a-stranger', version: '1.0.0' })
  // npm leaves variables of this run behind, by which npx would look for the package here.
  const env = {
    PATH: (process.env.PATH ?? '')
      .split(delimiter)
      .filter((part) => !part.includes('node_modules'))
      .join(delimiter),
  }
  await client.connect(new StdioClientTransport({ command, args, cwd: dir, env, stderr: 'ignore' }))
  expect((await client.listTools()).tools.length).toBeGreaterThanOrEqual(9)
  const result = await callTool(client, 'precheck', { claim: 'The watcher is healthy: it exits 0 every run.' })
  expect(jsonOf(result)).toMatchObject({ verdict: 'hold', checks_tripped: [{ id: 'silent_success' }] })
  expect(jsonOf(await callTool(client, 'contents', { limit: 1 })).total).toBeGreaterThan(100)
  expect(jsonOf(await callTool(client, 'search', { q: 'x' })).code).toBe('no_archive')
  await client.close()
})
