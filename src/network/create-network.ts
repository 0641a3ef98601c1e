import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Store } from '../store/open-store.ts'
import { droppedFields } from './dropped-fields.ts'
import { explain } from './explain.ts'
import { groupCommit } from './group-commit.ts'
import { keptFor } from './kept-for.ts'
import { observe } from './observe.ts'
import { outcome } from './outcome.ts'
import { type QueryParts, query } from './query.ts'
import { questionCounter } from './question-counter.ts'
import { recoveryIntelligence } from './recovery-intelligence.ts'
import type { Report, Written } from './report.ts'
import { createIdentify, type Reporter, type SignedRequest } from './reporter.ts'
import {
  type explainAnswer,
  type explainInput,
  type observeAnswer,
  type observeInput,
  type outcomeAnswer,
  type outcomeInput,
  type overviewAnswer,
  type overviewInput,
  type QueryAnswer,
  queryInput,
  type recoveryAnswer,
  type recoveryInput,
  type servicesAnswer,
  type servicesInput,
  type statsAnswer,
} from './schema.ts'
import { services } from './services.ts'
import { stats } from './stats.ts'
import { createWriteLimit } from './write-limit.ts'
import { writeReports } from './write-reports.ts'

/** The failure network, for HTTP and MCP alike. */
export interface Network {
  /** @throws ServiceError `bad_signature`, `invalid_report` */
  identify(request: SignedRequest): Reporter
  /** Counts one write of an address. @throws ServiceError `rate_limited` */
  limitWrites(address: string): Promise<void>
  observe(input: z.output<typeof observeInput>, reporter: Reporter): Promise<z.infer<typeof observeAnswer>>
  query(input: z.output<typeof queryInput>, reporter: Reporter): Promise<QueryAnswer>
  outcome(input: z.output<typeof outcomeInput>, reporter: Reporter): Promise<z.infer<typeof outcomeAnswer>>
  explain(input: z.output<typeof explainInput>, reporter: Reporter): Promise<z.infer<typeof explainAnswer>>
  services(input: z.output<typeof servicesInput>): Promise<z.infer<typeof servicesAnswer>>
  stats(): Promise<z.infer<typeof statsAnswer>>
  recoveryIntelligence(input: z.output<typeof recoveryInput>): Promise<z.infer<typeof recoveryAnswer>>
  /** Status, services and what works at a glance. */
  overview(input: z.output<typeof overviewInput>): Promise<z.infer<typeof overviewAnswer>>
  /** Writes a report that is folded already, such as a synthetic one. */
  submit(report: Report): Promise<Written>
  /** Resolves when everything that was taken is written. The store is its owner's to close. */
  close(): Promise<void>
}

export interface NetworkOptions {
  readonly store: Pick<Store, 'db' | 'reader' | 'pool'>
  readonly salt: string
  readonly operatorToken: string | undefined
  readonly now: () => number
  readonly cases: QueryParts['cases']
  /** Off for benches and chaos alone. */
  readonly limited: boolean
}

/** Reports of one transaction; with more, what else the process serves would wait for it. */
const GROUP = 256

/** What fits on one page. */
const OVERVIEW_SERVICES = 50
const OVERVIEW_RECOVERIES = 10

export function createNetwork({ store, salt, operatorToken, now, cases, limited }: NetworkOptions): Network {
  const { submit, idle } = groupCommit<Report, Written>({ most: GROUP, write: writeReports(store.db) })
  const questions = questionCounter(submit, now)
  const { reader } = store
  const keptServices = keptFor<z.infer<typeof servicesAnswer>>(now)
  const keptStats = keptFor<z.infer<typeof statsAnswer>>(now)
  const keptRecovery = keptFor<z.infer<typeof recoveryAnswer>>(now)
  const limitWrites = createWriteLimit(store, (address) =>
    createHash('sha256').update(`${salt}\naddress\n${address}`).digest('hex'),
  )
  const lists = {
    services: ({ limit }: z.output<typeof servicesInput>) =>
      keptServices(String(limit), () => services(reader, limit, now())),
    stats: () => keptStats('', () => stats(reader, now())),
    recoveryIntelligence: ({ limit, include_demo }: z.output<typeof recoveryInput>) =>
      keptRecovery(`${limit} ${include_demo}`, () => recoveryIntelligence(reader, limit, include_demo, now())),
  }
  return {
    ...lists,
    identify: createIdentify({ salt, operatorToken, now }),
    limitWrites: async (address) => {
      if (limited) await limitWrites(address)
    },
    observe: (input, reporter) => observe(submit, input, reporter, now()),
    outcome: (input, reporter) => outcome(submit, input, reporter, now()),
    query: async (input, reporter) => {
      const answer = await query({ db: reader, nowMs: now(), cases }, input, reporter)
      questions.count(answer.known)
      return { ...answer, dropped_fields: droppedFields(queryInput, input) }
    },
    explain: (input, reporter) => explain(reader, input, reporter),
    overview: async ({ include_demo }) => {
      const { checks: _, ...counts } = await lists.stats()
      const { services } = await lists.services({ limit: OVERVIEW_SERVICES })
      const { recoveries, ...rest } = await lists.recoveryIntelligence({ limit: OVERVIEW_RECOVERIES, include_demo })
      return { stats: counts, services, recoveries, demo_data_included: include_demo, checks: rest.checks }
    },
    submit,
    close: async () => {
      questions.flush()
      await idle()
    },
  }
}
