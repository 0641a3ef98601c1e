import { everyRoute, type Rule } from '../rule.ts'
import { keepingProblem, type Seen, statusText } from '../seen.ts'
import type { RouteSeen } from '../site.ts'

/** Directories and proxies give headers between 8 and 16 kB a hearing; ours must leave room for the others. */
const MAX_HEADER_BYTES = 8 * 1024

const namesIn = ({ headers }: Seen, header: string): readonly string[] =>
  (headers.get(header) ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())

const lacks = (seen: Seen, header: string, wanted: readonly string[]): readonly string[] => {
  const names = namesIn(seen, header)
  return names.includes('*') ? [] : wanted.filter((name) => !names.includes(name))
}

function corsProblem({ probe, preflight, method }: RouteSeen): string | null {
  if (probe.headers.get('access-control-allow-origin') === null) return 'the answer has no Access-Control-Allow-Origin'
  const hidden = lacks(probe, 'access-control-expose-headers', ['payment-required', 'payment-response'])
  if (hidden.length > 0) return `Access-Control-Expose-Headers does not name ${hidden.join(', ')}`
  if (preflight.status < 200 || preflight.status > 299) return `the preflight is answered with ${statusText(preflight)}`
  const refused = lacks(preflight, 'access-control-allow-headers', ['payment-signature', 'x-payment'])
  if (refused.length > 0) return `Access-Control-Allow-Headers of the preflight does not name ${refused.join(', ')}`
  const methods = lacks(preflight, 'access-control-allow-methods', [method.toLowerCase()])
  return methods.length > 0 ? `Access-Control-Allow-Methods of the preflight does not name ${method}` : null
}

const headerBytes = ({ headers }: Seen): number =>
  [...headers].reduce((bytes, [name, value]) => bytes + name.length + value.length + 4, 0)

export const gateRules: readonly Rule[] = [
  {
    id: 'empty_probe_no_error',
    title: 'an empty probe does not break the route',
    remedy: 'Answer 402 before anything of the request is read: directories send no query and no body.',
    look: everyRoute(({ probe }) => (probe.status === 0 || probe.status >= 500 ? statusText(probe) : null)),
  },
  {
    id: 'empty_probe_402',
    title: 'an empty probe is answered with the price',
    remedy: 'Answer 402 to a request without payment before its input is checked or its caller asked who it is.',
    look: everyRoute(({ probe }) => {
      if (probe.status === 0 || probe.status >= 500) return undefined
      return probe.status === 402 ? null : statusText(probe)
    }),
  },
  {
    id: 'head_gated',
    title: 'HEAD is gated like GET',
    remedy:
      'Answer 402 to HEAD of a paid route and run no handler: many frameworks route HEAD to GET past the payment.',
    look: everyRoute(({ head, probe }) => {
      if (head === null || probe.status !== 402) return undefined
      return head.status === 402 ? null : `HEAD is answered with ${statusText(head)}`
    }),
  },
  {
    id: 'cors',
    title: 'buyers in a browser can read the price and pay',
    remedy:
      'Send Access-Control-Allow-Origin and expose PAYMENT-REQUIRED and PAYMENT-RESPONSE on every answer, the 402 too; allow PAYMENT-SIGNATURE and X-PAYMENT in the preflight.',
    look: everyRoute((route) => (route.probe.status === 402 ? corsProblem(route) : undefined)),
  },
  {
    id: 'challenge_no_store',
    title: 'the 402 is never kept',
    remedy: 'Send Cache-Control: no-store with the 402; a kept one is paid at old terms.',
    look: everyRoute(({ probe }) => (probe.status === 402 ? keepingProblem(probe) : undefined)),
  },
  {
    id: 'header_size',
    title: 'the headers of the 402 get through',
    remedy: `Keep all headers together under ${MAX_HEADER_BYTES} bytes: shorten descriptions, schemas and examples.`,
    look: everyRoute(({ probe }) => {
      if (probe.status !== 402) return undefined
      const bytes = headerBytes(probe)
      return bytes <= MAX_HEADER_BYTES ? null : `they have ${bytes} bytes`
    }),
  },
]
