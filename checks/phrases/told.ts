import type { Mark, Sentence } from '../passage.ts'
import { words, wordsLike } from '../word-class.ts'
import { follows, marks } from './find.ts'
import type { Concept } from './lists.ts'

/** "the README's example", "the schema lock": the word only says whose or which other thing is meant. */
export function isModifier(s: Sentence, m: Mark): boolean {
  const next = s.tokens[m.to]
  if (next === undefined || m.from === m.to) return false
  if (/^['’]s?$/.test(next.lower)) return true
  return /^(?:NOUN|PROPN)$/.test(next.pos) && !next.code && !marks(s, 'said').some((v) => v.from === m.to)
}

const COMMENT = words('comment')
const ALSO_VERBS = words('extract draw drawing excerpt guide document contract design')
const OF_A_THREAD = words('previous last first second earlier above your my his her this that next latest their')

/** "Drawing on", "to extract", "my previous comment": a verb, or what somebody wrote in a thread, and no source of that kind. */
const sources = (s: Sentence, source: Concept): Mark[] =>
  marks(s, source).filter((m) => {
    if (m.to - m.from > 1) return true
    const word = s.tokens[m.from]
    if (word?.lower === 'headers') return false
    if (word?.pos === 'VERB' && ALSO_VERBS.has(word.root)) return false
    if (word?.pos === 'ADJ' && word.lower === 'brief') return false
    return !(COMMENT.has(word?.root) && OF_A_THREAD.at(s.tokens, m.from - 1))
  })

const LINK = words('by per from says said say acc in under')
/** What may stand between "by" and the source: nothing that starts another phrase. */
const IN_BETWEEN = /^(?:DET|PRON|ADJ|NOUN|PROPN|PART|ADP)$/

/** "by the docs", "per the PR title", "says its docstring": a short link from what is said to where it stands. */
function linked(s: Sentence, source: Mark): Mark | null {
  for (let at = source.from - 1; at >= Math.max(0, source.from - 6); at -= 1) {
    const token = s.tokens[at]
    if (token === undefined) return null
    if (LINK.has(token.word)) return closes(s, at, source) ? { from: at, to: source.to } : null
    if (!IN_BETWEEN.test(token.pos) || token.lower === 'to') return null
  }
  return null
}

/** "By", "from" and "in" have many uses; they tell a source that has an article or an owner. */
function closes(s: Sentence, at: number, source: Mark): boolean {
  const link = s.tokens[at]?.lower ?? ''
  if (/^(?:says|said|say)$/.test(link)) return !/^(?:VERB|AUX)$/.test(s.tokens[source.to]?.pos ?? '')
  if (link === 'in') return /^(?:whose|its|their)$/.test(s.tokens[at + 1]?.lower ?? '')
  if (!/^(?:by|from)$/.test(link)) return true
  return (
    /^(?:the|its|their|our|his|her|my|a|an|this|that|whose)$/.test(s.tokens[at + 1]?.lower ?? '') ||
    s.tokens.slice(at + 1, source.to).some((t) => /^['’]s$/.test(t.lower))
  )
}

/** Where a sentence is told from a source of this kind: attributed to it, or the source is made to speak. */
export function toldBy(s: Sentence, source: Concept): Mark[] {
  const all = sources(s, source)
  const named = all.filter((m) => !isModifier(s, m))
  const within = marks(s, 'attribution').filter((a) => all.some((m) => a.from <= m.from && m.to <= a.to))
  const links = named.map((m) => linked(s, m) ?? asTold(s, m) ?? setOff(s, m)).filter((m) => m !== null)
  return [...attributed(s, source), ...within, ...links]
}

const BE = words('is are was were')
const CARRIES = /^(?:VERB|AUX)$/

/** Attributions to a source, but for "the options are documented in the manual", which only points to it. */
function attributed(s: Sentence, source: Concept): Mark[] {
  const pairs = follows(s, 'attribution', source, 6)
  return pairs.filter((m, i) => {
    const [by, at] = i % 2 === 0 ? [m, pairs[i + 1] ?? m] : [pairs[i - 1] ?? m, m]
    if (!sources(s, source).some((one) => one.from === at.from)) return false
    const points = BE.at(s.tokens, by.from) && FOR_DETAILS.in(s.tokens, by.from, by.to)
    return !(
      points &&
      !s.tokens.slice(0, by.from).some((t) => CARRIES.test(t.pos)) &&
      !s.tokens.slice(at.to).some((t) => CARRIES.test(t.pos))
    )
  })
}
const FOR_DETAILS = words('documented described explained noted')

const RELATIVE = /^(?:as|which|what|how|that|where|way|whom)$/
const OF_A_NAME = /^(?:DET|PRON|ADJ|NOUN|PROPN|NUM|PART)$/

/** "as RFC 4180 wants", "which the manual describes", "what the contract promises": a clause whose subject is the source. */
function asTold(s: Sentence, source: Mark): Mark | null {
  const verb = s.tokens[source.to]
  if (!verb || !/^(?:VERB|AUX)$/.test(verb.pos) || /ing$/.test(verb.lower)) return null
  for (let at = source.from - 1; at >= Math.max(0, source.from - 6); at -= 1) {
    const token = s.tokens[at]
    if (token === undefined) return null
    if (RELATIVE.test(token.lower)) return { from: at, to: source.to + 1 }
    if (!OF_A_NAME.test(token.pos) && !token.code) return null
  }
  return null
}

const SEE = /^(?:see|so|cf|thus|source|per|says|via)$/
const OPENER = /^[([{–—]$/
const NAMING = /^(?:DET|PRON|ADJ|NOUN|PROPN|NUM|PART|ADP|CCONJ)$/

/** Whether what stands from a place on is only the rest of a name, up to a bracket or a stop. */
function endsAName({ tokens }: Sentence, from: number): boolean {
  const end = tokens.findIndex((t, i) => i >= from && (i - from > 8 || (!NAMING.test(t.pos) && !t.code)))
  return end < 0 || /^[)\].!;,"”]$/.test(tokens[end]?.text ?? '')
}

const setsOff = ({ tokens }: Sentence, at: number): boolean =>
  OPENER.test(tokens[at]?.text ?? '') ||
  (SEE.test(tokens[at]?.lower ?? '') && /^[,;([–—:-]$/.test(tokens[at - 1]?.text ?? ''))

/** "(so the release announcement)", "see the comment at the top", "(front panel comment)": a source named beside what it says. */
function setOff(s: Sentence, source: Mark): Mark | null {
  if (!endsAName(s, source.to)) return null
  for (let at = source.from - 1; at >= Math.max(0, source.from - 6); at -= 1) {
    const token = s.tokens[at]
    if (token === undefined) return null
    if (setsOff(s, at)) return at > 2 ? { from: at, to: source.to } : null
    if (!NAMING.test(token.pos) && !SEE.test(token.lower) && token.text !== ':') return null
  }
  return null
}

/** "whose headline is all that I have seen": a source of which no more was seen than this. */
export const glimpsed = (s: Sentence, source: Concept): Mark[] =>
  sources(s, source).length > 0 ? [...marks(s, 'glimpsed')] : []

/** "The abstract says": the source as the one who speaks, at most so many words before. */
export function speaks(s: Sentence, source: Concept, words: number): Mark[] {
  return sources(s, source).flatMap((m) => {
    if (isModifier(s, m)) return []
    const verb =
      marks(s, 'said').find((v) => v.from >= m.to && v.from - m.to <= words && isSaying(s, v)) ?? hasDoing(s, m.to)
    return verb && !s.tokens.slice(m.to, verb.from).some((t) => /^(?:i|we|you|while|whereas|but)$/.test(t.lower))
      ? [m, verb]
      : []
  })
}

const PASSIVE_END = words('documented described recorded noted specified defined explained')
const PARTICIPLE = wordsLike(/ed$/)
/** "The procedure is documented.", "a decorator is a call site": no source that says something. */
const isSaying = (s: Sentence, v: Mark): boolean => {
  const [word, next] = [s.tokens[v.to - 1], s.tokens[v.to]]
  if (v.to - v.from > 1) return true
  if (word?.pos === 'NOUN' && s.tokens[v.from - 1]?.pos === 'DET') return false
  return !(PASSIVE_END.has(word?.word) && (next === undefined || /^[.;,)]$/.test(next.text)))
}

/** "The docs have it closing the file": has, and soon after what is said to happen. */
function hasDoing(s: Sentence, at: number): Mark | null {
  if (!/^(?:has|have)$/.test(s.tokens[at]?.lower ?? '')) return null
  if (PARTICIPLE.at(s.tokens, at + 1) || s.tokens[at + 1]?.lower === 'been') return null
  const doing = s.tokens.slice(at + 2, at + 6).findIndex((t) => t.pos === 'VERB')
  return doing < 0 ? null : { from: at, to: at + 3 + doing }
}

const AFTER_HEAD = 5
const LEAST_SAID = 4

/** "Abstract of Petrov et al.: plating starts at -10 °C": what is told under the name of its source. */
export const headedBy = (s: Sentence, source: Concept): Mark[] =>
  sources(s, source).filter((m) => {
    const colon = s.tokens.findIndex((t, i) => i > m.to && i <= m.to + AFTER_HEAD && t.text === ':')
    return m.from <= 1 && colon > 0 && s.tokens.length > colon + LEAST_SAID
  })

/** "as the FAQ sums it up": whatever the source is, this is a compression of it. */
export const compressed = (s: Sentence, source: Concept): Mark[] => follows(s, source, 'compresses', 5)
