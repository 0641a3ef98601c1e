import type { Mark, Sentence, Token } from './passage.ts'
import { words, wordsLike } from './word-class.ts'

/** What follows one of these is said beside the main point: "..., and we restored it", "...; I opened it". */
const JOINT = words(', ; : and which that as when since but')
const SAME_IN_PAST = words('read cut put set hit shut split let reread re-read')
/** A writer's thoughts and possessions are no acts. */
const NO_ACT = words('have be think believe know hope want need expect guess assume use mean call drop leave')

const PRESENT = wordsLike(/(?:s|ing)$/)
const OWN = words('i we')

const isPast = (t: Token | undefined): boolean =>
  t?.pos === 'VERB' && !NO_ACT.has(t.root) && ((t.word !== t.root && !PRESENT.has(t.word)) || SAME_IN_PAST.has(t.word))

/** "..., as I confirmed on the host": inside a claim, what the writer did besides. It is told to back the claim up. */
export function ownAct(s: Sentence): Mark[] {
  const at = s.tokens.findIndex(
    (t, i) => i > 3 && OWN.has(t.word) && JOINT.in(s.tokens, i - 3, i) && s.tokens.slice(i + 1, i + 4).some(isPast),
  )
  return at < 0 ? [] : [{ from: at, to: at + 1 + s.tokens.slice(at + 1, at + 4).findIndex(isPast) + 1 }]
}

/** "I queried the table by id": what the writer did, wherever it is told. */
export function actOf(s: Sentence): Mark[] {
  const at = s.tokens.findIndex((t, i) => OWN.has(t.word) && s.tokens.slice(i + 1, i + 4).some(isPast))
  return at < 0 ? [] : [{ from: at, to: at + 2 }]
}

const CONCURS = words('too likewise agree match concur tally same')

/** "..., and the crontab on the host has the same", "... showed 28 too": a second reading that comes out alike. */
export function secondReading(s: Sentence): Mark[] {
  const joint = s.tokens.findIndex((t, i) => i > 3 && (t.text === ';' || t.text === ':' || t.lower === 'and'))
  const at = s.tokens.findIndex((t, i) => joint > 0 && i > joint && (CONCURS.has(t.root) || CONCURS.has(t.word)))
  return at < 0 ? [] : [{ from: at, to: at + 1 }]
}
