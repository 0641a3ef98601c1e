import type { Check } from './check.ts'
import { once } from './once.ts'
import type { Mark, Sentence, Token } from './passage.ts'
import { has, marks } from './phrases/find.ts'
import { isNumber } from './phrases/is-number.ts'
import { largeNumbers } from './phrases/large-numbers.ts'
import { isModifier } from './phrases/told.ts'
import { settler } from './settling.ts'
import { words, wordsLike } from './word-class.ts'

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

const CIRCUMSTANCE = words(
  'of with to for on from in at after per by all these those into every through both about nearly almost some around given same',
)
const LOOSE = words('over about nearly almost some around than the all')
const CAME_TO = words('upwards up come comes came amounts rose grew runs extends number rests')

/** "on a tree of 300,000 files": the number describes a circumstance and is not what is claimed. */
function isCircumstance(s: Sentence, number: Mark): boolean {
  if (isBound(s, number) || isPace(s, number) || ROOM_FOR.has(s.tokens[number.from - 1]?.root)) return true
  if (CAME_TO.at(s.tokens, number.from - 2)) return false
  return CIRCUMSTANCE.at(s.tokens, LOOSE.at(s.tokens, number.from - 1) ? number.from - 2 : number.from - 1)
}

const DURATION = words('ms milliseconds seconds s minutes microseconds')
/** "Reads 200,000 cells in 842 ms": how fast it goes. */
const isPace = (s: Sentence, number: Mark): boolean =>
  s.tokens.some(
    (t, i) =>
      t.lower === 'in' &&
      i > number.to &&
      i < number.to + 4 &&
      s.tokens.slice(i + 1, i + 4).some((u) => DURATION.has(u.word)),
  )

const ROOM_FOR = words('seat sleep fit accommodate')
const LIMITS = words('limit cap restrict allow exceed problem case')
const TO_A_BOUND = words('to at than over above with of')

/** "Limited to 2,000 messages", "problems with more than a million cells": a bound or a kind of case, and no count. */
const isBound = (s: Sentence, number: Mark): boolean => {
  const start = Math.max(0, number.from - 5)
  const bounded = s.tokens.slice(start, number.from).findIndex((t) => LIMITS.has(t.root))
  return bounded >= 0 && TO_A_BOUND.in(s.tokens, start + bounded + 1, number.from)
}

const FEW = wordsLike(/^(?:\d{1,2}|[12]\d\d)$/)

const isBig = (s: Sentence, number: Mark): boolean => number.to - number.from > 1 || !FEW.at(s.tokens, number.from)

/** Looked up by a key, not counted by one. */
const LOOKED_UP = words(
  'fetched fetch queried query read looked look pulled compared compare sort sorts sorted searched picked listed taken sampled constraint bars refused opened',
)

const countedOnce = (s: Sentence): Mark[] => marks(s, 'distinct').filter((m) => !isLookUp(s, m))

const AT_MOST = words('most least exactly')

function isLookUp(s: Sentence, m: Mark): boolean {
  const first = s.tokens[m.from]
  if (first?.code) return !/distinct|uniq/i.test(first.text)
  if (first?.lower === 'by' && s.tokens[m.from + 1]?.lower === 'reference') return true
  if (s.tokens[m.to - 1]?.lower === 'once' && m.to - m.from > 2) return false
  if (first?.lower === 'once' && AT_MOST.at(s.tokens, m.from - 1)) return true
  return LOOKED_UP.in(s.tokens, m.from - 6, m.to + 2)
}

const ENDS_IN_ONE_S = wordsLike(/[^s]s$/)
const isPlural = (s: Sentence, m: Mark): boolean => ENDS_IN_ONE_S.at(s.tokens, m.to - 1)

/** "With 1,140 students": people who are the unit themselves, and not read off another. */
const isUnit = (s: Sentence, who: Mark): boolean =>
  largeNumbers(s).some((n) => WITH.at(s.tokens, n.from - 1) && who.from >= n.to && who.from - n.to <= 2)

const WITH = words('with of')

const ACTED = wordsLike(
  /^(?:re)?(?:label|grad|mark|rat|calculat|check|test|read|pick|sampl|draw|drew|drawn|ask|sent|send|put|process|run|ran|review|analys|analyz|compar|interview|survey|recalculat|replay|scor|annotat)(?:l?ed|e?d)?$/,
)

/** "Relabelled 300 answers": so many were taken in hand, which is a step and no size. */
const isHandled = (s: Sentence, number: Mark): boolean =>
  ACTED.at(s.tokens, LOOSE.at(s.tokens, number.from - 1) ? number.from - 2 : number.from - 1)

const HUNDREDS = wordsLike(/^\d{3}$/)

/** A few hundred are a size where something is drawn from them or where the sentence starts with them. */
const isFew = (s: Sentence, number: Mark): boolean =>
  number.to - number.from === 1 && HUNDREDS.at(s.tokens, number.from) && number.from > 1

/** What a number counts here: a thing right after it, or people by what they did. */
const unitOf = (s: Sentence, number: Mark): Mark | null =>
  counted(s, number) ?? marks(s, 'crowd-verb').find((v) => v.from < number.to && v.to > number.from) ?? null

