import type { Check } from './check.ts'
import type { Mark, Sentence } from './passage.ts'
import { has, marks } from './phrases/find.ts'
import { isNumber } from './phrases/is-number.ts'
import { settler } from './settling.ts'

const SCALE = /^(?:m|k|bn|million|thousand|billion|hundred)s?$/
const SHORT_FORM = /^\d+(?:\.\d+)?(?:k|m|bn)$/
const YEAR = /^(?:19|20)\d\d$/

/** A count of a hundred or more, or one in millions: small counts are looked at one by one. */
function largeNumberAt(s: Sentence, i: number): Mark | null {
  const token = s.tokens[i]
  if (!token || !isNumber(token)) return null
  const digits = token.lower.replaceAll(',', '')
  if (SCALE.test(s.tokens[i + 1]?.lower ?? '')) return { from: i, to: i + 2 }
  const large = /^\d{3,}(?:\.\d+)?$/.test(digits) && !YEAR.test(token.lower)
  return large || SHORT_FORM.test(digits) || /^(?:million|thousand|hundred)s?$/.test(digits)
    ? { from: i, to: i + 1 }
    : null
}

function largeNumbers(s: Sentence): Mark[] {
  const found: Mark[] = []
  for (let i = 0; i < s.tokens.length; i += 1) {
    const number = largeNumberAt(s, i)
    if (number) found.push(number)
  }
  return found
}

/** "Passes" can be things or a verb. */
const isThing = (s: Sentence, m: Mark): boolean =>
  s.tokens[m.from]?.lemma !== 'pass' || s.tokens[m.from]?.pos !== 'VERB'

/** The unit that a number counts: a repeatable thing right after it, with no verb or comma between. */
function counted(s: Sentence, number: Mark): Mark | null {
  const unit = marks(s, 'event-unit').find((m) => m.from >= number.to && m.from - number.to <= 3 && isThing(s, m))
  const between = unit ? s.tokens.slice(number.to, unit.from) : []
  return unit &&
    !between.some((t) => /^(?:VERB|AUX|PUNCT|ADP)$/.test(t.pos) && t.lower !== 'of' && !/ed$/.test(t.lower))
    ? unit
    : null
}

const CIRCUMSTANCE =
  /^(?:of|with|to|for|on|from|in|at|after|per|by|than|over|with|the|all|these|those|into|every|through|both|about|nearly|almost|some|around|given|on|same)$/

/** "on a tree of 300,000 files": the number describes a circumstance and is not what is claimed. */
function isCircumstance(s: Sentence, number: Mark): boolean {
  const before = s.tokens[number.from - 1]?.lower ?? ''
  const lead = /^(?:over|about|nearly|almost|some|around|than|the|all)$/.test(before)
    ? (s.tokens[number.from - 2]?.lower ?? '')
    : before
  return CIRCUMSTANCE.test(lead) && lead !== 'over' && lead !== 'than' && lead !== 'the'
}

const isBig = (s: Sentence, number: Mark): boolean =>
  number.to - number.from > 1 || !/^\d{1,3}$/.test(s.tokens[number.from]?.lower ?? '')

function trips(claim: Sentence): readonly Mark[] {
  const counts = statedCount(claim)
  if (counts.length > 0) return counts
  const grown = reachedCount(claim)
  if (grown.length > 0 || !claim.tokens.some(isNumber)) return grown
  const keyed = byKey(claim)
  if (keyed.length > 0) return keyed
  const twice = numberTwice(claim)
  return twice && (twice.large || has(claim, 'equates', 'therefore')) ? [twice.mark] : []
}

/** How a thing is reached or put in order, and no count of it: "sorted by address", "queried by number". */
const REACHED_BY =
  /^(?:sort|order|query|fetch|read|pull|find|look|search|open|write|send|call|trace|identify|file|list|compare|agree)$/

/** Words of counting once. */
const byKey = (s: Sentence): readonly Mark[] =>
  marks(s, 'distinct').filter(
    (m) =>
      s.tokens[m.from]?.lower !== 'by' ||
      !s.tokens.slice(Math.max(0, m.from - 4), m.from).some((t) => REACHED_BY.test(t.lemma) || t.lower === 'compared'),
  )

/** A number with its unit that is itself what is claimed, or from which something is read off. */
function statedCount(s: Sentence): Mark[] {
  const inferred = has(s, 'equates', 'audience') || s.tokens.some((t) => /^\d.*%$/.test(t.lower))
  for (const number of largeNumbers(s)) {
    const unit = counted(s, number)
    if (unit && (inferred || (isBig(s, number) && !isCircumstance(s, number)))) return [number, unit]
  }
  return []
}

const MEASURE = /^(?:[kmgt]?b|ms|s|min|h|kg|g|m|km|mb|gb|px|rpm|rps|w|v|%|°)$/

/** "Downloads passed 1.2 million": the unit stands before its number. */
function reachedCount(s: Sentence): Mark[] {
  const [number] = largeNumbers(s)
  const verb = marks(s, 'reached').find((m) => number !== undefined && m.to <= number.from && number.from - m.to <= 4)
  const unit = marks(s, 'event-unit').find((m) => verb !== undefined && m.to <= verb.from && verb.from - m.to <= 6)
  const measured = number !== undefined && MEASURE.test(s.tokens[number.to]?.lower ?? '')
  return number && verb && unit && !measured ? [unit, verb, number] : []
}

/** The same number of two things in one sentence: one of them is read off the other. */
function numberTwice(s: Sentence): { mark: Mark; large: boolean } | null {
  const seen = new Set<string>()
  for (const [i, t] of s.tokens.entries()) {
    if (!/^\d[\d,.]*k?$/.test(t.lower) || t.code) continue
    const paired = s.tokens.slice(Math.max(0, i - 2), i).some((b) => /^(?:and|vs|versus)$/.test(b.lower))
    if (seen.has(t.lower) && !paired)
      return { mark: { from: i, to: i + 1 }, large: /^\d{1,3},\d{3}|^\d{4}/.test(t.lower) }
    seen.add(t.lower)
  }
  return null
}

export const denominatorInflation: Check = {
  id: 'denominator_inflation',
  title: 'Inflated denominator',
  question: 'Is each unit in there once, and is it the unit that the sentence speaks of?',
  why: 'Sessions are not people, files are not documents, retries are not requests. A unit that is counted more than once makes sizes too large and rates too small.',
  whatToRun: 'Count by a natural key (person, content hash, order number), report both counts, and name the unit.',
  trips,
  settledBy: settler({ trips, step: byKey }),
}
