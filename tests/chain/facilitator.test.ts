import type { PaymentPayload, PaymentRequirements } from '@x402/core/types'
import type { Hex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFacilitator, type FacilitatorOptions } from '../../src/payment/facilitator/facilitator.ts'
import { FacilitatorUnavailable } from '../../src/payment/facilitator/facilitator-unavailable.ts'
import { signPayment } from './sign-payment.ts'
import { type LocalChain, startChain } from './start-chain.ts'

let chain: LocalChain

beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.stop())

const options = (changes: Partial<FacilitatorOptions> = {}): FacilitatorOptions => ({
  chains: [{ network: chain.network, chainId: chain.chainId, rpcUrl: chain.rpcUrl, asset: chain.usdc }],
  payTo: [chain.payTo],
  settlerKey: chain.settlerKey,
  confirmationTimeoutMs: 20_000,
  ...changes,
})

const requirements = (changes: Partial<PaymentRequirements> = {}): PaymentRequirements => ({
  scheme: 'exact',
  network: chain.network,
  asset: chain.usdc,
  amount: '10000',
  payTo: chain.payTo,
  maxTimeoutSeconds: 300,
  extra: { name: 'USDC', version: '2' },
  ...changes,
})

const buyer = (index = 0) => {
  const found = chain.buyers[index]
  if (found === undefined) throw new Error(`there is no buyer ${index}`)
  return found.account
}

/** Passes every call on, but does to those of one method what a test wants. */
const rpcThat = (method: string, act: (answer: () => Promise<Response>) => Promise<Response>) => {
  const real = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const answer = () => real(input, init)
    return String(init?.body ?? '').includes(`"${method}"`) ? act(answer) : answer()
  }
  return () => {
    globalThis.fetch = real
  }
}

const noAnswer = async (): Promise<Response> => {
  throw new TypeError('fetch failed')
}

test('a good payment is verified without moving money, then settled once', async () => {
  const facilitator = createFacilitator(options())
  const payment = await signPayment(buyer(), requirements())
  const before = await chain.balanceOf(chain.payTo)
  expect(await facilitator.verify(payment, requirements())).toEqual({ isValid: true, payer: buyer().address })
  expect(await chain.balanceOf(chain.payTo)).toBe(before)
  const settled = await facilitator.settle(payment, requirements())
  expect(settled).toMatchObject({ success: true, network: chain.network, payer: buyer().address })
  expect(settled.transaction).toMatch(/^0x[0-9a-f]{64}$/)
  expect(await chain.balanceOf(chain.payTo)).toBe(before + 10_000n)
  expect(await facilitator.verify(payment, requirements())).toMatchObject({
    isValid: false,
    invalidReason: 'invalid_exact_evm_nonce_already_used',
  })
  expect(await facilitator.settle(payment, requirements())).toMatchObject({
    success: false,
    errorReason: 'invalid_exact_evm_nonce_already_used',
  })
  expect(await chain.balanceOf(chain.payTo)).toBe(before + 10_000n)
})

test('a smart account pays by ERC-1271', async () => {
  const account: Hex = '0x00000000000000000000000000000000000012a1'
  await chain.placeSmartAccount(account, buyer(1).address)
  await chain.fund(account, 10_000n)
  const payment = await signPayment(buyer(1), requirements(), { from: account })
  const facilitator = createFacilitator(options())
  expect(await facilitator.verify(payment, requirements())).toMatchObject({ isValid: true, payer: account })
  expect(await facilitator.settle(payment, requirements())).toMatchObject({ success: true, payer: account })
  expect(await chain.balanceOf(account)).toBe(0n)
})

const stranger: Hex = '0x00000000000000000000000000000000000000aa'

/** Each wrong in one way: what the seller requires, what the buyer signs, and the reason that must come back. */
const wrong: Record<
  string,
  { requires?: Partial<PaymentRequirements>; signs?: () => Promise<PaymentPayload>; reason: string }
