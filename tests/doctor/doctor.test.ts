import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { doctorCommand } from '../../src/cli/doctor.ts'
import { readConfig } from '../../src/config.ts'
import { examineSite, RULES, type RuleResult } from '../../src/doctor/examine-site.ts'
import { createLook } from '../../src/doctor/seen.ts'
import { visitSite, wasReached } from '../../src/doctor/visit-site.ts'
import { startServer } from '../../src/start-server.ts'
import { freePort } from '../chain/free-port.ts'
import { commandRun } from '../cli/run-command.ts'
import { type Break, changeChallenge, type Passing, startBreakingProxy } from './breaking-proxy.ts'

let url: string
let stop: () => Promise<void>

beforeAll(async () => {
  const port = await freePort()
  // Neither is asked for a challenge: both are loopback ports where nobody listens.
  const config = readConfig({
    PORT: String(port),
    X402_PAY_TO: '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720',
    X402_NETWORKS: 'eip155:8453,eip155:84532',
    X402_RPC_URL_8453: 'http://127.0.0.1:1',
    X402_RPC_URL_84532: 'http://127.0.0.1:1',
    X402_FACILITATOR: 'http://127.0.0.1:1',
    LEDGER_PATH: ':memory:',
    RATE_LIMIT_PER_MINUTE: '0',
  })
  const server = await startServer(config, pino({ level: 'silent' }))
  url = `http://127.0.0.1:${port}`
  stop = server.stop
})
afterAll(() => stop())

const look = createLook(fetch, 5_000)

const examine = async (address: string): Promise<RuleResult[]> => examineSite(await visitSite(new URL(address), look))

const failed = (results: readonly RuleResult[]): string[] =>
  results.filter(({ state }) => state === 'fail').map(({ rule }) => rule.id)

it('finds nothing to mend in our own server, and judges it by every rule', async () => {
  const results = await examine(url)
  expect(results.map(({ rule, state, problems }) => [rule.id, state, problems])).toEqual(
    RULES.map(({ id }) => [id, 'pass', []]),
  )
})

it('counts an answer without end as none, instead of holding what a stranger sends', async () => {
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 1
      controller.enqueue(new Uint8Array(1024 * 1024))
    },
  })
  expect(await createLook(async () => new Response(body), 5_000)('http://shop.example/', 'GET')).toMatchObject({
    status: 0,
    body: '',
  })
  expect(sent).toBeLessThan(20)
})

