import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { pruneNetwork } from '../../src/network/prune.ts'
import { createIdentify } from '../../src/network/reporter.ts'
import { PROBE_SECRETS } from '../../src/redaction/probe-secrets.ts'
import { openStore } from '../../src/store/open-store.ts'
import { agent, networkOver, START } from './network-under-test.ts'

// Hundreds of stores are opened and written to here.
vi.setConfig({ testTimeout: 240_000 })

const inMemory = () => openStore({ ledgerPath: ':memory:' })

const HOUR_MS = 3_600_000

interface Told {
  readonly reporter: string
  readonly message: string
  /** Names of one class, so of one failure. */
  readonly type: string
  readonly source: 'agent' | 'demo_agent'
  readonly action: string
  readonly successful: boolean
  readonly hour: number
}

const told: fc.Arbitrary<Told> = fc.record({
  reporter: fc.constantFrom('', 'a', 'b', 'c', 'd'),
  message: fc.constantFrom('unknown field x', 'no such table', 'unknown field y'),
  type: fc.constantFrom('ValidationError', 'validation_error', 'InvalidRequest'),
  source: fc.constantFrom('agent', 'agent', 'agent', 'demo_agent'),
  action: fc.constantFrom('retry', 'refresh_schema', 'wait'),
  successful: fc.boolean(),
  hour: fc.nat(3),
})
const history = fc.array(told, { minLength: 1, maxLength: 40 })

/** Everything reported as observed first, then the outcomes, in the order given. */
async function answersAfter(observations: readonly Told[], outcomes: readonly Told[]) {
  const store = await inMemory()
  const under = networkOver(store)
  const who = ({ reporter, source }: Told) => ({ ...agent(reporter), source })
  const fingerprints = new Map<string, string | null>()
  for (const one of observations) {
    under.setTime(START + one.hour * HOUR_MS)
    const { fingerprint } = await under.observe(who(one), { error_message: one.message, error_type: one.type })
    fingerprints.set(one.message, fingerprint)
  }
  for (const one of outcomes) {
    under.setTime(START + one.hour * HOUR_MS)
    await under.outcome(who(one), fingerprints.get(one.message) ?? null, one.action, one.successful)
  }
  under.setTime(START + 4 * HOUR_MS)
  const asked = ['unknown field x', 'no such table', 'unknown field y']
  const look = async () => {
    const anew = networkOver(store, { startMs: under.now() })
    const answers = []
    for (const reporter of [agent('a'), { ...agent('a'), source: 'demo_agent' as const }])
      for (const error_message of asked) answers.push(await anew.query(reporter, { error_message }))
    return [...answers, await anew.recoveries(), await anew.services(), await anew.stats()]
  }
  return { store, under, look }
}

test('any order of the same reports gives the same answers', () =>
  fc.assert(
    fc.asyncProperty(
      history.chain((reports) =>
        fc.tuple(
          fc.constant(reports),
          fc.shuffledSubarray(reports, { minLength: reports.length }),
          fc.shuffledSubarray(reports, { minLength: reports.length }),
        ),
      ),
      async ([reports, shuffled, again]) => {
        const one = await answersAfter(reports, reports)
        const other = await answersAfter(shuffled, again)
        expect(await other.look()).toEqual(await one.look())
        await one.store.close()
        await other.store.close()
      },
    ),
    { numRuns: 25 },
  ))

test('pruning at any time changes no answer, nor does pruning again', () =>
  fc.assert(
    fc.asyncProperty(
      history,
      fc.integer({ min: 4, max: 120 }),
      fc.integer({ min: 26, max: 72 }),
      async (reports, later, hours) => {
        const { store, under, look } = await answersAfter(reports, reports)
        under.setTime(START + later * HOUR_MS)
        const before = await look()
        const prune = () => pruneNetwork(store.db, { nowMs: under.now(), hours, dryRun: false })
        await prune()
        expect(await look()).toEqual(before)
        expect(await prune()).toMatchObject({ observations: 0, outcomes: 0 })
        expect(await look()).toEqual(before)
        await store.close()
      },
    ),
    { numRuns: 25 },
  ))

test('every observation is in the raw rows or in the sums, and the counters agree with both', () =>
  fc.assert(
    fc.asyncProperty(history, async (reports) => {
      const { store, under } = await answersAfter(reports, [])
      under.setTime(START + 50 * HOUR_MS)
      await pruneNetwork(store.db, { nowMs: under.now(), hours: 48, dryRun: false })
      const raw = await store.db.selectFrom('network_observations').select('fingerprint').execute()
      const sums = await store.db
        .selectFrom('network_observation_hours')
        .select(['fingerprint', 'observations'])
        .execute()
      const known = await store.db.selectFrom('network_fingerprints').select(['fingerprint', 'observations']).execute()
      const total = (name: string) =>
        raw.filter(({ fingerprint }) => fingerprint === name).length +
        sums.reduce((sum, row) => (row.fingerprint === name ? sum + row.observations : sum), 0)
      const counted = new Map<string, number>()
      for (const { fingerprint, observations } of known)
        counted.set(fingerprint, (counted.get(fingerprint) ?? 0) + observations)
      for (const [name, observations] of counted) expect(total(name)).toBe(observations)
      await store.close()
    }),
    { numRuns: 15 },
  ))

const probes = Object.entries(PROBE_SECRETS).flatMap(([name, secrets]) =>
  secrets.map(({ lead, secret, tail }) => ({ name, secret, text: `${lead}${secret}${tail}` })),
)
/** Fields that a caller fills, and how long each may be. */
const FIELDS = {
  error_message: 2000,
  operation: 128,
  version: 64,
  schema_hash: 64,
  error_type: 64,
  error_code: 32,
  service: 128,
}

test('no secret of any class of the gate stands in the database file, its log, or an answer, whatever field it came in', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'network-'))
  try {
    const store = await openStore({ ledgerPath: join(folder, 'network.db') })
    const under = networkOver(store)
    const identify = createIdentify({ salt: 'salt of the tests', operatorToken: undefined, now: under.now })
    const answers: string[] = []
    let sent = 0
    const sendIn = async (text: string, field: string) => {
      const header = (name: string) => (name === 'x-reporter-id' ? text.replace(/\n/g, ' ').slice(0, 200) : undefined)
      const reporter = identify({ method: 'POST', path: '/v1/observe', body: '', header })
      for (const call of [under.observe, under.query, under.succeed]) {
        sent += 1
        // A service or a code that cannot be stored is refused, which stores nothing either.
        const answer = await call(reporter, { [field]: text }).catch(() => undefined)
        if (answer) answers.push(JSON.stringify(answer))
      }
    }
    for (const { text } of probes) {
      const fields = Object.entries(FIELDS).filter(([, most]) => text.length <= most)
      await Promise.all(fields.map(([field]) => sendIn(text, field)))
    }
    const { fingerprint } = await under.observe(agent('a'))
    for (const { text } of probes) await under.outcome(agent('a'), fingerprint, text, true).catch(() => {})
    expect(sent).toBeGreaterThan(600)
    const files = readdirSync(folder).map((name) => readFileSync(join(folder, name)).toString('latin1'))
    expect(files.length).toBeGreaterThanOrEqual(2)
    const kept = [...files, ...answers].join('\n').toLowerCase()
    expect(kept).toContain('github')
    const leaked = probes.filter(({ secret }) => kept.includes(Buffer.from(secret).toString('latin1').toLowerCase()))
    expect(leaked.map(({ name, secret }) => `${name}: ${secret}`)).toEqual([])
    await store.close()
  } finally {
    rmSync(folder, { recursive: true })
  }
})
