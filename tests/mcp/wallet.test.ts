import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PaymentRequired, PaymentRequirements } from '@x402/core/types'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readClientConfig } from '../../mcp/client-config.ts'
import { createSigner } from '../../mcp/wallet/signer.ts'
import { openSpendRecord } from '../../mcp/wallet/spend-record.ts'
import { createWallet } from '../../mcp/wallet/wallet.ts'
import { CHALLENGE } from './servers-under-test.ts'

const KEY = `0x${'5'.repeat(64)}`
const DEV_KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'wallet-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

const path = () => join(dir, 'failure-archive', 'spend.db')

const asking = (changes: Partial<PaymentRequirements>): PaymentRequired => ({
  ...CHALLENGE,
  accepts: CHALLENGE.accepts.map((one) => ({ ...one, ...changes })),
})

const walletOf = (env: Record<string, string> = {}, now = () => new Date('2026-01-01T12:00:00Z')) => {
  const config = readClientConfig({ X402_PRIVATE_KEY: KEY, XDG_STATE_HOME: dir, ...env })
  const signer = createSigner(config)
  return createWallet({
    config,
    signer,
    record: () => openSpendRecord(path()),
    now,
    newId: () => 'pay_0123456789abcdef',
  })
}

const spent = () => openSpendRecord(path()).spent('2026-01-01')

describe('the wallet', () => {
  it('signs exactly the price, in a payment that names the resource and a payment id, and counts it', async () => {
    const paid = await walletOf().pay({
      ...CHALLENGE,
      extensions: { 'payment-identifier': { info: { required: false }, schema: {} } },
    })
    if (!('payment' in paid)) throw new Error(paid.against)
    expect(paid.payment).toMatchObject({
      x402Version: 2,
      resource: { url: 'https://archive.example/search' },
      accepted: { amount: '10000' },
      payload: {
        authorization: { to: CHALLENGE.accepts[0]?.payTo, value: '10000' },
        signature: expect.stringMatching(/^0x/),
      },
      extensions: { 'payment-identifier': { info: { id: 'pay_0123456789abcdef' } } },
    })
    expect(spent()).toBe(10_000)
  })

  it.each<[string, Partial<PaymentRequirements>]>([
    ['another token', { asset: `0x${'2'.repeat(40)}` }],
    ['what is no address', { asset: '0x12' }],
    ['another network', { network: 'eip155:1' }],
    ['a network that nobody knows', { network: 'eip155:1337' }],
    ['another scheme', { scheme: 'upto' }],
    ['an allowance', { extra: { assetTransferMethod: 'permit2' } }],
    ['an amount that is no number', { amount: '-1' }],
    ['an amount beyond numbers', { amount: '9'.repeat(30) }],
    ['a signature that lasts for a day', { maxTimeoutSeconds: 86_400 }],
  ])('never signs for %s', async (_, changes) => {
    const wallet = walletOf({ X402_MAX_USD_PER_CALL: '999999', X402_MAX_USD_PER_DAY: '999999' })
    expect(await wallet.pay(asking(changes))).toEqual({
      against: expect.stringContaining('nothing else is ever signed'),
    })
    expect(spent()).toBe(0)
  })

  it('never signs on a network that was not named for it, and says which setting would allow it at what price', async () => {
    const wallet = walletOf({ X402_MAX_USD_PER_CALL: '999999', X402_MAX_USD_PER_DAY: '999999' })
    const required = asking({ network: 'eip155:84532', asset: '0x036CbD53842c5426634e7929541eC2318f3dCF7e' })
    expect(await wallet.pay(required)).toEqual({
      against: expect.stringContaining('set X402_NETWORKS to eip155:84532'),
    })
    expect(await wallet.quote(required)).toMatchObject({ price: expect.stringContaining('(eip155:84532)') })
  })

  it('signs up to the cap of a call, inclusive, and says what to raise above it', async () => {
    expect(await walletOf().pay(asking({ amount: '250000' }))).toHaveProperty('payment')
    const against = 'it exceeds X402_MAX_USD_PER_CALL ($0.25); to allow it, raise that to $0.250001'
    expect(await walletOf().pay(asking({ amount: '250001' }))).toEqual({ against })
    expect((await walletOf().quote(asking({ amount: '250001' }))).against).toBe(against)
  })

  it('signs up to the cap of a day, inclusive, over restarts, until the day ends in UTC', async () => {
    for (const _ of [1, 2, 3, 4]) expect(await walletOf().pay(asking({ amount: '250000' }))).toHaveProperty('payment')
    expect(await walletOf().pay(asking({ amount: '1' }))).toEqual({
      against:
        'with $1.00 signed for today (UTC) it would exceed X402_MAX_USD_PER_DAY ($1.00); to allow it, raise that to $1.000001',
    })
    const tomorrow = walletOf({}, () => new Date('2026-01-02T00:00:00Z'))
    expect(await tomorrow.pay(asking({ amount: '250000' }))).toHaveProperty('payment')
  })

  it('quotes without signing or counting', async () => {
    const quote = await walletOf().quote(CHALLENGE)
    expect(quote).toEqual({
      price: `$0.01 in USDC on base (eip155:8453), to ${CHALLENGE.accepts[0]?.payTo}`,
      against: undefined,
    })
    expect(spent()).toBe(0)
  })

  it('signs nothing where it cannot write down what was spent', async () => {
    writeFileSync(join(dir, 'failure-archive'), 'a file where the folder should be')
    expect(await walletOf().pay(CHALLENGE)).toEqual({
      against: expect.stringContaining('nothing is signed unrecorded'),
    })
  })
})

