import type { x402ResourceServer } from '@x402/core/server'
import type { PaymentPayload, PaymentRequirements } from '@x402/core/types'
import { type DeclareDiscoveryExtensionConfig, declareDiscoveryExtension } from '@x402/extensions/bazaar'
import { declarePaymentIdentifierExtension } from '@x402/extensions/payment-identifier'
import { ServiceError } from '../errors.ts'
import { networkOf } from './networks.ts'
import { type Challenge, encodeChallenge } from './wire/challenge.ts'
import type { Payment } from './wire/payment.ts'

/** What is sold at one route, as discovery tools and wallets show it. */
export interface Offer {
  readonly route: string
  readonly path: string
  readonly usd: string
  readonly description: string
  readonly tags: readonly string[]
  readonly mimeType: string
  /** Input, its schema and a short example of the answer, for the bazaar extension. Kept short: it travels in a header. */
  readonly discovery: DeclareDiscoveryExtensionConfig
  /** The schema that v1 clients find at `outputSchema`. */
  readonly outputSchema: Readonly<Record<string, unknown>>
}

export interface Seller {
  readonly payTo: string
  readonly networks: readonly string[]
  readonly publicUrl: string
  readonly serviceName: string
  readonly maxTimeoutSeconds: number
}

/** A 402: the error, and the challenge that says how to pay. */
export interface ChallengeOutcome {
  readonly kind: 'challenge'
  readonly error: ServiceError
  /** The machine word that the buyer is told. */
  readonly reason: string
  readonly challenge: Challenge
}

/** The terms of one route: what may be paid in, and the challenge that says so. */
export interface RouteTerms {
  readonly route: string
  readonly usd: string
  /** PUBLIC_URL and the path; never from the request, whose headers a client can set. */
  readonly resource: string
  readonly requirements: readonly PaymentRequirements[]
  /** The answer to a call without a payment: the most frequent one, made once. */
  readonly unpaid: ChallengeOutcome
  /** The answer to a payment that is not taken, by a machine word. */
  readonly refuse: (error: ServiceError, reason: string) => ChallengeOutcome
  /** The requirement that a payment answers, or the reason why there is none. */
  readonly match: (payment: Payment) => PaymentRequirements | { readonly reason: string }
}

export type Terms = ReadonlyMap<string, RouteTerms>

/** Everything that a 402 answer puts in headers has to fit the smallest of the common limits, which is 8 kB with the rest. */
const HEADER_BUDGET = 6000
const OTHER_HEADERS = 1000

const PRINTABLE = /^[\x20-\x7e]{1,32}$/

/** What is over the limits of a discovery service is dropped there without a word, so it stops the start here. */
const checkWords = ({ route, description, tags }: Offer, serviceName: string): void => {
  if (description.length > 500) throw new Error(`${route}: the description has more than 500 characters.`)
  if (tags.length > 5) throw new Error(`${route}: more than 5 tags.`)
  for (const word of [serviceName, ...tags]) {
    if (!PRINTABLE.test(word)) throw new Error(`${route}: "${word}" is not 1 to 32 printable ASCII characters.`)
  }
}

const matchV2 = (
  server: x402ResourceServer,
  requirements: PaymentRequirements[],
  payment: Payment,
  resource: string,
) => {
  if (payment.resource !== undefined && payment.resource !== resource) return { reason: 'resource_mismatch' }
  const payload = { x402Version: 2, accepted: payment.accepted, payload: {} } as PaymentPayload
  return server.findMatchingRequirements(requirements, payload) ?? { reason: 'terms_not_offered' }
}

const routeTerms = async (offer: Offer, seller: Seller, server: x402ResourceServer): Promise<RouteTerms> => {
  checkWords(offer, seller.serviceName)
  const { route, usd, description, mimeType, outputSchema } = offer
  const requirements = await server.buildPaymentRequirementsFromOptions(
    seller.networks.map((network) => ({
      scheme: 'exact',
      network: networkOf(network).id,
      payTo: seller.payTo,
      price: `$${usd}`,
      maxTimeoutSeconds: seller.maxTimeoutSeconds,
    })),
    undefined,
  )
  const resource = seller.publicUrl.replace(/\/+$/, '') + offer.path
  const encode = encodeChallenge({
    resource: { url: resource, description, mimeType, serviceName: seller.serviceName, tags: [...offer.tags] },
    requirements,
    outputSchema,
    extensions: {
      ...declareDiscoveryExtension(offer.discovery),
      'payment-identifier': declarePaymentIdentifierExtension(false),
    },
  })
  const refuse: RouteTerms['refuse'] = (error, reason) => ({
    kind: 'challenge',
    error,
    reason,
    challenge: encode({ code: error.code, reason, detail: error.message, remedy: error.remedy }),
  })
  const unpaid = refuse(new ServiceError('payment_required', { usd }), 'payment_required')
  const { length } = unpaid.challenge.header
  if (length > HEADER_BUDGET - OTHER_HEADERS) {
    throw new Error(`${route}: the challenge takes ${length} bytes as a header; shorten the example or the schema.`)
  }
  return {
    route,
    usd,
    resource,
    requirements,
    unpaid,
    refuse,
    match: (payment) => {
      if (payment.version === 2) return matchV2(server, requirements, payment, resource)
      return requirements.find(({ network }) => network === payment.network) ?? { reason: 'network_not_offered' }
    },
  }
}

/** Builds the terms of all routes once, before the first call. The server must be initialised. */
export const createTerms = async (
  offers: readonly Offer[],
  seller: Seller,
  server: x402ResourceServer,
): Promise<Terms> => {
  const built = await Promise.all(offers.map((offer) => routeTerms(offer, seller, server)))
  return new Map(built.map((terms) => [terms.route, terms]))
}
