import { createHmac, timingSafeEqual } from 'node:crypto'
import {
  buildSIWxSchema,
  parseSIWxHeader,
  SIGN_IN_WITH_X,
  type SIWxPayload,
  validateSIWxMessage,
  verifySIWxSignature,
} from '@x402/extensions/sign-in-with-x'
import { hashMessage, verifyMessage } from 'viem'
import type { ChainReader } from './chain-reader.ts'
import { sha256 } from './fingerprint.ts'
import { keySignature } from './key-signature.ts'
import type { Ledger, PaymentRow } from './ledger.ts'
import type { PaidRecord } from './paid-record.ts'
import { keptAnswer } from './replay.ts'
import { readPayment } from './wire/payment.ts'

export interface RereadOptions {
  readonly ledger: Ledger
  readonly chain: ChainReader
  readonly networks: readonly string[]
  readonly publicUrl: string
  readonly answerTtlMs: number
  /** Under which sign-in nonces are made, so that none has to be kept. The same for all processes that share the ledger. */
  readonly secret: string
  readonly now: () => number
}

/** How the caller proves to be the payer: by the payment's own header, or by signing in with the wallet that paid. */
export interface Proof {
  readonly payment: string | undefined
  readonly signIn: string | undefined
}

export type Reread =
  | { readonly kind: 'record'; readonly record: PaidRecord }
  /** Neither proof nor a good one: the challenge to sign in with. The same for ids that do not exist. */
  | { readonly kind: 'sign_in'; readonly extensions: Readonly<Record<string, unknown>>; readonly refused: boolean }

const SIGN_IN_MS = 5 * 60_000

const same = (left: string, right: string): boolean =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right))

/** Lets a payer read a receipt and its answer again. A payment opens its own record and nothing else. */
export const createReread = (options: RereadOptions) => {
  const { ledger, chain, networks, publicUrl, answerTtlMs, secret, now } = options
  const origin = new URL(publicUrl)

  /** Bound to the record and to the time that is signed with it, so that it opens nothing else and not for long. */
  const nonceOf = (id: string, issuedAt: string): string =>
    createHmac('sha256', secret).update(`${id}\n${issuedAt}`).digest('hex').slice(0, 32)

  const challenge = (id: string, refused: boolean): Reread => {
    const issuedAt = new Date(now()).toISOString()
    const uri = `${publicUrl}/receipts/${id}`
    const info = {
      domain: origin.host,
      uri,
      statement: 'Read again what you have paid for.',
      version: '1',
      nonce: nonceOf(id, issuedAt),
      issuedAt,
      expirationTime: new Date(now() + SIGN_IN_MS).toISOString(),
      resources: [uri],
    }
    const supportedChains = networks.map((chainId) => ({ chainId, type: 'eip191' }))
    return {
      kind: 'sign_in',
      refused,
      extensions: { [SIGN_IN_WITH_X]: { info, supportedChains, schema: buildSIWxSchema() } },
    }
  }

  const signedBy = async (message: SIWxPayload): Promise<boolean> => {
    const { isValid } = await verifySIWxSignature(message, {
      evmVerifier: async (signed) =>
        (await verifyMessage(signed).catch(() => false)) ||
        chain.signedByContract(message.chainId, signed.address, hashMessage(signed.message), signed.signature),
    })
    return isValid
  }

  const signedIn = async (id: string, header: string): Promise<string | undefined> => {
    try {
      const message = parseSIWxHeader(header)
      if (!networks.includes(message.chainId)) return undefined
      const checkNonce = (nonce: string) => same(nonce, nonceOf(id, message.issuedAt))
      const { isValid } = await validateSIWxMessage(message, origin, { maxAge: SIGN_IN_MS, checkNonce })
      return isValid && (await signedBy(message)) ? message.address.toLowerCase() : undefined
    } catch {
      return undefined
    }
  }

  const paidWith = (row: PaymentRow, header: string): boolean => {
    const read = readPayment(header)
    if (!read.ok) return false
    const signature = read.payment.signature.toLowerCase()
    const forms = signature.length === 132 ? [signature, keySignature(signature)] : [signature]
    return forms.some((form) => same(sha256(form), row.signature_hash))
  }

  const proven = async (row: PaymentRow, { payment, signIn }: Proof): Promise<boolean> => {
    if (payment !== undefined && paidWith(row, payment)) return true
    return signIn !== undefined && (await signedIn(row.id, signIn)) === row.payer
  }

  const missing = (row: PaymentRow, kept: boolean): PaidRecord['answer_missing'] => {
    if (row.state !== 'settled') return 'not_settled'
    if (now() > row.claimed_at + answerTtlMs) return 'expired'
    return kept ? null : 'not_kept'
  }

  const recordOf = (row: PaymentRow): PaidRecord => {
    const answer = keptAnswer(row)
    const answerMissing = missing(row, answer !== undefined)
    return {
      id: row.id,
      state: row.state,
      route: row.route,
      resource: row.resource,
      payer: row.payer,
      network: row.network,
      amount: String(row.amount),
      transaction: row.transaction,
      receipt: row.receipt ? JSON.parse(row.receipt) : null,
      answer:
        answer && answerMissing === null
          ? { status: answer.status, media_type: answer.mediaType, body: answer.body }
          : null,
      answer_missing: answerMissing,
    }
  }

  return async (id: string, proof: Proof): Promise<Reread> => {
    const given = proof.payment !== undefined || proof.signIn !== undefined
    const row = given ? await ledger.findById(id) : undefined
    if (row && (await proven(row, proof))) return { kind: 'record', record: recordOf(row) }
    return challenge(id, given)
  }
}

export type RereadFunction = ReturnType<typeof createReread>
