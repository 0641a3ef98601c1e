import Libsql from 'libsql'
import { operationSeries } from '../../../src/network/fingerprint.ts'
import type { Observation, Outcome } from '../../../src/network/report.ts'
import { failures, observationAt, outcomeAfter } from './reports.ts'

/** Rows of one statement. */
const CHUNK = 500

const observationRow = ({ at, failure, reporter, call, latencyMs }: Observation) => [
  at,
  failure?.subjects.fingerprint ?? '',
  reporter.lane,
  reporter.source,
  reporter.hash,
  call.service,
  call.operation,
  latencyMs,
]

const outcomeRow = ({ at, fingerprint, reporter, action, successful }: Outcome) => [
  at,
  fingerprint,
  reporter.lane,
  reporter.source,
  reporter.hash,
  action,
  successful ? 1 : 0,
]

const failureRow = ({ shape, subjects }: (typeof failures)[number]) => [
  ...[subjects.fingerprint, shape.service, shape.operation, shape.type, shape.class, shape.code, shape.text],
  ...[subjects.otherVersions, subjects.otherOperations, subjects.pool, subjects.family, operationSeries(shape)],
]

const RAW_OBSERVATIONS = `insert into network_observations
  (at, fingerprint, lane, source, reporter, service, operation, latency_ms)
  select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7 from json_each(?)`

/** Who reports an outcome here has reported the failure at the same moment: all count. */
const RAW_OUTCOMES = `insert into network_outcomes (at, fingerprint, lane, source, reporter, action, successful, weight)
  select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, 1 from json_each(?)`

const FAILURES = `insert into temp.failures
  select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7, value ->> 8,
    value ->> 9, value ->> 10, value ->> 11 from json_each(?)`

const BESIDE = `
  create temp table failures (fingerprint text primary key, service text, operation text, type text, class text, code text,
    text text, other_versions text, other_operations text, pool text, family text, series text) without rowid;`

/** What each counter is, said once more and apart from the product: a sum over the raw rows. */
const COUNTERS = `
  insert into network_fingerprints
    (fingerprint, lane, source, service, operation, type, class, code, text, other_versions, other_operations, pool, family,
      first_at, last_at, observations, reporters)
    select fingerprint, lane, source, f.service, f.operation, type, class, code, text, other_versions, other_operations, pool, family,
      min(at), max(at), count(*), count(distinct reporter)
    from network_observations o join temp.failures f using (fingerprint) group by fingerprint, lane, source;
  insert into network_reporters (subject, action, lane, source, reporter)
    select distinct fingerprint, '', lane, source, reporter from network_observations where fingerprint <> '';
  insert into network_operations
    (service, operation, lane, source, successes, failures, writes, reads, latency_sum, latency_count, last_at)
    select service, operation, lane, source, sum(fingerprint = ''), sum(fingerprint <> ''), 0, 0, coalesce(sum(latency_ms), 0),
      count(latency_ms), max(at)
    from network_observations group by service, operation, lane, source;
  insert into network_agents (reporter, lane, source, observations, first_at, last_at)
    select reporter, lane, source, count(*), min(at), max(at) from network_observations where reporter <> ''
    group by reporter, lane, source;
  insert into network_days (day, name, count)
    select at / 86400000, 'reports', count(*)
    from (select at from network_observations union all select at from network_outcomes) group by 1;

  insert into network_outcome_hours (fingerprint, action, lane, source, reporter, hour, attempts, successes)
    select fingerprint, action, lane, source, reporter, at / 3600000, count(*), sum(successful)
    from network_outcomes group by 1, 2, 3, 4, 5, 6;
  create temp table evidence as
    with capped as (
      select *, min(attempts, 5) as effective_attempts, successes * min(attempts, 5) / attempts as effective_successes
      from network_outcome_hours join temp.failures f using (fingerprint)
    ), subjects as (
      select *, fingerprint as subject, family as own_family from capped
      union all select *, other_versions, '' from capped
      union all select *, other_operations, '' from capped
      union all select *, pool, '' from capped
    )
    select subject, lane, source, action, reporter, hour, attempts, successes, effective_attempts, effective_successes, own_family
    from subjects
    union all
    select subject, lane, source, '', reporter, hour, attempts, successes, effective_attempts, effective_successes, ''
    from subjects;
  insert into network_reporters (subject, action, lane, source, reporter)
    select distinct 'tried ' || subject, action, lane, source, reporter from temp.evidence;
  insert into network_actions (subject, lane, source, action, attempts, successes, effective_attempts, effective_successes,
      family, reporters, named_reporters)
    select subject, lane, source, action, sum(attempts), sum(successes), sum(effective_attempts), sum(effective_successes),
      max(own_family), count(distinct reporter), count(distinct nullif(reporter, ''))
    from temp.evidence group by 1, 2, 3, 4;`