it('looks at one route alone where one is named', async () => {
  const site = await visitSite(new URL('/audit', url), look)
  expect(site.routes.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /audit', 'POST /audit'])
  expect(failed(examineSite(site))).toEqual([])
})

const PAID = ['/search', '/audit', '/brief', '/research', '/archive']
const isPaid = ({ path, method }: Passing) => PAID.includes(path) && method !== 'OPTIONS'
const isDiscovery = ({ path }: Passing) => path === '/openapi.json' || path === '/.well-known/x402'

const resourceOf = (header: Record<string, unknown>) => header.resource as Record<string, unknown>
const withResource = (change: object) => (header: Record<string, unknown>) => ({
  ...header,
  resource: { ...resourceOf(header), ...change },
})

const BROKEN: readonly [what: string, rule: string, seen: RegExp, breakIt: Break][] = [
  [
    'a 402 without a body',
    'v1_body',
    /the body is empty/,
    (answer) => {
      if (answer.status === 402) answer.body = ''
    },
  ],
  [
    'no schemas of input and output',
    'input_output_schemas',
    /outputSchema of the body has no input and no output/,
    (answer) =>
      changeChallenge(answer, {
        entry: ({ outputSchema: _, ...entry }) => entry,
        header: ({ extensions: _, ...header }) => header,
      }),
  ],
  [
    'no output schema in the header alone',
    'input_output_schemas',
    /bazaar extension of the header has no input and no output/,
    (answer) => changeChallenge(answer, { header: ({ extensions: _, ...header }) => header }),
  ],
  [
    'a resource by plain http',
    'resource_https',
    /the resource is http:\/\/archive\.example\//,
    (answer) => {
      const plain = (address: unknown) => String(address).replace(/^http:\/\/[^/]+/, 'http://archive.example')
      changeChallenge(answer, {
        entry: (entry) => ({ ...entry, resource: plain(entry.resource) }),
        header: (header) => withResource({ url: plain(resourceOf(header).url) })(header),
      })
    },
  ],
  [
    'a description that is too long',
    'description_length',
    /a description has 501 characters/,
    (answer) => {
      const description = 'd'.repeat(501)
      changeChallenge(answer, { entry: (entry) => ({ ...entry, description }), header: withResource({ description }) })
    },
  ],
  [
    'no CORS headers',
    'cors',
    /no Access-Control-Allow-Origin/,
    ({ headers }) => {
      for (const name of [...headers.keys()]) if (name.startsWith('access-control-')) headers.delete(name)
    },
  ],
  [
    'discovery that may be kept',
    'discovery_no_store',
    /cache-control is public, max-age=3600/,
    (answer) => {
      if (isDiscovery(answer)) answer.headers.set('cache-control', 'public, max-age=3600')
    },
  ],
  [
    'a body of version 1 with CAIP-2 networks',
    'v1_network_names',
    /the network is eip155:8453/,
    (answer) => {
      const network = (name: unknown) => (name === 'base' ? 'eip155:8453' : 'eip155:84532')
      changeChallenge(answer, { entry: (entry) => ({ ...entry, network: network(entry.network) }) })
    },
  ],
  [
    'HEAD that is not gated',
    'head_gated',
    /HEAD is answered with status 200/,
    (answer) => {
      if (answer.method === 'HEAD') answer.status = 200
    },
  ],
  [
    'a wrong token name',
    'token_name',
    /it is called "USDC \(bridged\)" version "2", its contract says "USD Coin" version "2"/,
    (answer) => {
      const extra = { name: 'USDC (bridged)', version: '2' }
      changeChallenge(answer, {
        entry: (entry) => ({ ...entry, extra }),
        header: (header) => ({
          ...header,
          accepts: (header.accepts as object[]).map((entry) => ({ ...entry, extra })),
        }),
      })
    },
  ],
  [
    '500 on an empty probe',
    'empty_probe_no_error',
    /status 500/,
    (answer) => {
      if (isPaid(answer) && answer.method !== 'HEAD') answer.status = 500
    },
  ],
  [
    'input that is checked before the price is said',
    'empty_probe_402',
    /status 400/,
    (answer) => {
      if (isPaid(answer) && answer.method !== 'HEAD') answer.status = 400
    },
  ],
  [
    'no header for version 2',
    'v2_header',
    /there is no PAYMENT-REQUIRED header/,
    ({ headers }) => headers.delete('payment-required'),
  ],
  [
    'other terms in the header than in the body',
    'versions_agree',
    /the header does not/,
    (answer) => changeChallenge(answer, { entry: (entry) => ({ ...entry, payTo: `0x${'1'.repeat(40)}` }) }),
  ],
  [
    'an OpenAPI without prices',
    'openapi_payment_info',
    /operation\.x-payment-info is missing/,
    (answer) => {
      if (answer.path === '/openapi.json') answer.body = answer.body.replaceAll('"x-payment-info"', '"x-price"')
    },
  ],
  [
    'no list of what is sold',
    'well_known',
    /status 404/,
    (answer) => {
      if (answer.path === '/.well-known/x402') answer.status = 404
    },
  ],
  [
    'a 402 that may be kept',
    'challenge_no_store',
    /cache-control is not set/,
    (answer) => {
      if (answer.status === 402) answer.headers.delete('cache-control')
    },
  ],
]

describe('a server that is broken in one thing is told exactly that', () => {
  it.each(BROKEN)('%s: %s', async (_what, rule, seen, breakIt) => {
    const proxy = await startBreakingProxy(url, breakIt)
    try {
      const results = await examine(proxy.url)
      expect(failed(results)).toEqual([rule])
      const found = results.find((result) => result.rule.id === rule)
      expect(found?.problems[0]?.seen).toMatch(seen)
      expect(found?.rule.remedy).not.toBe('')
    } finally {
      await proxy.stop()
    }
  })
})

it('says that nothing answered rather than that all is wrong', async () => {
  expect(wasReached(await visitSite(new URL('http://127.0.0.1:1'), look))).toBe(false)
})

it('fails a server that sells nothing, and does not call the rest good', async () => {
  const proxy = await startBreakingProxy(url, (answer) => {
    answer.status = 404
  })
  const results = await examine(proxy.url)
  expect(failed(results)).toEqual(['well_known', 'openapi'])
  expect(results.filter(({ state }) => state === 'pass')).toEqual([])
  await proxy.stop()
})

describe('the command', () => {
  const { printed, run } = commandRun()
  const doctor = (...args: string[]) => run(doctorCommand(), args)

  it('ends with 0 where every rule holds, and counts them', async () => {
    expect(await doctor(url)).toBe(0)
    expect(printed.out).toContain(`${url}: 5 paid paths looked at\n`)
    expect(printed.out).toContain(`${RULES.length} rules: ${RULES.length} ok, 0 failed\n`)
  })

  it('ends with 1 where one fails, and says where, what was seen and the remedy', async () => {
    const proxy = await startBreakingProxy(url, (answer) => {
      if (answer.method === 'HEAD') answer.status = 200
    })
    expect(await doctor(proxy.url)).toBe(1)
    expect(printed.out).toContain(
      [
        'FAIL  head_gated: HEAD is gated like GET',
        '       seen    HEAD is answered with status 200 (GET /search, GET /audit, GET /brief and 2 more; 5 of 5 looked at)',
        '       remedy  Answer 402 to HEAD of a paid route',
      ].join('\n'),
    )
    printed.out = ''
    expect(await doctor(proxy.url, '--json')).toBe(1)
    const { rules, summary } = JSON.parse(printed.out)
    expect(summary).toEqual({ pass: RULES.length - 1, fail: 1, not_judged: 0 })
    expect(rules.find(({ id }: { id: string }) => id === 'head_gated')).toMatchObject({ state: 'fail', looked: 5 })
    await proxy.stop()
  })

  it('ends with 2 where nothing answers', async () => {
    expect(await doctor('http://127.0.0.1:1')).toBe(2)
    expect(printed).toEqual({
      out: '',
      err: 'failure-archive: nothing answered at http://127.0.0.1:1. Is it running, and is the port right?\n',
    })
  })

  it.each(['shop.example', 'ftp://shop.example'])('refuses %s as an address', async (address) => {
    await expect(doctorCommand().exitOverride().parseAsync([address], { from: 'user' })).rejects.toThrow(
      'It must be an http or https URL',
    )
  })
})
