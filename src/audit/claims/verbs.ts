import type { Token } from '../../../checks/passage.ts'
import { ACTIONS, BE, COMMANDS, EVENTS, IRREGULAR } from './words.ts'

export const lowerAt = (tokens: readonly Token[], i: number): string => tokens[i]?.lower ?? ''
export const isWord = (t: Token): boolean => /^[A-Za-z0-9]/.test(t.text) || /[\p{L}\p{N}]/u.test(t.text)

const isTagged = (t: Token): boolean => t.pos === 'VERB' || t.pos === 'AUX' || BE.has(t.lower)
const setOf = (list: string): ReadonlySet<string> => new Set(list.split(' '))
const NOUN_BEFORE = setOf(
  "a an the of to its our their my your his her 's - no each every this these those some any new",
)
const OBJECT = setOf(
  'the a an us me it them him her our its their my all every each that no both more less everything anything nothing something two',
)

const ARTICLE = /^(?:the|an?|its|our|their|my|your|his|'s)$/

/** "the deploy", "a float-switch monitor", "in 3 passes": no verb there, whatever the tagger says. */
function isNominal(tokens: readonly Token[], i: number): boolean {
  const before = tokens[i - 1]
  if (!before) return false
  if (ARTICLE.test(before.lower) && before.pos !== 'PROPN')
    return before.lower !== "'s" || !/ing$/.test(lowerAt(tokens, i))
  if (before.pos === 'ADP' && tokens[i]?.lower === tokens[i]?.lemma)
    return /^(?:as|of|with|for|by|from|in|at)$/.test(before.lower)
  if (before.pos === 'ADJ') return /^an?$/.test(lowerAt(tokens, i - 2))
  return before.pos === 'NUM' && /s$/.test(lowerAt(tokens, i)) && tokens[i - 2]?.pos === 'ADP'
}

/** "it costs", "the disks sleep", "back-pressure shields the database": a verb that the tagger took for a noun. */
function isHiddenVerb(t: Token, before: Token, after: Token | undefined): boolean {
  if (/^(?:this|that|it)$/.test(before.lower) && t.pos === 'NOUN' && /[^s]s$/.test(t.lower)) return after?.pos === 'DET'
  if (/^(?:these|those|they)$/.test(before.lower) && EVENTS.has(t.lemma)) return /^(?:ADP|DET|NUM)$/.test(after?.pos ?? '')
  if (/^(?:DET|ADP)$/.test(before.pos) || (before.pos !== 'PROPN' && NOUN_BEFORE.has(before.lower))) return false
  const plural = t.lower.endsWith('s')
  if (IRREGULAR.has(t.lower) || EVENTS.has(t.lower) || EVENTS.has(t.lemma)) return !(plural && before.pos === 'NUM')
  const transitive = OBJECT.has(after?.lower ?? '') || after?.pos === 'NUM'
  return plural && t.pos === 'NOUN' && /^(?:NOUN|PROPN|ADV|ADJ)$/.test(before.pos) && transitive
}

const isKnownVerb = (word: string): boolean => ACTIONS.has(word) || COMMANDS.has(word) || EVENTS.has(word)

/** "The parser skips blank lines", "Customers trust the brand": where no other word is a verb, the one that can be one is. */
function isOnlyVerb(tokens: readonly Token[], i: number, before: Token): boolean {
  const t = tokens[i]
  const after = tokens[i + 1]
  if (t?.pos !== 'NOUN' || !after || !/^(?:NOUN|PROPN)$/.test(before.pos) || !isKnownVerb(t.lemma)) return false
  const many = /[^s]s$/.test(before.lower)
  if (many ? t.lower !== t.lemma : !/[^s]s$/.test(t.lower)) return false
  const object = many ? /^(?:DET|PRON)$/ : /^(?:DET|PRON|ADJ|NOUN|PROPN|NUM)$/
  return object.test(after.pos) && !tokens.some((other) => isTagged(other) && !other.lower.endsWith('ing'))
}

/** A verb, whatever the tagger took it for. */
export function verbAt(tokens: readonly Token[], i: number): boolean {
  const t = tokens[i]
  if (!t || t.code) return false
  if (t.lower === "'s" && /^(?:that|it|there|here|what|which|he|she|who)$/.test(lowerAt(tokens, i - 1))) return true
  if (isTagged(t)) return !(t.pos === 'VERB' && isNominal(tokens, i))
  const before = tokens[i - 1]
  return before !== undefined && (isHiddenVerb(t, before, tokens[i + 1]) || isOnlyVerb(tokens, i, before))
}

export const hasVerb = (tokens: readonly Token[]): boolean => tokens.some((_, i) => verbAt(tokens, i))

/** A verb that could carry a sentence: no "-ing", no "to" before it. */
export const finiteAt = (tokens: readonly Token[], i: number): boolean =>
  verbAt(tokens, i) && !lowerAt(tokens, i).endsWith('ing') && lowerAt(tokens, i - 1) !== 'to'

const PARTICIPLE = /^(?:given|taken|shown|chosen|written|made)$/

/** "answers given fast", "tasks picked by age": a participle that only describes the noun before it. */
function describesNoun(tokens: readonly Token[], i: number): boolean {
  const next = tokens[i + 1]
  if (next?.lower === 'up') return false
  if (PARTICIPLE.test(lowerAt(tokens, i))) return !/^(?:DET|NOUN|PRON|PROPN|NUM)$/.test(next?.pos ?? '') && !next?.code
  const fixed = /ed$/.test(lowerAt(tokens, i)) && /^(?:with|of|for|from|in|on)$/.test(lowerAt(tokens, i - 1))
  if (fixed && next?.pos === 'NOUN') return true
  const by = /ed$/.test(lowerAt(tokens, i)) && next?.lower === 'by' && lowerAt(tokens, i - 1) !== 'is'
  return by && !/^(?:NUM|ADV)$/.test(tokens[i + 2]?.pos ?? '') && !/^approx/.test(lowerAt(tokens, i + 2))
}

/** "The lid sensor debounces for 5 s": a plural after a singular noun, where nothing else could carry the sentence. */
const mayCarry = (tokens: readonly Token[], i: number): boolean =>
  tokens[i]?.pos === 'NOUN' &&
  !tokens[i]?.code &&
  /[^s]s$/.test(lowerAt(tokens, i)) &&
  /^(?:NOUN|PROPN)$/.test(tokens[i - 1]?.pos ?? '') &&
  !/s$/.test(lowerAt(tokens, i - 1)) &&
  /^(?:DET|ADP|ADV|NUM|PROPN)$/.test(tokens[i + 1]?.pos ?? '') &&
  !/^(?:of|and|or)$/.test(lowerAt(tokens, i + 1))

/** The tokens that stand outside round brackets. */
export function outsideBrackets(tokens: readonly Token[]): readonly Token[] {
  let depth = 0
  return tokens.filter((t) => {
    if (t.text === '(') depth += 1
    const outside = depth === 0
    if (t.text === ')') depth = Math.max(0, depth - 1)
    return outside
  })
}

/** Whether anything makes a sentence of it. */
export function hasFinite(tokens: readonly Token[]): boolean {
  if (tokens.some((_, i) => finiteAt(tokens, i) && !describesNoun(tokens, i))) return true
  const whole = tokens[tokens.length - 1]?.text === '.' && /^(?:DET|PRON|ADP)$/.test(tokens[0]?.pos ?? '')
  return whole && tokens.some((_, i) => mayCarry(tokens, i))
}
