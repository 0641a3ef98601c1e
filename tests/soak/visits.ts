import type { Buyer, Purchase } from '../demo/buy.ts'

/** Stands in everything that is sent, so that it can be looked for where it must not be. */
export const MARKER = 'zanzibarquux'

/** What one visit came to; `bought` where it paid. */
export interface Visit {
  readonly name: string
  readonly ok: boolean
  readonly detail: string
  readonly bought?: Purchase
}

interface FreeVisit {
  readonly name: string
  readonly path: string
  readonly init?: RequestInit
  readonly expect: number
}

const form = (fields: Record<string, string>): RequestInit => ({ method: 'POST', body: new URLSearchParams(fields) })

const REPORT = `All 47 tests pass, so the ${MARKER} migration is safe. We found no significant difference between the arms.
The watcher is healthy: it exits 0 every run. 12 of 40 samples (35%) failed. We plan a restore drill next week.`

const free: readonly FreeVisit[] = [
  { name: 'home', path: '/', expect: 200 },
  { name: 'sample', path: '/sample', expect: 200 },
  { name: 'shelf', path: '/contents?theme=silent_success&limit=50', expect: 200 },
  { name: 'shelf, wrong filter', path: '/contents?theme=nosuch', expect: 400 },
  { name: 'pre-check', path: '/precheck', init: form({ text: REPORT }), expect: 200 },
  { name: 'pre-check, no text', path: '/precheck', init: form({}), expect: 400 },
  { name: 'price', path: `/search?q=${MARKER}`, expect: 402 },
  { name: 'price by HEAD', path: '/archive', init: { method: 'HEAD' }, expect: 402 },
  { name: 'OpenAPI', path: '/openapi.json', expect: 200 },
  { name: 'health', path: '/health', expect: 200 },
  { name: 'nothing there', path: `/${MARKER}`, expect: 404 },
  {
    name: 'junk payment',
    path: '/search?q=x',
    init: { headers: { 'X-PAYMENT': btoa(`{"${MARKER}":1}`) } },
    expect: 402,
  },
]

const sold: readonly { readonly path: string; readonly init: RequestInit }[] = [
  { path: `/search?q=${encodeURIComponent(`backup job reports success but the file is empty ${MARKER}`)}`, init: {} },
  { path: '/audit', init: form({ text: REPORT }) },
  { path: '/brief', init: form({ action: `delete old backups on a schedule ${MARKER}` }) },
  { path: '/research?q=test+set+leaked+into+training', init: {} },
]

/** One request in so many buys something; a purchase waits for the chain's next block. */
const BUYS_ONE_IN = 10

async function visitFree(url: string, { name, path, init, expect }: FreeVisit): Promise<Visit> {
  const answer = await fetch(url + path, { headers: { accept: 'application/json' }, ...init })
  await answer.arrayBuffer()
  return { name, ok: answer.status === expect, detail: `status ${answer.status}, expected ${expect}` }
}

async function purchase(url: string, buyer: Buyer, turn: number): Promise<Visit> {
  const { path, init } = sold[turn % sold.length] ?? { path: '/archive', init: {} }
  const bought = await buyer.buy(url + path, init)
  const name = `${buyer.protocol} ${path.split('?')[0]}`
  return { name, ok: bought.status === 200, detail: `status ${bought.status}`, bought }
}

/** The n-th visit of a buyer: the free routes in turn, errors among them, and now and then a purchase. */
export function visit(url: string, buyer: Buyer, turn: number): Promise<Visit> {
  if (turn % BUYS_ONE_IN === 0) return purchase(url, buyer, turn / BUYS_ONE_IN)
  const [first] = free
  return visitFree(url, free[turn % free.length] ?? (first as FreeVisit))
}