describe('the key', () => {
  const refusalOf = async (env: Record<string, string>) => {
    const paid = await walletOf(env).pay(CHALLENGE)
    expect(spent()).toBe(0)
    return 'against' in paid ? paid.against : 'signed'
  }

  it.each([
    ['that is not set', { X402_PRIVATE_KEY: '' }, 'no wallet is set up (X402_PRIVATE_KEY is not set)'],
    ['that is none', { X402_PRIVATE_KEY: 'seed words' }, 'X402_PRIVATE_KEY is no private key (0x and 64 hex digits)'],
    [
      'that is not on the curve',
      { X402_PRIVATE_KEY: `0x${'0'.repeat(64)}` },
      'X402_PRIVATE_KEY is no private key of the curve',
    ],
    [
      'that everybody knows',
      { X402_PRIVATE_KEY: DEV_KEY },
      expect.stringContaining('development key that everybody knows'),
    ],
    ['over plain http', { FAILURE_ARCHIVE_URL: 'http://archive.example' }, expect.stringContaining('use https')],
    [
      'whose RPC is down',
      { X402_RPC_URL_8453: 'http://127.0.0.1:9' },
      expect.stringContaining('does not answer, so the key is not used'),
    ],
  ])('%s is not used, and no part of it is repeated', async (_, env, reason) => {
    const told = await refusalOf(env as Record<string, string>)
    expect(told).toEqual(reason)
    expect(told).not.toContain('seed words')
    expect(told).not.toContain(DEV_KEY)
  })

  it('is not used where the RPC is one of another chain', async () => {
    const rpc = createServer((_, response) => response.end('{"jsonrpc":"2.0","id":1,"result":"0x1"}')).listen(
      0,
      '127.0.0.1',
    )
    await once(rpc, 'listening')
    const told = await refusalOf({ X402_RPC_URL_8453: `http://127.0.0.1:${(rpc.address() as AddressInfo).port}` })
    rpc.close()
    expect(told).toBe('X402_RPC_URL_8453 is an RPC of chain 1, so the key is not used')
  })
})

describe('the record of spending', () => {
  it('is readable by its owner alone', () => {
    openSpendRecord(path()).close()
    expect(statSync(path()).mode & 0o777).toBe(0o600)
  })

  it('never lets a day exceed its cap, and takes all that fits', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(500), { maxLength: 30 }), fc.nat(2_000), fc.uuid(), (amounts, cap, day) => {
        const record = openSpendRecord(path())
        let sum = 0
        for (const amount of amounts) {
          const fits = sum + amount <= cap
          expect(record.take(day, amount, cap)).toBe(fits)
          if (fits) sum += amount
          expect(record.spent(day)).toBe(sum)
        }
        record.close()
      }),
      { numRuns: 50 },
    )
  })

  it('holds the cap when two processes open it and spend at once', async () => {
    const spender = (count: number) => {
      const child = fork('tests/mcp/data/spender.mjs', [path(), String(count)], { execArgv: [] })
      return once(child, 'message').then(([taken]) => taken as number)
    }
    const taken = await Promise.all([spender(200), spender(200)])
    expect(taken[0] + taken[1]).toBe(250)
    expect(openSpendRecord(path()).spent('today')).toBe(250)
  }, 30_000)

  it('keeps a payment that has no final answer, over a restart', () => {
    openSpendRecord(path()).keep('a request', 'a payment')
    const again = openSpendRecord(path())
    expect(again.unanswered('a request')).toBe('a payment')
    again.forget('a request')
    expect(again.unanswered('a request')).toBeUndefined()
  })
})
