import type { Mark, Sentence, Token } from './passage.ts'

/** What follows one of these is said beside the main point: "..., and we restored it", "...; I opened it". */
const JOINT = /^(?:[,;:]|and|which|that|as|when|since|but)$/
const SAME_IN_PAST = /^(?:read|cut|put|set|hit|shut|split|let|reread|re-read)$/
/** A writer's thoughts and possessions are no acts. */
const NO_ACT = /^(?:have|be|think|believe|know|hope|want|need|expect|guess|assume|use|mean|call|drop|leave)$/

const isPast = (t: Token | undefined): boolean =>
  t?.pos === 'VERB' &&
  !NO_ACT.test(t.lemma) &&
  ((t.lower !== t.lemma && !/(?:s|ing)$/.test(t.lower)) || SAME_IN_PAST.test(t.lower))

/** Whether the writer, named at a place, did something: "I have not asked" is none. */
const acts = (s: Sentence, i: number): boolean => {
  const next = s.tokens.slice(i + 1, i + 4)
  const verb = next.findIndex(isPast)
  return verb >= 0 && !next.slice(0, verb).some((t) => /^(?:not|n['’]t|never|hardly|am|are|was|were|be|been)$/.test(t.lower))
}

/** "..., as I confirmed on the host": inside a claim, what the writer did besides. It is told to back the claim up. */
export function ownAct(s: Sentence): Mark[] {
  const at = s.tokens.findIndex(
    (t, i) =>
      i > 3 &&
      /^(?:i|we)$/.test(t.lower) &&
      s.tokens.slice(Math.max(0, i - 3), i).some((b) => JOINT.test(b.lower)) &&
      acts(s, i),
  )
  return at < 0 ? [] : [{ from: at, to: at + 1 + s.tokens.slice(at + 1, at + 4).findIndex(isPast) + 1 }]
}

/** "I queried the table by id": what the writer did, wherever it is told. */
export function actOf(s: Sentence): Mark[] {
  const at = s.tokens.findIndex((t, i) => /^(?:i|we)$/.test(t.lower) && acts(s, i))
  return at < 0 ? [] : [{ from: at, to: at + 2 }]
}

const CONCURS = /^(?:too|likewise|agree|match|concur|tally|same)$/

/** "..., and the crontab on the host has the same", "... showed 28 too": a second reading that comes out alike. */
export function secondReading(s: Sentence): Mark[] {
  const joint = s.tokens.findIndex((t, i) => i > 3 && (/^[;:]$/.test(t.text) || t.lower === 'and'))
  const at = s.tokens.findIndex((t, i) => joint > 0 && i > joint && (CONCURS.test(t.lemma) || CONCURS.test(t.lower)))
  return at < 0 ? [] : [{ from: at, to: at + 1 }]
}

const OPEN_STILL =
  /^(?:not|n['’]t|never|nobody|none|nor|yet|will|shall|should|would|could|might|may|must|planned|pending|unclear|unknown|untested|unchecked|unverified|perhaps|maybe|if|until|unless)$/
const IS = /^(?:is|are|be|being|gets?|has|have)$/

/** A verb that tells of something done or seen, not what is usually done. */
const isTelling = (s: Sentence, i: number): boolean => {
  const t = s.tokens[i]
  if (t?.pos === 'AUX') return /^(?:was|were|did)$/.test(t.lower)
  const past = t?.pos === 'VERB' && ((t.lower !== t.lemma && !/(?:s|ing)$/.test(t.lower)) || SAME_IN_PAST.test(t.lower))
  return past && !s.tokens.slice(Math.max(0, i - 2), i).some((b) => IS.test(b.lower))
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
  if (rest.length < 5 || rest.some((t) => OPEN_STILL.test(t.lower))) return []
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
