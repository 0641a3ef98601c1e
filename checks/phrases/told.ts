import type { Mark, Sentence } from '../passage.ts'
import { words } from '../word-class.ts'
import { follows, marks } from './find.ts'
import type { Concept } from './lists.ts'

/** "the README's example", "the schema lock": the word only says whose or which other thing is meant. */
export function isModifier(s: Sentence, m: Mark): boolean {
  const next = s.tokens[m.to]
  if (next === undefined || m.from === m.to) return false
  if (/^['’]s?$/.test(next.lower)) return true
  return /^(?:NOUN|PROPN)$/.test(next.pos) && !next.code && !marks(s, 'said').some((v) => v.from === m.to)
}

const LINK = words('by per from says said say acc in')
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
  const all = marks(s, source)
  const named = all.filter((m) => !isModifier(s, m))
  const within = marks(s, 'attribution').filter((a) => all.some((m) => a.from <= m.from && m.to <= a.to))
  const links = named.map((m) => linked(s, m)).filter((m) => m !== null)
  return [...follows(s, 'attribution', source, 6), ...within, ...links]
}

/** "The abstract says": the source as the one who speaks, at most so many words before. */
export function speaks(s: Sentence, source: Concept, words: number): Mark[] {
  return marks(s, source).flatMap((m) => {
    if (isModifier(s, m)) return []
    const verb = marks(s, 'said').find((v) => v.from >= m.to && v.from - m.to <= words) ?? hasDoing(s, m.to)
    return verb && !s.tokens.slice(m.to, verb.from).some((t) => /^(?:i|we|you)$/.test(t.lower)) ? [m, verb] : []
  })
}

/** "The docs have it closing the file": has, and soon after what is said to happen. */
function hasDoing(s: Sentence, at: number): Mark | null {
  if (!/^(?:has|have)$/.test(s.tokens[at]?.lower ?? '')) return null
  const doing = s.tokens
    .slice(at + 2, at + 6)
    .findIndex((t) => t.pos === 'VERB' && /(?:ing|ed|wn|en|pt|ght|id|nt)$/.test(t.lower))
  return doing < 0 ? null : { from: at, to: at + 3 + doing }
}
