import type { Token } from '../../../checks/passage.ts'
import { words } from '../../../checks/word-class.ts'
import { finiteAt, verbAt } from './verbs.ts'
import { REGULAR_PAST } from './word-forms.ts'
import { IRREGULAR } from './words.ts'

const SAME_IN_PAST = words(
  'set put cut cost read let hit spread shut split quit lead swarm favor favour quote sort mind cluster book shield guard mask',
)

const PAST_HELPERS = words('was were had did')

const isPastForm = ({ word }: Token): boolean =>
  REGULAR_PAST.has(word) || (IRREGULAR.has(word) && !SAME_IN_PAST.has(word))

/** Whether a sentence tells of something past. */
export const isPast = (tokens: readonly Token[]): boolean =>
  tokens.some((t, i) => PAST_HELPERS.has(t.word) || (isPastForm(t) && verbAt(tokens, i)))

/** Whether its verbs are in the past, participles after "is" and "are" set aside. */
export const isToldInPast = (tokens: readonly Token[]): boolean =>
  tokens.some(
    (t, i) => PAST_HELPERS.has(t.word) || (isPastForm(t) && finiteAt(tokens, i) && !BE_PRESENT.in(tokens, i - 4, i)),
  )

const BE_PRESENT = words('is are be being been am get gets has have')
