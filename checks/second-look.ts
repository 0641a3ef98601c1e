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

const NO_ACTING = words('not never hardly am are was were be been', /^n['’]t$/)

/** Whether the writer, named at a place, did something: "I have not asked" is none. */
const acts = (s: Sentence, i: number): boolean => {
  const next = s.tokens.slice(i + 1, i + 4)
  const verb = next.findIndex(isPast)
  return verb >= 0 && !NO_ACTING.in(next, 0, verb)
}

/** "..., as I confirmed on the host": inside a claim, what the writer did besides. It is told to back the claim up. */
export function ownAct(s: Sentence): Mark[] {
  const at = s.tokens.findIndex((t, i) => i > 3 && OWN.has(t.word) && JOINT.in(s.tokens, i - 3, i) && acts(s, i))
  return at < 0 ? [] : [{ from: at, to: at + 1 + s.tokens.slice(at + 1, at + 4).findIndex(isPast) + 1 }]
}

/** "I queried the table by id": what the writer did, wherever it is told. */
export function actOf(s: Sentence): Mark[] {
  const at = s.tokens.findIndex((t, i) => OWN.has(t.word) && acts(s, i))
  return at < 0 ? [] : [{ from: at, to: at + 2 }]
}

const CONCURS = words('too likewise agree match concur tally same')

/** "..., and the crontab on the host has the same", "... showed 28 too": a second reading that comes out alike. */
export function secondReading(s: Sentence): Mark[] {
  const joint = s.tokens.findIndex((t, i) => i > 3 && (t.text === ';' || t.text === ':' || t.lower === 'and'))
  const at = s.tokens.findIndex((t, i) => joint > 0 && i > joint && (CONCURS.has(t.root) || CONCURS.has(t.word)))
  return at < 0 ? [] : [{ from: at, to: at + 1 }]
}

/** Words by which something is not done or not known yet. */
export const OPEN_STILL = words(
  'not never nobody none nor yet will shall should would could might may must planned pending unclear unknown untested unchecked unverified perhaps maybe if until unless',
  /^n['’]t$/,
)
const IS = words('is are be being get gets has have')
const WAS = words('was were did')

/** A verb that tells of something done or seen, not what is usually done. */
const isTelling = (s: Sentence, i: number): boolean => {
  const t = s.tokens[i]
  if (t?.pos === 'AUX') return WAS.has(t.word)
  const past = t?.pos === 'VERB' && ((t.word !== t.root && !PRESENT.has(t.word)) || SAME_IN_PAST.has(t.word))
  return past && !IS.in(s.tokens, i - 2, i)
}

/**
 * "..., and a handheld meter said 28.0", "...; the twelve log-ins that we tried were refused": past the words of the trap the claim
 * goes on with an account of something else that was done or seen.
 */
export function secondAccount(s: Sentence, trap: readonly Mark[], joint: 'any' | 'stop'): Mark[] {
  const from = Math.max(...trap.map((m) => m.to))
  const at = s.tokens.findIndex((t, i) => i >= from && isAccountJoint(s, i, joint) && t.text !== ':')
  if (at < 0) return []
  const rest = s.tokens.slice(at + 1)
  if (rest.length < 5 || OPEN_STILL.in(rest)) return []
  const verb = rest.findIndex((_, i) => isTelling(s, at + 1 + i))
  return verb > 0 ? [{ from: at + 1, to: at + 2 + verb }] : []
}

function isAccountJoint(s: Sentence, i: number, joint: 'any' | 'stop'): boolean {
  const text = s.tokens[i]?.text
  if (text === ';') return true
  const next = s.tokens[i + 1]
  if (joint === 'stop' || text !== ',' || next?.lower !== 'and') return false
  return /^(?:DET|PRON|NOUN|PROPN|NUM|ADJ|ADP|ADV)$/.test(s.tokens[i + 2]?.pos ?? '')
}
