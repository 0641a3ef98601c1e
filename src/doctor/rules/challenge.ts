import { isLoopback } from '../../is-loopback.ts'
import { networkId } from '../../market/usdc.ts'
import { challengeOf } from '../challenge.ts'
import { everyRoute, type Rule } from '../rule.ts'
import type { RouteSeen } from '../site.ts'
import { descriptionsOf, resourcesOf, schemaProblem, tokenProblem, versionsProblem, waysOf } from './ways-to-pay.ts'

/** Only where there is a 402 can its parts be missing. */
const ofChallenge = (problemOf: (route: RouteSeen) => string | null | undefined): Rule['look'] =>
  everyRoute((route) => (route.probe.status === 402 ? problemOf(route) : undefined))

const firstOf = <Value>(
  values: readonly Value[],
  problemOf: (value: Value) => string | null,
): string | null | undefined =>
  values.length === 0 ? undefined : (values.map(problemOf).find((problem) => problem !== null) ?? null)

const MAX_DESCRIPTION = 500
const MAX_TAGS = 5
const MAX_TAG = 32

/** CAIP-2: a namespace and a reference. */
const CAIP2 = /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/

function httpsProblem(resource: string): string | null {
  const isHttps = URL.canParse(resource) && new URL(resource).protocol === 'https:'
  return isHttps || isLoopback(resource) ? null : `the resource is ${resource}`
}

const printable = (text: string): boolean => /^[ -~]{1,32}$/.test(text)

export const challengeRules: readonly Rule[] = [
  {
    id: 'v1_body',
    title: 'the 402 has a body for clients of protocol version 1',
    remedy:
      'Send JSON {"x402Version": 1, "error": ..., "accepts": [...]} whose entries have scheme, network, maxAmountRequired, resource, description, mimeType, payTo, maxTimeoutSeconds, asset and extra.',
    look: ofChallenge(({ v1 }) => ('problem' in v1 ? v1.problem : null)),
  },
  {
    id: 'v2_header',
    title: 'the 402 has a header for clients of protocol version 2',
    remedy:
      'Send PAYMENT-REQUIRED: base64 of {"x402Version": 2, "resource": {url, description, mimeType}, "accepts": [...]} whose entries have scheme, network, amount, asset, payTo, maxTimeoutSeconds and extra.',
    look: ofChallenge(({ v2 }) => ('problem' in v2 ? v2.problem : null)),
  },
  {
    id: 'v1_network_names',
    title: 'the body names networks as version 1 does',
    remedy:
      'Write base or base-sepolia in the body and leave out networks without such a name: version 1 clients throw on CAIP-2 ids.',
    look: ofChallenge(({ v1 }) =>
      firstOf(challengeOf(v1)?.accepts ?? [], ({ network }) =>
        network.includes(':') ? `the network is ${network}` : null,
      ),
    ),
  },
  {
    id: 'v2_network_names',
    title: 'the header names networks as version 2 does',
    remedy: 'Write CAIP-2 ids in the header, such as eip155:8453.',
    look: ofChallenge(({ v2 }) =>
      firstOf(challengeOf(v2)?.accepts ?? [], ({ network }) =>
        CAIP2.test(network) ? null : `the network is ${network}`,
      ),
    ),
  },
  {
    id: 'versions_agree',
    title: 'both protocol versions offer the same',
    remedy: 'Make body and header from one list of requirements: network, asset, amount and payTo must be equal.',
    look: ofChallenge(versionsProblem),
  },
  {
    id: 'price_as_described',
    title: 'the price is the one that OpenAPI states',
    remedy: 'Make the amount of x-payment-info from the same price as the challenge.',
    look: ofChallenge(priceProblem),
  },
  {
    id: 'input_output_schemas',
    title: 'input and output are described in the challenge',
    remedy:
      'Give each entry of the body "outputSchema": {"input": {...}, "output": {...}}, never null, and the header the bazaar extension with info.input, info.output and schema.',
    look: ofChallenge(schemaProblem),
  },
  {
    id: 'description_length',
    title: 'descriptions can be listed',
    remedy: `Describe the route in 1 to ${MAX_DESCRIPTION} characters.`,
    look: ofChallenge((route) =>
      firstOf(descriptionsOf(route), ({ length }) =>
        length > 0 && length <= MAX_DESCRIPTION ? null : `a description has ${length} characters`,
      ),
    ),
  },
  {
    id: 'service_name_and_tags',
    title: 'service name and tags can be listed',
    remedy: `Use at most ${MAX_TAGS} tags; each, and the service name, has 1 to ${MAX_TAG} printable ASCII characters.`,
    look: ofChallenge(({ v2 }) => {
      const resource = challengeOf(v2)?.resource
      if (resource === undefined) return undefined
      const { serviceName, tags = [] } = resource
      if (tags.length > MAX_TAGS) return `there are ${tags.length} tags`
      const odd = [...(serviceName === undefined ? [] : [serviceName]), ...tags].find((text) => !printable(text))
      return odd === undefined ? null : `${JSON.stringify(odd.slice(0, 60))} cannot be listed`
    }),
  },
  {
    id: 'resource_https',
    title: 'the resource is an https address',
    remedy:
      'Name the public https address in every resource; behind a proxy take it from the configuration, not from the request.',
    look: ofChallenge((route) => firstOf(resourcesOf(route), httpsProblem)),
  },
  {
    id: 'resource_path',
    title: 'the resource is the route that was asked',
    remedy: 'Name the path of the route itself, without query, in every resource: clients of version 2 refuse another.',
    look: ofChallenge((route) =>
      firstOf(resourcesOf(route), (resource) => {
        const { pathname, search } = new URL(resource)
        return pathname === route.path && search === '' ? null : `the resource is ${resource}`
      }),
    ),
  },
  {
    id: 'token_name',
    title: 'the token has the name that its contract signs with',
    remedy:
      'Take extra.name and extra.version from the contract (Base: "USD Coin", Base Sepolia: "USDC", both version 2): a signature over another name is refused.',
    look: ofChallenge(tokenProblem),
  },
]

/** Dollars as OpenAPI has them, against the amounts of USDC in the challenge. */
function priceProblem(route: RouteSeen): string | null | undefined {
  const info = (
    route.operation as { 'x-payment-info'?: { price?: { mode?: unknown; amount?: unknown } } } | undefined
  )?.['x-payment-info']
  if (info?.price?.mode !== 'fixed') return undefined
  const stated = Number(info.price.amount)
  const { v1 = [], v2 = [] } = waysOf(route)
  const amounts = [...v1, ...v2].filter(({ network }) => networkId(network).startsWith('eip155:'))
  return firstOf(amounts, ({ atomic }) => {
    const asked = Number(atomic) / 1_000_000
    return asked === stated ? null : `OpenAPI says $${info.price?.amount}, the challenge asks $${asked}`
  })
}
