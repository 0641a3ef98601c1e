import type { Check } from './check.ts'
import type { Mark, Sentence, Token } from './passage.ts'
import { has, marks } from './phrases/find.ts'
import { isNumber } from './phrases/is-number.ts'
import { isModifier } from './phrases/told.ts'
import { settler } from './settling.ts'

const SCALE = /^(?:m|k|bn|(?:million|thousand|billion|hundred)s?)$/
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

/** The unit that a number counts: a repeatable thing right after it, with no verb or comma between. */
function counted(s: Sentence, number: Mark): Mark | null {
  const unit = marks(s, 'event-unit').find((m) => m.from >= number.to && m.from - number.to <= 3)
  const between = unit ? s.tokens.slice(number.to, unit.from) : []
  return unit &&
    !between.some(
      (t) => /^(?:VERB|AUX|PUNCT|ADP)$/.test(t.pos) && t.lower !== 'of' && !/(?:ed|wn|ing|en)$/.test(t.lower),
    )
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
  if (isBound(s, number)) return true
  if (
    /^(?:upwards|up|come|comes|came|amounts|rose|grew|runs|extends|number)$/.test(
      s.tokens[number.from - 2]?.lower ?? '',
    )
  )
    return false
  return CIRCUMSTANCE.test(lead) && lead !== 'over' && lead !== 'than' && lead !== 'the'
}

/** "Limited to 2,000 messages", "problems with more than a million cells": a bound or a kind of case, and no count. */
const isBound = (s: Sentence, number: Mark): boolean => {
  const before = s.tokens.slice(Math.max(0, number.from - 5), number.from)
  const bounded = before.findIndex((t) => /^(?:limit|cap|restrict|allow|exceed|problems?|cases?)$/.test(t.lemma))
  return bounded >= 0 && before.slice(bounded + 1).some((t) => /^(?:to|at|than|over|above|with|of)$/.test(t.lower))
}

const isBig = (s: Sentence, number: Mark): boolean =>
  number.to - number.from > 1 || !/^(?:\d{1,2}|[12]\d\d)$/.test(s.tokens[number.from]?.lower ?? '')

/** Looked up by a key, not counted by one. */
const LOOKED_UP =
  /^(?:fetched|fetch|queried|query|read|looked|look|pulled|compared|compare|sorts?|sorted|searched|picked|listed|taken|sampled|constraint|bars|refused|opened)$/

const countedOnce = (s: Sentence): Mark[] => marks(s, 'distinct').filter((m) => !isLookUp(s, m))

function isLookUp(s: Sentence, m: Mark): boolean {
  const first = s.tokens[m.from]
  if (first?.code) return !/distinct|uniq/i.test(first.text)
  if (first?.lower === 'by' && s.tokens[m.from + 1]?.lower === 'reference') return true
  if (s.tokens[m.to - 1]?.lower === 'once' && m.to - m.from > 2) return false
  if (first?.lower === 'once' && /^(?:most|least|exactly)$/.test(s.tokens[m.from - 1]?.lower ?? '')) return true
  return s.tokens.slice(Math.max(0, m.from - 6), m.to + 2).some((t) => LOOKED_UP.test(t.lower))
}

const isPlural = (s: Sentence, m: Mark): boolean => /[^s]s$/.test(s.tokens[m.to - 1]?.lower ?? '')

/** A count whose unit can come again, said to be a size, a crowd or something else than was counted. */
function bigCount(s: Sentence): Mark[] {
  const inferred = has(s, 'equates', 'audience')
  const sized = has(s, 'says-size', 'equates', 'therefore')
  for (const number of largeNumbers(s)) {
    const unit =
      counted(s, number) ?? marks(s, 'crowd-verb').find((v) => v.from < number.to && v.to > number.from) ?? null
    if (
      !unit ||
      (isModifier(s, unit) && !isPlural(s, unit)) ||
      s.tokens[number.from - 1]?.lower === 'not' ||
      !(sized || isCrowd(s, unit))
    )
      continue
    if (isBig(s, number) && (inferred || !isCircumstance(s, number))) return [number, unit]
  }
  return []
}

const isCrowd = (s: Sentence, m: Mark): boolean =>
  [...marks(s, 'crowd-unit'), ...marks(s, 'crowd-verb')].some((c) => c.from === m.from)

