import { afterEach, expect, test } from 'vitest'
import { pruneNetwork } from '../../src/network/prune.ts'
import type { Reporter } from '../../src/network/reporter.ts'
import type { Store } from '../../src/store/open-store.ts'
import { agent, type NetworkUnderTest, networkOver as newNetworkOver } from './network-under-test.ts'

const HOUR = 3600

/** What holds of the network on every database. `open` gives a store without any report. */
export function networkContract(open: () => Promise<Store>): void {
  const opened: NetworkUnderTest[] = []
  const networkOver: typeof newNetworkOver = (...given) => {
    const under = newNetworkOver(...given)
    opened.push(under)
    return under
  }
  // A network counts questions in memory for a second; left open, it would write them into the next test's tables.
  afterEach(async () => {
    for (const { network } of opened.splice(0)) await network.close()
  })

  const fresh = async (options: { limited?: boolean } = {}) => {
    const store = await open()
    return { store, ...networkOver(store, options) }
  }

  /** Each reporter observes the failure, then says how an action went. */
  const report = async (
    under: NetworkUnderTest,
    reporters: readonly string[],
    action: string,
    successful: boolean,
    fields = {},
  ) => {
    for (const name of reporters) {
      const { fingerprint } = await under.observe(agent(name), fields)
      await under.outcome(agent(name), fingerprint, action, successful)
    }
  }

  const names = (count: number, from = 0) => Array.from({ length: count }, (_, i) => `reporter${from + i}`)

  test('an unknown failure is answered as unknown, with nothing recommended', async () => {
    const { query } = await fresh()
    expect(await query()).toMatchObject({
      known: false,
      status: 'INSUFFICIENT_DATA',
      first_seen: null,
      looks_new: false,
      observations: { total: 0, last_5m: 0, last_1h: 0, unique_reporters: 0 },
      failure_rate: { last_5m: null, last_1h: null },
      recovery_actions: [],
      recommendation: null,
      service_evidence: null,
      related_failures: [],
      evidence_sources: { agent: 0, first_party: 0, demo_agent: 0, synthetic: 0 },
      demo_data_included: false,
      checks: [{ id: 'no_call_site' }],
    })
  })

  test('observations are counted in windows of exactly 300 and 3600 seconds', async () => {
    const { observe, succeed, query, pass } = await fresh()
    await observe(agent('a'))
    pass(299)
    expect(await query()).toMatchObject({ observations: { last_5m: 1, last_1h: 1 }, looks_new: true })
    pass(2)
    expect(await query()).toMatchObject({ observations: { last_5m: 0, last_1h: 1 }, looks_new: false })
    await succeed(agent('a'))
    expect(await query()).toMatchObject({ failure_rate: { last_5m: 0, last_1h: 0.5 } })
    pass(3300)
    expect(await query()).toMatchObject({ observations: { total: 1, last_5m: 0, last_1h: 0 } })
  })

  test('many reports at once are each acknowledged with their own count', async () => {
    const { observe, query } = await fresh()
    const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => observe(agent(`r${i % 4}`))))
    expect(answers.map(({ observations }) => observations)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1))
    expect(answers.map(({ known }) => known)).toEqual([false, ...Array(39).fill(true)])
    expect((await query()).observations).toMatchObject({ total: 40, unique_reporters: 4 })
  })

  test('an outcome of who has not observed the failure in 24 hours is kept with weight 0 and changes nothing', async () => {
    const { observe, outcome, query, pass } = await fresh()
    const { fingerprint } = await observe(agent('a'))
    expect(await outcome(agent('b'), fingerprint, 'retry', true)).toMatchObject({
      weight: 0,
      checks: [{ id: 'no_call_site' }],
    })
    pass(24 * HOUR + 1)
    expect(await outcome(agent('a'), fingerprint, 'retry', true)).toMatchObject({ weight: 0 })
    expect((await query()).recovery_actions).toEqual([])
    await observe(agent('a'))
    expect(await outcome(agent('a'), fingerprint, 'Refresh Schema', true)).toMatchObject({ weight: 1, checks: [] })
    expect((await query()).recovery_actions).toMatchObject([{ action: 'refresh_schema', attempts: 1, successes: 1 }])
  })

  test('five that it worked for make a recommendation; whoever is one of them hears whether others stand behind it', async () => {
    const under = await fresh()
    await report(under, names(5), 'refresh_schema', true)
    await report(under, names(5), 'retry', false)
    const answer = await under.query(agent('somebody else'))
    expect(answer.recommendation).toEqual({
      action: 'refresh_schema',
      confidence: 0.5655,
      based_on_attempts: 5,
      based_on_successes: 5,
      scope: 'fingerprint',
      from_other_agents: true,
      decaying: false,
      warning: null,
    })
    expect(answer.recovery_actions).toMatchObject([
      { action: 'refresh_schema', success_rate: 1, unique_reporters: 5 },
      { action: 'retry', success_rate: 0, confidence: 0 },
    ])
    expect(answer.checks).toEqual([])
    expect((await under.query(agent('reporter1'))).recommendation).toMatchObject({ from_other_agents: true })
    expect((await under.query(agent())).recommendation).toMatchObject({ from_other_agents: null })
  })

  test('evidence of the caller alone says so, and is asked about', async () => {
    const under = await fresh()
    for (let i = 0; i < 5; i++) await report(under, ['only'], 'retry', true)
    const answer = await under.query(agent('only'))
    expect(answer.recommendation).toMatchObject({ from_other_agents: false, confidence: 0.3959 })
    expect(answer.checks).toMatchObject([{ id: 'self_measurement', why: expect.stringMatching(/reported by you/) }])
  })

  test('one reporter counts five times an hour, whatever it sends', async () => {
    const under = await fresh()
    const { fingerprint } = await under.observe(agent('loud'))
    for (let i = 0; i < 12; i++) await under.outcome(agent('loud'), fingerprint, 'retry', i < 10)
    const answer = await under.query()
    expect(answer.recovery_actions).toMatchObject([
      // floor(10 x 5/12) = floor(4.17) = 4; 4 of 5.
      { attempts: 12, successes: 10, effective_attempts: 5, success_rate: 0.8, unique_reporters: 1 },
    ])
    expect(answer.checks.map(({ id }) => id)).toEqual(['denominator_inflation', 'self_measurement'])
    under.pass(HOUR)
    for (let i = 0; i < 3; i++) await under.outcome(agent('loud'), fingerprint, 'retry', true)
    expect((await under.query()).recovery_actions).toMatchObject([{ attempts: 15, effective_attempts: 8 }])
  })

  test('10,000 anonymous reports of a false fix count as one reporter', async () => {
    const under = await fresh()
    await report(under, names(6), 'refresh_schema', true)
    const before = await under.query()
    const { fingerprint } = await under.observe(agent())
    for (let i = 0; i < 40; i++)
      await Promise.all(Array.from({ length: 250 }, () => under.outcome(agent(), fingerprint, 'turn_it_off', true)))
    const after = await under.query()
    expect(after.recovery_actions.find(({ action }) => action === 'turn_it_off')).toMatchObject({
      attempts: 10_000,
      effective_attempts: 5,
      unique_reporters: 1,
      // 0.5655 x 0.7: nobody with a name stands behind it.
      confidence: 0.3959,
    })
    expect(after.recommendation).toEqual(before.recommendation)
  })

  test('nothing worked in 24 hours: skip; a day later nothing is said', async () => {
    const under = await fresh()
    await report(under, names(5), 'retry', false)
    const answer = await under.query(agent('b'))
    expect(answer.recommendation).toMatchObject({ action: 'skip', confidence: 0.5655, based_on_attempts: 5 })
    under.pass(25 * HOUR)
    expect((await under.query()).recommendation).toBeNull()
  })

  test('what worked before and fails now is flagged and still recommended', async () => {
    const under = await fresh()
    await report(under, names(12), 'refresh_schema', true)
    under.pass(48 * HOUR)
    await report(under, names(4, 20), 'refresh_schema', false)
    const answer = await under.query()
    // 12 of 16 = 0.75, 0 of 4 in the last day: 0.75 lost, 0.4 is enough.
    expect(answer.recommendation).toMatchObject({ action: 'refresh_schema', decaying: true })
    expect(answer.checks.map(({ id }) => id)).toEqual(['stale_cache_read'])
  })

  test('a new version starts with the evidence of the others, and says so', async () => {
    const under = await fresh()
    await report(under, names(5), 'refresh_schema', true, { version: '1.0.0', schema_hash: 'aaaa' })
    const answer = await under.query(agent(), { version: '2.0.0', schema_hash: 'bbbb' })
    expect(answer).toMatchObject({
      known: false,
      recommendation: { scope: 'other_versions', action: 'refresh_schema' },
    })
    expect(answer.checks.map(({ id }) => id)).toEqual(['denominator_inflation'])
    const other = await under.query(agent(), { operation: 'create_issue' })
    expect(other.recommendation).toMatchObject({ scope: 'other_operations' })
  })

  test('what helps against a rate limit is pooled over the operations of the service, by code', async () => {
    const under = await fresh()
    const limited = { error_type: 'RateLimitError', error_code: 429, error_message: 'slow down, search is busy' }
    await report(under, names(3), 'wait_60s', true, { ...limited, operation: 'search_issues' })
    await report(under, names(3, 3), 'wait_60s', true, {
      ...limited,
      operation: 'search_code',
      error_message: 'other words',
    })
    const asked = { ...limited, operation: 'search_users', error_message: 'third words' }
    const answer = await under.query(agent(), asked)
    expect(answer.recommendation).toMatchObject({ scope: 'service', action: 'wait_60s', based_on_attempts: 6 })
    expect(answer.service_evidence).toMatchObject({ class: 'rate_limit', code: '429', operations: 2 })
    expect((await under.query(agent(), { ...asked, error_code: 529 })).service_evidence).toBeNull()
    expect(
      (await under.query(agent(), { ...asked, error_type: 'NotFound', error_code: 404 })).recommendation,
    ).toBeNull()
  })

  test('other failures of the same kind that something works for are named', async () => {
    const under = await fresh()
    await report(under, names(5), 'refresh_schema', true, { error_message: 'unknown field milestone' })
    expect((await under.query()).related_failures).toMatchObject([
      { error_type: 'ValidationError', error_code: '422', action: 'refresh_schema', confidence: 0.5655 },
    ])
  })

  test('the type of a related failure is the same whichever of its names was reported first, and never a team’s', async () => {
    const types = ['validation_error', '', 'ValidationError']
    const team: Reporter = { hash: 't', source: 'agent', lane: 'team:1' }
    const told = async (order: readonly string[], together: boolean) => {
      const under = await fresh()
      const named = (error_type: string) => ({ error_type, error_code: 422, error_message: 'unknown field milestone' })
      const own = order.map((type) => () => under.observe(agent('a'), named(type)))
      const sent = [...own, () => under.observe(team, named('InvalidRequest'))]
      if (together) await Promise.all(sent.map((send) => send()))
      else for (const send of sent) await send()
      await report(under, names(5), 'refresh_schema', true, named(order[0] ?? ''))
      return (await under.query()).related_failures.map(({ error_type }) => error_type)
    }
    for (const order of [types, [...types].reverse()])
      for (const together of [true, false]) expect(await told(order, together)).toEqual(['ValidationError'])
  })

  test('a write that always succeeds is not called verified', async () => {
    const { succeed, query } = await fresh()
    for (let i = 0; i < 20; i++) await succeed(agent('a'), { mutates: true })
    const answer = await query(agent(), { mutates: true })
    expect(answer.success_evidence).toEqual({ successes: 20, failures: 0, verified: false })
    expect(answer.checks[0]).toMatchObject({ id: 'silent_success', question: expect.stringMatching(/result itself/) })
    expect((await query(agent(), { mutates: false })).success_evidence.verified).toBe(true)
  })

  test('status: under 10 calls says nothing, five in five minutes rule over the hour', async () => {
    const { observe, succeed, query, pass } = await fresh()
    for (let i = 0; i < 9; i++) await succeed(agent('a'))
    expect((await query()).status).toBe('INSUFFICIENT_DATA')
    await succeed(agent('a'))
    expect(await query()).toMatchObject({ status: 'HEALTHY', status_interval: { low: 0, high: 0.2775 } })
    pass(600)
    for (let i = 0; i < 4; i++) await succeed(agent('a'))
    await observe(agent('a'))
    // 1 of 5 in the short window, though 1 of 15 in the hour.
    expect((await query()).status).toBe('DEGRADED')
    await observe(agent('a'))
    expect((await query()).status).toBe('MAJOR')
  })

  const others: readonly (readonly [string, Reporter])[] = [
    ['demo', { hash: 'd', source: 'demo_agent', lane: '' }],
    ['synthetic', { hash: 's', source: 'synthetic', lane: '' }],
    ['private', { hash: 'p', source: 'agent', lane: 'team:1' }],
  ]
  test.each(others)('%s rows never change a public number', async (_, other) => {
    const under = await fresh()
    await report(under, names(5), 'refresh_schema', true)
    await under.succeed(agent('a'))
    const look = async () => {
      const { evidence_sources, ...rest } = await under.query(agent('reader'))
      const { stats, services, recoveries } = under
      const { outcomes, observations, failures, ...counts } = await stats()
      return {
        rest,
        counts,
        agent: [evidence_sources.agent, outcomes.agent, observations.agent, failures.agent],
        services: (await services()).services,
        recoveries: (await recoveries()).recoveries,
      }
    }
    const before = await look()
    for (let i = 0; i < 6; i++) {
      const { fingerprint } = await under.observe(other)
      await under.outcome(other, fingerprint, 'turn_it_off', true)
      await under.succeed(other, { service: 'elsewhere' })
    }
    under.pass(11)
    const after = await look()
    expect({ ...after, counts: { ...after.counts, as_of: before.counts.as_of } }).toEqual({
      ...before,
      counts: { ...before.counts, queries: after.counts.queries },
    })
  })

  test('a demo sees what demos and synthetic reports say, and is told so', async () => {
    const under = await fresh()
    const demo: Reporter = { hash: 'd', source: 'demo_agent', lane: '' }
    const { fingerprint } = await under.observe({ ...demo, source: 'synthetic' })
    for (let i = 0; i < 5; i++) await under.outcome({ ...demo, source: 'synthetic' }, fingerprint, 'retry', true)
    const answer = await under.query(demo)
    expect(answer).toMatchObject({ known: true, demo_data_included: true, recommendation: { action: 'retry' } })
    expect(answer.checks.map(({ id }) => id)).toContain('self_measurement')
    expect((await under.recoveries({ include_demo: 'true' })).recoveries).toMatchObject([{ action: 'retry' }])
    expect((await under.recoveries()).recoveries).toEqual([])
  })

  test('a team reads the public evidence and its own; nobody else reads the team’s', async () => {
    const under = await fresh()
    const team = (hash: string): Reporter => ({ hash, source: 'agent', lane: 'team:1' })
    for (const name of names(5)) {
      const { fingerprint } = await under.observe(team(name))
      await under.outcome(team(name), fingerprint, 'use_our_mirror', true)
    }
    expect((await under.query(team('x'))).recommendation).toMatchObject({ action: 'use_our_mirror' })
    expect((await under.query({ ...team('x'), lane: 'team:2' })).known).toBe(false)
    expect((await under.query(agent('x'))).known).toBe(false)
    await report(under, names(8), 'refresh_schema', true)
    expect((await under.query(team('x'))).recommendation).toMatchObject({ action: 'refresh_schema' })
  })

  test('adoption counts named agents with five observations over ten minutes', async () => {
    const { observe, stats, pass } = await fresh()
    for (let i = 0; i < 5; i++) await observe(agent('quick'))
    for (let i = 0; i < 5; i++) {
      await observe(agent('steady'))
      await observe(agent())
      pass(150)
    }
    expect((await stats()).adopted_by).toBe(1)
  })

  test('services come worst first and are kept for ten seconds', async () => {
    const { observe, succeed, services, pass } = await fresh()
    for (let i = 0; i < 12; i++) await succeed(agent('a'), { service: 'good', latency_ms: 100 })
    for (let i = 0; i < 12; i++) await observe(agent('a'), { service: 'bad' })
    await succeed(agent('a'), { service: 'rare' })
    const listed = await services()
    expect(listed.services.map(({ service, status }) => [service, status])).toEqual([
      ['bad', 'MAJOR'],
      ['good', 'HEALTHY'],
      ['rare', 'INSUFFICIENT_DATA'],
    ])
    expect(listed.services[1]).toMatchObject({ mean_latency_ms: 100, calls: { last_5m: 12, last_1h: 12, total: 12 } })
    expect(listed.checks.map(({ id }) => id)).toEqual(['stale_cache_read'])
    await observe(agent('a'), { service: 'new' })
    pass(9)
    expect(await services()).toEqual(listed)
    pass(2)
    expect((await services()).services.map(({ service }) => service)).toContain('new')
  })

  test('pruning folds old rows into sums and changes no answer, and twice is as good as once', async () => {
    const under = await fresh()
    const { store } = under
    await report(under, names(5), 'refresh_schema', true)
    for (let i = 0; i < 7; i++) await under.observe(agent(`reporter${i % 3}`))
    under.pass(49 * HOUR)
    await report(under, names(3, 10), 'refresh_schema', false)
    // A network of its own each time, so that no list is a kept one.
    const look = async () => {
      const anew = networkOver(store, { startMs: under.now() })
      return [await anew.query(agent('x')), await anew.recoveries(), await anew.services(), await anew.stats()]
    }
    const before = await look()
    const prune = (dryRun: boolean) => pruneNetwork(store.db, { nowMs: under.now(), hours: 48, dryRun })
    expect(await prune(true)).toMatchObject({ observations: 12, outcomes: 5, before: '2026-01-15T13:00:00.000Z' })
    expect(await prune(true)).toMatchObject({ observations: 12, outcomes: 5 })
    expect(await prune(false)).toMatchObject({ observations: 12, outcomes: 5 })
    const sums = () => store.db.selectFrom('network_observation_hours').select(['reporter', 'observations']).execute()
    const folded = await sums()
    expect(folded.reduce((total, { observations }) => total + observations, 0)).toBe(12)
    expect(await prune(false)).toMatchObject({ observations: 0, outcomes: 0 })
    expect(await sums()).toEqual(folded)
    expect(await look()).toEqual(before)
  })

  test('a question leaves daily counters behind and nothing else', async () => {
    const { query, observe, stats, network, pass, store } = await fresh()
    await query()
    await observe(agent('a'))
    await query()
    await network.close()
    pass(11)
    expect((await stats()).queries).toEqual({ today: 2, known_today: 1 })
    const raw = await store.db.selectFrom('network_observations').select('id').execute()
    expect(raw).toHaveLength(1)
  })

  test('explains what became of each field', async () => {
    const { explain, observe } = await fresh()
    const fields = { service: 'mcp-server-GitHub', error_message: 'User 12345 not found at 10:31:02' }
    const explained = await explain(fields)
    expect(explained).toMatchObject({ known: false, class: 'validation_error', rules: ['time', 'n'] })
    expect(explained.fields).toContainEqual({ field: 'service', given: 'mcp-server-GitHub', folded: 'github' })
    const { fingerprint } = await observe(agent('a'), fields)
    expect(await explain(fields)).toMatchObject({ known: true, fingerprint })
  })
}
