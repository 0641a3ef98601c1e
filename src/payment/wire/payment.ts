import type { PaymentPayload } from '@x402/core/types'
import { z } from 'zod'
import { NETWORKS } from '../networks.ts'

/** Longer headers hold no payment that a wallet makes: an ERC-6492 signature with its factory call stays under 8 kB. */
const LONGEST = 16_384

const address = z.string().regex(/^0x[0-9a-fA-F]{40}$/)
/** A whole number as the chain has them, in digits. */
export const uint256 = z.string().refine((text) => /^(0|[1-9]\d{0,77})$/.test(text) && BigInt(text) < 2n ** 256n)
const bytes = (least: number, most: number) => z.string().regex(new RegExp(`^0x([0-9a-fA-F]{2}){${least},${most}}$`))

/** A signed EIP-3009 transfer, the only thing that is paid with. */
export const signedTransfer = z.strictObject({
  signature: bytes(1, 6000),
  authorization: z.strictObject({
    from: address,
    to: address,
    value: uint256,
    validAfter: uint256,
    validBefore: uint256,
    nonce: bytes(32, 32),
  }),
})

const network = z.string().regex(/^[a-z0-9-]{1,32}(:[a-zA-Z0-9-]{1,64})?$/)

const version1 = z.object({ x402Version: z.literal(1), scheme: z.literal('exact'), network, payload: signedTransfer })

const version2 = z.object({
  x402Version: z.literal(2),
  resource: z.object({ url: z.string().max(2048) }).optional(),
  accepted: z.object({
    scheme: z.literal('exact'),
    network,
    asset: address,
    amount: uint256,
    payTo: address,
    maxTimeoutSeconds: z.int().positive(),
    extra: z.record(z.string(), z.unknown()),
  }),
  payload: signedTransfer,
  extensions: z.record(z.string(), z.unknown()).optional(),
})

export type Authorization = z.infer<typeof signedTransfer>['authorization']

/** A payment as it was sent, by either protocol version, brought to one shape. Nothing in it is proven yet. */
export interface Payment {
  readonly version: 1 | 2
  /** CAIP-2, whatever the version called it. */
  readonly network: string
  readonly authorization: Authorization
  readonly signature: string
  /** The URL that a v2 payload says it pays for; v1 names none. */
  readonly resource: string | undefined
  /** What a v2 payload says it accepted; v1 says nothing but scheme and network. */
  readonly accepted: PaymentPayload['accepted'] | undefined
  readonly extensions: Readonly<Record<string, unknown>>
}

export type ReadPayment =
  | { readonly ok: true; readonly payment: Payment }
  | { readonly ok: false; readonly reason: string }

const refused = (reason: string): ReadPayment => ({ ok: false, reason })

/** Names of networks differ by version; a v1 name that nobody knows stays as it is and then matches nothing. */
const caip2 = (name: string): string => NETWORKS.find((known) => known.v1Name === name)?.id ?? name

const lift = (value: z.infer<typeof version1>): Payment => ({
  version: 1,
  network: caip2(value.network),
  authorization: value.payload.authorization,
  signature: value.payload.signature,
  resource: undefined,
  accepted: undefined,
  extensions: {},
})

const take = (value: z.infer<typeof version2>): Payment => ({
  version: 2,
  network: value.accepted.network,
  authorization: value.payload.authorization,
  signature: value.payload.signature,
  resource: value.resource?.url,
  accepted: value.accepted as PaymentPayload['accepted'],
  extensions: value.extensions ?? {},
})

const decode = (header: string): unknown => {
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(header)) return undefined
  try {
    return JSON.parse(Buffer.from(header, 'base64').toString('utf8'))
  } catch {
    return undefined
  }
}

/**
 * Reads a payment from a header's base64 or from an object (MCP). The version is told by the content, not by which header
 * carried it: some clients send one in the other's.
 */
export const readPayment = (sent: string | object): ReadPayment => {
  if (typeof sent === 'string' && sent.length > LONGEST) return refused('payment_too_large')
  const value = typeof sent === 'string' ? decode(sent.trim()) : sent
  if (typeof value !== 'object' || value === null) return refused('payment_not_readable')
  const version = (value as { x402Version?: unknown }).x402Version
  if (version === 1) {
    const parsed = version1.safeParse(value)
    return parsed.success ? { ok: true, payment: lift(parsed.data) } : refused('payment_malformed')
  }
  if (version !== 2) return refused('unsupported_x402_version')
  const parsed = version2.safeParse(value)
  return parsed.success ? { ok: true, payment: take(parsed.data) } : refused('payment_malformed')
}
