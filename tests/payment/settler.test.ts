import type { FacilitatorClient } from '@x402/core/server'
import type { PaymentPayload, PaymentRequirements } from '@x402/core/types'
import { SettleError, VerifyError } from '@x402/core/types'
import { expect, test } from 'vitest'
import { FacilitatorUnavailable } from '../../src/payment/facilitator/facilitator-unavailable.ts'
import { createResourceServer, createSettler } from '../../src/payment/settler.ts'

const network = 'eip155:84532'
const requirement = {
  scheme: 'exact',
  network,
  asset: '0x036CbD53842c5426634e7929541eC2318f3dCF7e',
  amount: '10000',
  payTo: `0x${'a'.repeat(40)}`,
  maxTimeoutSeconds: 300,
  extra: { name: 'USDC', version: '2' },
} as unknown as PaymentRequirements
const payload = { x402Version: 2, accepted: requirement, payload: {} } as PaymentPayload

const refusedConnection = () => Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNREFUSED' } })
const brokenConnection = () => Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNRESET' } })
const hang = () => new Promise<never>(() => {})

const settler = async (changes: Partial<FacilitatorClient>) => {
  const facilitator: FacilitatorClient = {
    verify: async () => ({ isValid: true }),
    settle: hang,
    getSupported: async () => ({ kinds: [], extensions: [], signers: {} }),
    ...changes,
  }
  const server = await createResourceServer(facilitator, [network])
  return createSettler(server, { verifyTimeoutMs: 50, settleTimeoutMs: 50 })
}

const fail = (error: unknown) => () => Promise.reject(error)

test.each([
  [
    'a refusal',
    async () => ({ isValid: false, invalidReason: 'no_money' }),
    { verdict: 'invalid', reason: 'no_money' },
  ],
  [
    'a refusal as an error',
    fail(new VerifyError(400, { isValid: false, invalidReason: 'no_money' })),
    { verdict: 'invalid', reason: 'no_money' },
  ],
  [
    'a refusal in free text',
    async () => ({ isValid: false, invalidReason: 'RPC http://key@host broke' }),
    { verdict: 'invalid', reason: 'payment_refused' },
  ],
  ['nothing', hang, { verdict: 'none', reason: 'facilitator_timeout' }],
  ['a refused connection', fail(refusedConnection()), { verdict: 'none', reason: 'facilitator_unreachable' }],
  [
    'its own outage',
    fail(new FacilitatorUnavailable('rpc_unreachable', undefined)),
    { verdict: 'none', reason: 'rpc_unreachable' },
  ],
  ['an error', fail(new Error('secret text')), { verdict: 'none', reason: 'facilitator_failed' }],
] as const)('verify: %s', async (_, verify, verdict) => {
  expect(await (await settler({ verify })).verify(payload, requirement)).toEqual(verdict)
})

const refusal = (errorReason: string, transaction = '') =>
  ({ success: false, errorReason, transaction, network }) as const

test.each([
  [
    'success',
    async () => ({ success: true, transaction: '0x1', network }) as const,
    { said: 'landed', transaction: '0x1' },
  ],
  [
    'a reason from before sending',
    async () => refusal('invalid_exact_evm_signature'),
    { said: 'refused', reason: 'invalid_exact_evm_signature', transaction: '', definite: true },
  ],
  [
    'the same as an error',
    fail(new SettleError(400, refusal('insufficient_funds'))),
    { said: 'refused', reason: 'insufficient_funds', transaction: '', definite: true },
  ],
  [
    'a reason with a transaction',
    async () => refusal('invalid_payload', '0x1'),
    { said: 'refused', reason: 'invalid_payload', transaction: '0x1', definite: false },
  ],
  [
    'a failed transaction',
    async () => refusal('invalid_exact_evm_transaction_failed'),
    { said: 'refused', reason: 'invalid_exact_evm_transaction_failed', transaction: '', definite: false },
  ],
  [
    'a reason that it made up',
    async () => refusal('because'),
    { said: 'refused', reason: 'because', transaction: '', definite: false },
  ],
  ['nothing', hang, { said: 'nothing', reason: 'facilitator_timeout' }],
  ['a broken connection', fail(brokenConnection()), { said: 'nothing', reason: 'facilitator_failed' }],
  ['a refused connection', fail(refusedConnection()), { said: 'not_sent', reason: 'facilitator_unreachable' }],
  [
    'no gas',
    fail(new FacilitatorUnavailable('settler_without_gas', undefined)),
    { said: 'not_sent', reason: 'settler_without_gas' },
  ],
  [
    'a silent RPC',
    fail(new FacilitatorUnavailable('rpc_unreachable', undefined)),
    { said: 'nothing', reason: 'rpc_unreachable' },
  ],
] as const)('settle: %s is taken for what it proves, no more', async (_, settle, reply) => {
  expect(await (await settler({ settle })).settle(payload, requirement)).toEqual(reply)
})
