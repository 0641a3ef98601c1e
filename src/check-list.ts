import { z } from 'zod'
import type { CheckId } from '../checks/check.ts'
import { CHECKS } from '../checks/index.ts'
import { THEMES } from './cases/case.ts'
import type { Corpus } from './cases/load-corpus.ts'
import type { CheckPages } from './check-page.ts'
import { ServiceError } from './errors.ts'

export const checkListInput = z.strictObject({})

const checkSchema = z.object({
  id: z.enum(THEMES),
  title: z.string(),
  question: z.string().describe('What a careful colleague would ask'),
  cases: z.int().describe('Cases of the archive that fell into this trap'),
})

export const checkListAnswer = z.object({ checks: z.array(checkSchema) })

export const checkInput = z.strictObject({ id: z.string().describe('Id of the check') })

const exampleSchema = z.string().describe('The words that trip the check stand between two pairs of asterisks')

export const checkAnswer = checkSchema.extend({
  why: z.string(),
  what_to_run: z.string().describe('The step that would settle it'),
  examples: z.object({
    open: z.array(exampleSchema),
    addressed: z.array(exampleSchema),
    silent: z.array(exampleSchema).describe('Sentences that look alike and trip nothing'),
  }),
  limits: z.array(z.string()).describe('What it cannot see'),
  titles: z.array(z.object({ id: z.string(), title: z.string() })).describe('Those cases, by title'),
})

const titlesOf = ({ cases }: Corpus, id: CheckId) =>
  cases.filter(({ themes }) => themes.includes(id)).map((one) => ({ id: one.id, title: one.title }))

/** The nine checks in their order, with how often each trap was fallen into. */
export const checkList = (corpus: Corpus): z.infer<typeof checkListAnswer> => ({
  checks: CHECKS.map(({ id, title, question }) => ({ id, title, question, cases: titlesOf(corpus, id).length })),
})

/**
 * One check as its page tells it, with the cases that fell into its trap.
 *
 * @throws ServiceError `not_found` for an id that no check has
 */
export function checkOf(corpus: Corpus, pages: CheckPages, id: string): z.infer<typeof checkAnswer> {
  const check = CHECKS.find((one) => one.id === id)
  const page = check && pages.get(check.id)
  if (!check || !page)
    throw new ServiceError('not_found', { path: 'this address; the nine checks are listed at /checks' })
  const titles = titlesOf(corpus, check.id)
  return {
    id: check.id,
    title: check.title,
    question: check.question,
    cases: titles.length,
    why: page.why,
    what_to_run: check.whatToRun,
    examples: {
      open: [...page.open],
      addressed: [...page.addressed],
      silent: [...page.silent],
    },
    limits: [...page.limits],
    titles,
  }
}