> = {
  'that pays an address which is not ours': { requires: { payTo: stranger }, reason: 'pay_to_not_allowed' },
  'in another token': { requires: { asset: stranger }, reason: 'unsupported_asset' },
  'on another network': { requires: { network: 'eip155:8453' }, reason: 'invalid_network' },
  'by another scheme': { requires: { scheme: 'upto' }, reason: 'unsupported_scheme' },
  'for an amount that is no number': { requires: { amount: '0x10' }, reason: 'invalid_payment_requirements' },
  'of protocol v1': {
    signs: async () => ({ ...(await signPayment(buyer(), requirements())), x402Version: 1 }),
    reason: 'invalid_x402_version',
  },
  'without a signature': {
    signs: async () => ({ x402Version: 2, accepted: requirements(), payload: { authorization: {} } }),
    reason: 'invalid_payload',
  },
  'by Permit2': {
    signs: async () => ({
      x402Version: 2,
      accepted: requirements(),
      payload: { permit2Authorization: {}, signature: '0x' },
    }),
    reason: 'invalid_payload',
  },
  'with a signature of one byte': {
    signs: async () => {
      const { payload, ...rest } = await signPayment(buyer(), requirements())
      return { ...rest, payload: { ...payload, signature: '0x1b' } }
    },
    reason: 'invalid_exact_evm_signature',
  },
  'signed by somebody else': {
    signs: () => signPayment(buyer(), requirements(), { from: buyer(1).address }),
    reason: 'invalid_exact_evm_signature',
  },
  'signed for another recipient': {
    signs: () => signPayment(buyer(), requirements(), { to: stranger }),
    reason: 'invalid_exact_evm_recipient_mismatch',
  },
  'of another value': {
    signs: () => signPayment(buyer(), requirements(), { value: '9999' }),
    reason: 'invalid_exact_evm_payload_authorization_value_mismatch',
  },
  'that has expired': {
    signs: () => signPayment(buyer(), requirements(), { validBefore: '1' }),
    reason: 'invalid_exact_evm_payload_authorization_valid_before',
  },
  'that is not valid yet': {
    signs: () => signPayment(buyer(), requirements(), { validAfter: '9999999999' }),
    reason: 'invalid_exact_evm_payload_authorization_valid_after',
  },
  'signed for another token name': {
    requires: { extra: { name: 'USD Coin', version: '2' } },
    reason: 'invalid_exact_evm_token_name_mismatch',
  },
  'by a payer without money': {
    signs: () => signPayment(privateKeyToAccount(generatePrivateKey()), requirements()),
    reason: 'invalid_exact_evm_insufficient_balance',
  },
}

test.each(Object.keys(wrong))('a payment %s is refused with a machine word, and no money moves', async (name) => {
  const { requires, signs, reason } = wrong[name] ?? { reason: '' }
  const required = requirements(requires)
  const payment = await (signs?.() ?? signPayment(buyer(), required))
  const facilitator = createFacilitator(options())
  const before = await chain.balanceOf(chain.payTo)
  const verdict = await facilitator.verify(payment, required)
  expect(verdict).toMatchObject({ isValid: false, invalidReason: reason })
  expect(verdict).not.toHaveProperty('invalidMessage')
  expect(await facilitator.settle(payment, required)).toMatchObject({ success: false, transaction: '' })
  expect(await chain.balanceOf(chain.payTo)).toBe(before)
})

test('20 settlements at once, of which one reverts in its block, lose none of the others', async () => {
  const facilitator = createFacilitator(options())
  const poor = privateKeyToAccount(generatePrivateKey())
  await chain.fund(poor.address, 10_000n)
  const rich = Array.from({ length: 18 }, (_, i) => buyer(i % 5))
  // Both of the poor payer's pass the estimate, which is made before either is in a block: one must revert there.
  const payments = await Promise.all([poor, ...rich, poor].map((payer) => signPayment(payer, requirements())))
  const before = await chain.balanceOf(chain.payTo)
  const results = await Promise.all(payments.map((payment) => facilitator.settle(payment, requirements())))
  const failed = results.filter((result) => !result.success)
  expect(failed).toHaveLength(1)
  expect(failed[0]).toMatchObject({
    payer: poor.address,
    errorReason: 'invalid_exact_evm_transaction_failed',
    transaction: expect.stringMatching(/^0x[0-9a-f]{64}$/),
  })
  expect(new Set(results.map((result) => result.transaction)).size).toBe(20)
  expect(await chain.balanceOf(chain.payTo)).toBe(before + 190_000n)
  expect(await facilitator.settle(await signPayment(buyer(), requirements()), requirements())).toMatchObject({
    success: true,
  })
})