/** "Downloads passed 1.2 million": the unit first, then what it has come to. */
function cameTo(s: Sentence): Mark[] {
  for (const number of largeNumbers(s)) {
    const verb = marks(s, 'came-to').find((v) => number.from >= v.to && number.from - v.to <= 4)
    const unit = verb && marks(s, 'crowd-unit').find((u) => verb.from >= u.to && verb.from - u.to <= 6)
    if (verb && unit && !/^(?:NOUN|PROPN|SYM)$/.test(s.tokens[number.to]?.pos ?? '')) return [unit, number]
  }
  return []
}

/** "64% of citizens, in a log of requests": a share of people that was taken of something else. */
const shareOfOthers = (s: Sentence): Mark[] =>
  has(s, 'share') &&
  has(s, 'audience') &&
  has(s, 'equates') &&
  (has(s, 'traffic', 'contaminated') || marks(s, 'crowd-unit').length > 1)
    ? [...marks(s, 'share').slice(0, 1)]
    : []

/** "214 invoices for 187 customers": so many of one thing for so many of another. */
function perOther(s: Sentence): Mark[] {
  const at = s.tokens.findIndex(
    (t, i) =>
      t.lower === 'for' &&
      isDigits(s.tokens[i - 2]) &&
      isDigits(s.tokens[i + 1]) &&
      marks(s, 'event-unit').some((u) => u.to === i) &&
      s.tokens[i + 2]?.pos === 'NOUN',
  )
  return at < 0 ? [] : [{ from: at - 2, to: at + 3 }]
}

const isDigits = (t: Token | undefined): boolean => t !== undefined && /^\d[\d,.]*$/.test(t.lower)

/** "9,812 arrivals, counting each entry": a figure that was reckoned by something else. */
const reckoned = (s: Sentence): readonly Mark[] =>
  s.tokens.some((t) => isDigits(t) || t.lower.endsWith('%')) ? marks(s, 'counted-as') : []

/** A rate per event, of arms that were given equally many events. */
const rateOfEvents = (s: Sentence): readonly Mark[] =>
  largeNumbers(s).length > 0 || s.tokens.some((t) => t.lower.endsWith('%')) ? marks(s, 'event-rate') : []

/** Counted by a key, and a count is told. */
const countOfKeys = (s: Sentence): Mark[] =>
  s.tokens.some((t) => isDigits(t) && t.lower.length > 1) || largeNumbers(s).length > 0 ? countedOnce(s) : []

function trips(claim: Sentence): readonly Mark[] {
  if (!claim.tokens.some(isNumber)) return []
  const found = [bigCount, cameTo, reckoned, perOther, countOfKeys, shareOfOthers, rateOfEvents]
    .map((rule) => rule(claim))
    .find((m) => m.length > 0)
  if (found) return found
  const twice = numberTwice(claim)
  return twice && (twice.large || has(claim, 'equates', 'therefore')) ? [twice.mark] : []
}

/** The same number of two things in one sentence: one of them is read off the other. */
function numberTwice(s: Sentence): { mark: Mark; large: boolean } | null {
  const seen = new Map<string, number>()
  for (const [i, t] of s.tokens.entries()) {
    if (!/^\d[\d,.]*k?$/.test(t.lower) || t.code) continue
    const before = seen.get(t.lower)
    if (before !== undefined && areOfTwoThings(s, before, i))
      return { mark: { from: i, to: i + 1 }, large: /^\d{1,3},\d{3}|^\d{4}/.test(t.lower) }
    seen.set(t.lower, i)
  }
  return null
}

/** A noun after each number, and not the same one: "1,340 customers, since 1,340 invoices". */
function areOfTwoThings(s: Sentence, one: number, other: number): boolean {
  const [a, b] = [one, other].map((i) => s.tokens.slice(i + 1, i + 4).find((t) => t.pos === 'NOUN')?.lemma)
  return a !== undefined && b !== undefined && a !== b
}

export const denominatorInflation: Check = {
  id: 'denominator_inflation',
  title: 'Inflated denominator',
  question: 'Is each unit in there once, and is it the unit that the sentence speaks of?',
  why: 'Sessions are not people, files are not documents, retries are not requests. A unit that is counted more than once makes sizes too large and rates too small.',
  whatToRun: 'Count by a natural key (person, content hash, order number), report both counts, and name the unit.',
  trips,
  settledBy: settler({ trips, step: countedOnce }),
}
