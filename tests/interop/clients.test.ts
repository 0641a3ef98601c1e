import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type PaidRoute, PRICES, usdToAtomic } from '../../src/payment/prices.ts'
import { archiveUnderTest } from '../chain/archive-under-test.ts'
import { type Ask, clients } from './clients.ts'

const stand = archiveUnderTest()

const query = (path: string, input: Record<string, string>) => `${path}?${new URLSearchParams(input)}`

/** What each route is asked, and a member that its answer must have. */
const asks: Readonly<Record<PaidRoute, Omit<Ask, 'url'> & { path: string; member: string }>> = {
  search: { path: query('/search', { q: 'backup job reports success but the file is 0 bytes' }), member: 'cases' },
  audit: { path: '/audit', json: { text: 'The watcher is healthy: it exits 0 every run.' }, member: 'claims' },
  brief: { path: '/brief', json: { action: 'delete old backups on a schedule' }, member: 'checklist' },
  research: { path: query('/research', { q: 'test set leaked into training' }), member: 'cases' },
  archive: { path: '/archive', member: 'cases' },
}

const isRoute = (name: string): name is PaidRoute => name in asks

describe.each(Object.keys(clients))('%s', (name) => {
  test.each(Object.keys(asks).filter(isRoute))('pays /%s once and gets its answer', async (route) => {
    const [buyer] = stand.chain.buyers
    const client = clients[name]
    if (buyer === undefined || client === undefined) throw new Error('no buyer or no client')
    const price = BigInt(usdToAtomic(PRICES[route]))
    const before = {
      payee: await stand.chain.balanceOf(stand.chain.payTo),
      buyer: await stand.chain.balanceOf(buyer.address),
    }
    const { path, member, ...ask } = asks[route]
    const pay = await client(buyer.privateKey, price)
    const answer = await pay({ ...ask, url: stand.archive.url + path })
    expect(answer.status).toBe(200)
    expect(JSON.parse(answer.body)).toHaveProperty(member)
    expect(answer.header('payment-response')).toBeTruthy()
    expect(answer.header('x-payment-response')).toBe(answer.header('payment-response'))
    expect(await stand.chain.balanceOf(stand.chain.payTo)).toBe(before.payee + price)
    expect(await stand.chain.balanceOf(buyer.address)).toBe(before.buyer - price)
  })
})

test('x402-fetch without maxValue refuses what costs more than its own cap of $0.10, and nothing is charged', async () => {
  const [buyer] = stand.chain.buyers
  const client = clients['x402-fetch 1.2.0 (v1)']
  if (buyer === undefined || client === undefined) throw new Error('no buyer or no client')
  const before = await stand.chain.balanceOf(stand.chain.payTo)
  const pay = await client(buyer.privateKey)
  await expect(pay({ url: `${stand.archive.url}/research` })).rejects.toThrow('exceeds maximum allowed')
  expect(await stand.chain.balanceOf(stand.chain.payTo)).toBe(before)
})

test('the program in README buys a search as it stands there, and gets it again by the same payment, charged once', async () => {
  const [buyer] = stand.chain.buyers
  const program = /```js\n([\s\S]*?)```/.exec(readFileSync('README.md', 'utf8'))?.[1]
  if (buyer === undefined || program === undefined) throw new Error('no buyer or no program')
  const before = await stand.chain.balanceOf(buyer.address)
  const printed = await new Promise<string>((resolve, reject) => {
    const child = execFile(
      process.execPath,
      ['--input-type=module'],
      { cwd: 'tests/interop', env: { ...process.env, SHOP_URL: stand.archive.url, BUYER_KEY: buyer.privateKey } },
      (error, stdout) => (error ? reject(error) : resolve(stdout)),
    )
    child.stdin?.end(program)
  })
  expect(printed).toMatch(/^200 \{\s+cases:[\s\S]*\n200\n$/)
  expect(before - (await stand.chain.balanceOf(buyer.address))).toBe(BigInt(usdToAtomic(PRICES.search)))
})
