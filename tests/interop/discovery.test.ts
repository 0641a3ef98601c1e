import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PAID_ROUTES } from '../../src/payment/prices.ts'
import { type RunningArchive, startArchive } from '../chain/start-archive.ts'
import { type LocalChain, startChain } from '../chain/start-chain.ts'

let chain: LocalChain
let archive: RunningArchive

beforeAll(async () => {
  chain = await startChain()
  archive = await startArchive(chain, { OPERATOR_NAME: 'A shop', OPERATOR_CONTACT: 'shop@example.org' })
})
afterAll(async () => {
  await archive.stop()
  await chain.stop()
})

const program = fileURLToPath(new URL('node_modules/@agentcash/discovery/bin/discovery.js', import.meta.url))

/** What `npx @agentcash/discovery` prints. It counts errors, warnings and hints alike as warnings. */
const discovery = async (...args: string[]): Promise<string> => {
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args, '-v'])
  return stdout
}

test('a directory finds every paid route with its price, and nothing to complain of', async () => {
  const found = await discovery('discover', archive.url)
  for (const route of PAID_ROUTES) expect(found).toMatch(new RegExp(`GET\\s+/${route}\\s+paid`))
  expect(found).not.toMatch(/\[(error|warn|info)\]/)
})

test.each(PAID_ROUTES)('the challenge of /%s is what a directory expects', async (route) => {
  const checked = await discovery('check', `${archive.url}/${route}`)
  expect(checked).toMatch(/GET\s+paid/)
  expect(checked).not.toMatch(/\[(error|warn|info)\]/)
})
