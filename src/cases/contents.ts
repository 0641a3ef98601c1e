import { z } from 'zod'
import { ServiceError } from '../errors.ts'
import { SOURCE_KINDS, THEMES } from './case.ts'
import { tally } from './counts.ts'
import type { Corpus } from './load-corpus.ts'
import { type Title, titleSchema } from './title.ts'

const yesNo = z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')])

export const contentsInput = z.strictObject({
  theme: z.enum(THEMES).optional().describe('Only cases with this trap among their themes'),
  domain: z.string().optional().describe('Only cases of this field; the list is in `counts.domain`'),
  source_kind: z.enum(SOURCE_KINDS).optional().describe('Only cases from this kind of source'),
  research: yesNo.optional().describe('true: measuring failures only; false: all others'),
  measured: yesNo.optional().describe('true: only cases with at least one measured figure; false: only those without'),
  year: z.coerce.number().int().min(1900).max(2100).optional().describe('Only cases whose source is of this year'),
  limit: z.coerce.number().int().min(1).max(200).default(50).describe('Titles per page'),
  cursor: z.string().optional().describe('`next_cursor` of the page before'),
})

const tallySchema = z.array(z.object({ name: z.string(), cases: z.int() }))

export const contentsAnswer = z.object({
  total: z.int().describe('Titles that match the filters, on all pages'),
  counts: z
    .object({ theme: tallySchema, domain: tallySchema })
    .describe('Cases per theme and per domain among those that match; a case counts once for each of its themes'),
  titles: z.array(titleSchema),
  next_cursor: z.string().nullable(),
})

type Filters = z.output<typeof contentsInput>

function matches(one: Title, filters: Filters): boolean {
  const wanted: readonly (readonly [unknown, unknown])[] = [
    [filters.domain, one.domain],
    [filters.source_kind, one.source_kind],
    [filters.research, one.research],
    [filters.measured, one.measured],
    [filters.year, one.year],
  ]
  if (filters.theme && !one.themes.includes(filters.theme)) return false
  return wanted.every(([filter, value]) => filter === undefined || filter === value)
}

/** An unknown value is an error with the valid list, since an empty page would read as "no such case". */
function refuseUnknown<Value>(param: string, value: Value | undefined, valid: readonly Value[]): void {
  if (value === undefined || valid.includes(value)) return
  throw new ServiceError('bad_input', { param, problem: `must be one of ${valid.join(', ')}` })
}

const toCursor = (id: string) => Buffer.from(id).toString('base64url')

function fromCursor(cursor: string | undefined): string {
  if (cursor === undefined) return ''
  const id = Buffer.from(cursor, 'base64url').toString()
  if (toCursor(id) === cursor && /^[a-z0-9-]+$/.test(id)) return id
  throw new ServiceError('bad_input', { param: 'cursor', problem: 'must be `next_cursor` of an earlier page' })
}

/**
 * The shelf: titles only, never a body, by id, in pages.
 *
 * @throws ServiceError `bad_input` with the valid list for a filter value that no case has.
 */
export function contents({ titles }: Pick<Corpus, 'titles'>, filters: Filters): z.infer<typeof contentsAnswer> {
  const years = [...new Set(titles.map(({ year }) => year).filter((year) => year !== null))].sort((a, b) => a - b)
  refuseUnknown('domain', filters.domain, [...new Set(titles.map(({ domain }) => domain))].sort())
  refuseUnknown('year', filters.year, years)
  const after = fromCursor(filters.cursor)
  const matching = titles.filter((one) => matches(one, filters))
  const rest = matching.filter((one) => one.id > after)
  const page = rest.slice(0, filters.limit)
  const last = page.at(-1)
  return {
    total: matching.length,
    counts: { theme: tally(matching, (one) => one.themes), domain: tally(matching, (one) => [one.domain]) },
    titles: page,
    next_cursor: last && rest.length > page.length ? toCursor(last.id) : null,
  }
}
