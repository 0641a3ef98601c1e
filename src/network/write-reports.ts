import type { Kysely } from 'kysely'
import type { Database } from '../store/schema.ts'
import { addRows, type Counters } from './add-rows.ts'
import { DAY_MS, type Observation, type Outcome, type Report, type Written } from './report.ts'
import { writeObservations } from './write-observations.ts'
import { writeOutcomes } from './write-outcomes.ts'

const DAYS: Counters = { table: 'network_days', key: ['day', 'name'], add: ['count'] }

const isOf =
  <Kind extends Report['kind']>(kind: Kind) =>
  (report: Report): report is Extract<Report, { kind: Kind }> =>
    report.kind === kind

const countsOf = (report: Report): Readonly<Record<string, number>> =>
  report.kind === 'questions' ? { queries: report.asked, known: report.known } : { reports: 1 }

const dayRows = (report: Report) =>
  Object.entries(countsOf(report)).map(([name, count]) => ({ day: Math.floor(report.at / DAY_MS), name, count }))

/**
 * Writes a group of reports in one transaction, and tells of each what became of it. The day's counter comes first: SQLite refuses
 * to turn a read into a write once another process has written in between, and on PostgreSQL its row lets one group in at a time.
 */
export const writeReports =
  (db: Kysely<Database>) =>
  (reports: readonly Report[]): Promise<readonly Written[]> =>
    db.transaction().execute(async (transaction) => {
      await addRows(transaction, DAYS, reports.flatMap(dayRows))
      const observed = await writeObservations(transaction, reports.filter(isOf('observation')))
      const counted = await writeOutcomes(transaction, reports.filter(isOf('outcome')))
      return reports.map((report) => ({
        observations: observed.get(report as Observation) ?? 0,
        weight: counted.has(report as Outcome) ? 1 : 0,
      }))
    })
