import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FacilitatorClient } from '@x402/core/server'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import type { ChainReader } from '../../src/payment/chain-reader.ts'
import { createLedger } from '../../src/payment/ledger.ts'
import type { PaidCall } from '../../src/payment/paid-call.ts'
import { createPaywall, type Paywall } from '../../src/payment/paywall.ts'
import { createReceiptSigner } from '../../src/payment/receipt-signer.ts'
import { createResourceServer, createSettler } from '../../src/payment/settler.ts'
import { createTerms, type RouteTerms } from '../../src/payment/terms.ts'
import { openStore } from '../../src/store/open-store.ts'
import { signPayment } from '../chain/sign-payment.ts'

const NETWORK = 'eip155:84532'

/** Takes no time, so that what is measured is our own. */
const instantFacilitator: FacilitatorClient = {
  verify: async () => ({ isValid: true }),
  settle: async () => ({ success: true, transaction: `0x${'1'.repeat(64)}`, network: NETWORK }),
  getSupported: async () => ({ kinds: [], extensions: [], signers: {} }),
}

const instantChain: ChainReader = {
  height: async () => 1n,
  balanceOf: async () => 10n ** 18n,
  fateOf: async () => ({ fate: 'paid', transaction: `0x${'1'.repeat(64)}` }),
  reverted: async () => false,
  signedByContract: async () => false,
  chainId: async () => 84532,
  tokenDomain: async () => ({ name: 'USDC', version: '2' }),
}

const termsOf = async (server: Awaited<ReturnType<typeof createResourceServer>>) => {
  const offer = {
    route: 'search',
    path: '/search',
    usd: '0.01',
    description: 'What is measured',
    tags: ['bench'],
    mimeType: 'application/json',
    discovery: { method: 'GET', input: { q: 'x' }, inputSchema: { properties: { q: { type: 'string' } } } },
    outputSchema: { type: 'object' },
  } as const
  const seller = {
    payTo: `0x${'a'.repeat(40)}`,
    networks: [NETWORK],
    publicUrl: 'https://archive.example',
    serviceName: 'Bench',
    maxTimeoutSeconds: 300,
  }
  return createTerms([offer], seller, server)
}

export interface Counter {
  /** Pays once with a payment that was signed beforehand; throws unless it is answered. */
  pay(index: number): Promise<void>
  close(): Promise<void>
}

const callOf = (payment: object, index: number): PaidCall => ({
  route: 'search',
  payment,
  gone: new AbortController().signal,
  prepare: () => ({
    input: { q: index },
    keepAnswer: true,
    answer: () => ({ status: 200, mediaType: 'application/json', body: '{"cases":[]}' }),
  }),
})

const signedPayments = async (terms: RouteTerms | undefined, count: number) => {
  const [requirement] = terms?.requirements ?? []
  if (!requirement) throw new Error('no terms')
  const account = privateKeyToAccount(generatePrivateKey())
  return Promise.all(Array.from({ length: count }, () => signPayment(account, requirement)))
}

const payWith = (paywall: Paywall, payments: readonly object[]) => async (index: number) => {
  const outcome = await paywall.call(callOf(payments[index] ?? {}, index))
  if (outcome.kind !== 'answer') throw new Error(`payment ${index} was not answered: ${outcome.kind}`)
}

/** The paywall over a ledger in a file, with receipts, a facilitator and a chain that take no time. */
export const openCounter = async (count: number): Promise<Counter> => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-ledger-'))
  const store = await openStore({ ledgerPath: join(folder, 'ledger.db') })
  const server = await createResourceServer(instantFacilitator, [NETWORK])
  const terms = await termsOf(server)
  const timeouts = { verifyTimeoutMs: 5_000, settleTimeoutMs: 30_000 }
  const paywall = createPaywall({
    ...timeouts,
    terms,
    settler: createSettler(server, timeouts),
    ledger: createLedger(store.db, store.dialect, Date.now),
    chain: instantChain,
    receipts: createReceiptSigner(generatePrivateKey()),
    owner: randomUUID(),
    alone: true,
    answerTtlMs: 86_400_000,
    closed: () => undefined,
    now: Date.now,
    newId: randomUUID,
    sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    log: () => {},
  })
  const payments = await signedPayments(terms.get('search'), count)
  return {
    pay: payWith(paywall, payments),
    close: async () => {
      await store.close()
      rmSync(folder, { recursive: true })
    },
  }
}
