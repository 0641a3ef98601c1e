import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createPublicClient, type Hex, http } from 'viem'
import { afterEach, expect, test } from 'vitest'
import { usdcAbi } from './data/token.ts'
import { devAccount } from './dev-accounts.ts'

const running: ChildProcess[] = []
afterEach(() => {
  for (const demo of running.splice(0)) demo.kill('SIGTERM')
})

const demo = (...args: string[]) => {
  const started = spawn(process.execPath, ['dist/tests/demo/main.js', ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  running.push(started)
  return started
}

interface Place {
  readonly url: string
  readonly rpc_url: string
  readonly chain_id: number
  readonly usdc: Hex
  readonly pay_to: Hex
  readonly buyer_private_keys: readonly Hex[]
}

test('with --keep its first line says where everything is, it buys nothing, and it leaves nothing running', async () => {
  const kept = demo('--keep')
  const [line] = (await once(kept.stdout, 'data')) as [Buffer]
  const place = JSON.parse(line.toString()) as Place
  const names = ['url', 'rpc_url', 'chain_id', 'usdc', 'pay_to', 'buyer_private_keys', 'mcp_env', 'shop_env']
  expect(Object.keys(place)).toEqual(names)
  expect(place.buyer_private_keys[0]).toBe(devAccount(1).privateKey)
  expect((await fetch(`${place.url}/search?q=stale`)).status).toBe(402)
  const client = createPublicClient({ transport: http(place.rpc_url) })
  expect(await client.getChainId()).toBe(place.chain_id)
  const paid = await client.readContract({
    address: place.usdc,
    abi: usdcAbi,
    functionName: 'balanceOf',
    args: [place.pay_to],
  })
  expect(paid).toBe(0n)
  kept.kill('SIGTERM')
  await once(kept, 'exit')
  await expect(fetch(place.url)).rejects.toThrow()
  await expect(fetch(place.rpc_url)).rejects.toThrow()
})

test('it buys every route with both protocol versions, says what each cost, and ends by itself', async () => {
  const shown = demo()
  let printed = ''
  shown.stdout.on('data', (part: Buffer) => {
    printed += part.toString()
  })
  expect(await once(shown, 'exit')).toEqual([0, null])
  for (const version of ['v1', 'v2']) {
    for (const [path, usd] of [
      ['/search', '0.01'],
      ['/audit', '0.02'],
      ['/brief', '0.05'],
      ['/research', '0.25'],
      ['/archive', '1.00'],
    ]) {
      expect(printed).toMatch(new RegExp(`^${version}  ${path} +cost \\$${usd} `, 'm'))
    }
  }
  expect(printed.match(/transaction 0x[0-9a-f]{64}/g)).toHaveLength(10)
  expect(printed).toContain('payee now holds $2.66')
  expect(printed).toContain('it has received $2.66')
})
