import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { PRICES } from '../../src/payment/prices.ts'
import { archiveUnderTest } from '../chain/archive-under-test.ts'
import { COMMAND } from '../mcp/connect.ts'
import { TOOL_EXAMPLES } from '../mcp/tool-examples.ts'
import { type Ended, runOnNode22 } from './node-22.ts'

const stand = archiveUnderTest()
const home = mkdtempSync(join(tmpdir(), 'inspector-'))
afterAll(() => rmSync(home, { recursive: true }))

const inspect = (target: readonly string[], args: readonly string[]): Promise<Ended> =>
  runOnNode22(
    '@modelcontextprotocol/inspector/clients/launcher/build/index.js',
    ['--cli', ...target, '--connect-timeout', '60000', ...args],
    {
      HOME: home,
    },
  )

/** The same archive, once asked over HTTP, once through the process over stdio with a wallet. */
const targets = {
  stdio: () => [
    ...COMMAND,
    '-e',
    `FAILURE_ARCHIVE_URL=${stand.archive.url}`,
    '-e',
    `X402_NETWORKS=${stand.chain.network}`,
    '-e',
    `X402_PRIVATE_KEY=${stand.chain.buyers[1]?.privateKey}`,
    '-e',
    `X402_RPC_URL_${stand.chain.chainId}=${stand.chain.rpcUrl}`,
    '-e',
    'X402_MAX_USD_PER_CALL=1',
    '-e',
    'X402_MAX_USD_PER_DAY=5',
    '-e',
    `XDG_STATE_HOME=${home}`,
  ],
  HTTP: () => [`${stand.archive.url}/mcp`],
}

const asPairs = (args: Record<string, unknown>) =>
  Object.entries(args).flatMap(([name, value]) => ['--tool-arg', `${name}=${value}`])

describe.each(Object.entries(targets))('the inspector over %s', (transport, target) => {
  test('lists every tool and finds nothing in their schemas that some client cannot read', async () => {
    const { code, stdout, stderr } = await inspect(target(), ['--method', 'tools/list', '--strict'])
    expect([code, stderr]).toEqual([0, expect.not.stringMatching(/Warning: tool|Error: tool/)])
    const { tools } = JSON.parse(stdout) as { tools: { name: string }[] }
    expect(tools.map(({ name }) => name).sort()).toEqual(Object.keys(TOOL_EXAMPLES).sort())
  })

  test.each(Object.entries(TOOL_EXAMPLES))('calls %s', async (name, args) => {
    const call = ['--method', 'tools/call', '--tool-name', name, ...asPairs(args)]
    const { stdout, stderr } = await inspect(target(), call)
    const result = JSON.parse(stdout) as { isError?: boolean; structuredContent: object }
    // It has no wallet, so over HTTP the answer of what is sold is its price; over stdio ours pays.
    const unpaid = transport === 'HTTP' && name in PRICES
    expect([stderr, result.isError ?? false]).toEqual([expect.any(String), unpaid])
    expect(Object.keys(result.structuredContent)).toContain(unpaid ? 'accepts' : 'ruleset')
  })
})