/** Windows are kept two hours and the hours of outcomes 26, as an hourly pruning leaves them. The time is bound as a real number. */
const WINDOWS = [
  `create temp table series_calls as
    with since as (select cast(?1 - 7200000 as integer) as at),
    recent as (select * from network_observations where at >= (select at / 60000 * 60000 from since))
    select series, lane, at, source, fingerprint = '' as successes, fingerprint <> '' as failures
    from recent join (select distinct service, operation, series from temp.failures) using (service, operation)
    union all
    select fingerprint, lane, at, source, 0, 1 from recent where fingerprint <> ''`,
  `insert into network_slots (series, lane, second, source, successes, failures)
    select series, lane, at / 1000, source, sum(successes), sum(failures) from temp.series_calls
    where at / 1000 >= cast(?1 - 7200000 as integer) / 1000 group by 1, 2, 3, 4`,
  `insert into network_series_minutes (series, lane, minute, source, successes, failures)
    select series, lane, at / 60000, source, sum(successes), sum(failures) from temp.series_calls
    where ?1 > 0 group by 1, 2, 3, 4`,
  `insert into network_minutes (minute, service, lane, source, successes, failures)
    select at / 60000, service, lane, source, sum(fingerprint = ''), sum(fingerprint <> '') from network_observations
    where at / 60000 >= cast(?1 - 7200000 as integer) / 60000 group by 1, 2, 3, 4`,
  `insert into network_action_hours (subject, lane, source, action, hour, attempts, successes, effective_attempts, effective_successes)
    select subject, lane, source, action, hour, sum(attempts), sum(successes), sum(effective_attempts), sum(effective_successes)
    from temp.evidence where hour >= cast(?1 as integer) / 3600000 - 26 group by 1, 2, 3, 4, 5`,
]

/**
 * Writes as many reports as asked for, which end now, straight into the tables of a new SQLite store: the same rows that the network would have
 * written one by one, after its hourly pruning. Nobody else may have the file open.
 */
export function fill(path: string, rows: number, nowMs: number): void {
  const database = new Libsql(path)
  database.exec('pragma synchronous = off; pragma cache_size = -400000; pragma temp_store = memory; begin;')
  database.exec(BESIDE)
  const insert = (text: string) => {
    const statement = database.prepare(text)
    const waiting: unknown[] = []
    const flush = () => statement.run([JSON.stringify(waiting.splice(0))])
    const add = (row: unknown) => {
      if (waiting.push(row) === CHUNK) flush()
    }
    return { add, flush }
  }
  const failed = insert(FAILURES)
  for (const failure of failures) failed.add(failureRow(failure))
  failed.flush()
  const observations = insert(RAW_OBSERVATIONS)
  const outcomes = insert(RAW_OUTCOMES)
  for (let row = 0; row < rows; row++) {
    const observation = observationAt(row, rows, nowMs)
    observations.add(observationRow(observation))
    const outcome = outcomeAfter(row, observation)
    if (outcome) outcomes.add(outcomeRow(outcome))
  }
  observations.flush()
  outcomes.flush()
  database.exec(COUNTERS)
  for (const text of WINDOWS) database.prepare(text).run([nowMs])
  database.exec('commit; pragma wal_checkpoint(truncate);')
  database.close()
}