test('nonce, signature and broadcast run under the lock of chain and account, one at a time', async () => {
  let inside = 0
  const keys: string[] = []
  const facilitator = createFacilitator(
    options({
      lock: async (key, work) => {
        keys.push(key)
        inside += 1
        expect(inside).toBe(1)
        const result = await work()
        inside -= 1
        return result
      },
    }),
  )
  const payments = await Promise.all([0, 1, 2].map((i) => signPayment(buyer(i), requirements())))
  await Promise.all(payments.map((payment) => facilitator.settle(payment, requirements())))
  const account = privateKeyToAccount(chain.settlerKey).address
  expect(keys).toEqual(Array(3).fill(`settle:84532:${account}`))
})

test('a receipt that does not come in time is pending with its transaction, and the next try finds it', async () => {
  const facilitator = createFacilitator(options({ confirmationTimeoutMs: 1 }))
  const payment = await signPayment(buyer(), requirements())
  const first = await facilitator.settle(payment, requirements())
  expect(first).toMatchObject({ success: false, errorReason: 'settlement_pending' })
  await chain.client.waitForTransactionReceipt({ hash: first.transaction as Hex })
  const patient = await facilitator.settle(payment, requirements())
  expect(patient.transaction).toBe(first.transaction)
})

test('a broadcast whose answer is lost is followed to its receipt, not sent again', async () => {
  const facilitator = createFacilitator(options())
  const payment = await signPayment(buyer(), requirements())
  const before = await chain.balanceOf(chain.payTo)
  const restore = rpcThat('eth_sendRawTransaction', async (answer) => {
    await answer()
    throw new TypeError('socket hang up')
  })
  const settled = await facilitator.settle(payment, requirements()).finally(restore)
  expect(settled).toMatchObject({ success: true })
  expect(await chain.balanceOf(chain.payTo)).toBe(before + 10_000n)
})

test('an RPC that does not answer is an outage, never a verdict on the payment', async () => {
  const facilitator = createFacilitator(options())
  const payment = await signPayment(buyer(), requirements())
  for (const method of ['eth_getCode', 'eth_call']) {
    const restore = rpcThat(method, noAnswer)
    await expect(facilitator.verify(payment, requirements()).finally(restore)).rejects.toThrow(FacilitatorUnavailable)
  }
  for (const method of ['eth_getCode', 'eth_estimateGas', 'eth_getTransactionCount']) {
    const restore = rpcThat(method, noAnswer)
    await expect(facilitator.settle(payment, requirements()).finally(restore)).rejects.toThrow('rpc_unreachable')
  }
  expect(await facilitator.settle(payment, requirements())).toMatchObject({ success: true })
})

test('a settling account without gas says so, and nothing is called failed', async () => {
  const facilitator = createFacilitator(options({ settlerKey: generatePrivateKey() }))
  const payment = await signPayment(buyer(), requirements())
  await expect(facilitator.settle(payment, requirements())).rejects.toThrow('settler_without_gas')
})

test('what it supports is protocol v2, scheme exact, and its own networks', async () => {
  expect(await createFacilitator(options()).getSupported()).toEqual({
    kinds: [{ x402Version: 2, scheme: 'exact', network: 'eip155:84532' }],
    extensions: [],
    signers: { 'eip155:*': [privateKeyToAccount(chain.settlerKey).address] },
  })
})