/** Whether such a count is told as a size at all. */
function isSize(s: Sentence, number: Mark, unit: Mark): boolean {
  if (isModifier(s, unit) && !isPlural(s, unit)) return false
  if (NOT.at(s.tokens, number.from - 1) || isHandled(s, number)) return false
  if (number.from === 0 && BARE_ID.at(s.tokens, 0)) return false
  if (isFew(s, number) && !has(s, 'equates', 'therefore', 'came-to', 'says-size')) return false
  return has(s, 'says-size', 'equates', 'therefore') || isCrowd(s, unit)
}

const NOT = words('not')
const BARE_ID = wordsLike(/^\d{5,}$/)

/** A count whose unit can come again, said to be a size, a crowd or something else than was counted. */
function bigCount(s: Sentence): Mark[] {
  const inferred = has(s, 'equates') || marks(s, 'audience').some((m) => !isUnit(s, m))
  for (const number of largeNumbers(s)) {
    const unit = unitOf(s, number)
    if (!unit || !isSize(s, number, unit)) continue
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
  if (!has(s, 'event-unit')) return []
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

const TIMES = words('times')
const AGAIN = words('twice two both either each several double separate fresh anew repeated again per every three')

/** "41,800 vials; a vial that was split has a row for either half": one of the unit, and how it comes to be in there twice. */
function againNamed(s: Sentence): Mark[] {
  if (!AGAIN.in(s.tokens)) return []
  for (let i = 0; i < s.tokens.length; i += 1) {
    const found = againNamedAt(s, i)
    if (found.length > 0) return found
  }
  return []
}

const isThings = ({ pos, word, root }: Token): boolean =>
  (pos === 'NOUN' || ENDS_IN_ONE_S.has(word)) && word !== root && !TIMES.has(word)

function againNamedAt({ tokens }: Sentence, i: number): Mark[] {
  const t = tokens[i]
  if (!t || !isNumber(t) || t.lower === 'one') return []
  const unit = tokens.findIndex((u, k) => k > i && k <= i + 3 && isThings(u))
  const stop = unit < 0 ? -1 : tokens.findIndex((u, k) => k > unit && /^[,;:(–—]$/.test(u.text))
  if (stop < 0 || !AGAIN.in(tokens, stop)) return []
  const one = tokens.findIndex((u, k) => k > stop && u.word === tokens[unit]?.root)
  if (one < 0) return []
  return [
    { from: i, to: unit + 1 },
    { from: one, to: one + 1 },
  ]
}

const DIGITS = wordsLike(/^\d[\d,.]*$/)
const isDigits = (t: Token | undefined): boolean => DIGITS.has(t?.word)

/** "9,812 arrivals, counting each entry": a figure that was reckoned by something else. */
const reckoned = (s: Sentence): readonly Mark[] =>
  has(s, 'counted-as') && s.tokens.some((t) => isDigits(t) || t.lower.endsWith('%')) ? marks(s, 'counted-as') : []

/** A rate per event, of arms that were given equally many events. */
const rateOfEvents = (s: Sentence): readonly Mark[] =>
  largeNumbers(s).length > 0 || s.tokens.some((t) => t.lower.endsWith('%')) ? marks(s, 'event-rate') : []

/** Counted by a key, and a count is told. */
const countOfKeys = (s: Sentence): Mark[] => countedOnce(s).filter((m) => isBeside(s, m))

const ONCE = words('once')
const BESIDE = 16
/** The key belongs to a number that stands near it; "11/15 distinct rows" is a score, and "line 4905" a place. */
const isBeside = (s: Sentence, m: Mark): boolean =>
  s.tokens.some(
    (t, i) =>
      (ONCE.in(s.tokens, m.from, m.to) || (i >= m.from - BESIDE && i < m.to + BESIDE)) &&
      ((isDigits(t) && t.lower.length > 1) || largeNumbers(s).some((n) => n.from === i)) &&
      !PLACE.at(s.tokens, i - 1) &&
      s.tokens[i - 1]?.text !== '/',
  )
const PLACE = words('line lines page row version issue #')

function trips(claim: Sentence): readonly Mark[] {
  if (!claim.tokens.some(isNumber)) return []
  for (const rule of [bigCount, cameTo, againNamed, reckoned, perOther, countOfKeys, shareOfOthers, rateOfEvents]) {
    const found = rule(claim)
    if (found.length > 0) return found
  }
  const twice = numberTwice(claim)
  return twice && (twice.large || has(claim, 'equates', 'therefore')) ? [twice.mark] : []
}

const FIGURE = wordsLike(/^\d[\d,.]*k?$/)

/** The same number of two things in one sentence: one of them is read off the other. */
function numberTwice(s: Sentence): { mark: Mark; large: boolean } | null {
  const seen = new Map<string, number>()
  for (const [i, t] of s.tokens.entries()) {
    if (!FIGURE.has(t.word) || t.code || t.lower.length < 2) continue
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
  trips: once(trips),
  settledBy: settler({ trips, step: countedOnce }),
}
