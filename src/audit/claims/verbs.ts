import type { Token } from '../../../checks/passage.ts'
import { BE, EVENTS, IRREGULAR } from './words.ts'

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
const LEADS_TO_NOUN = setOf('DET ADP')
const BEFORE_PLURAL = setOf('NOUN PROPN ADV ADJ')

/** A noun follows this word, and no verb. */
const leadsToNoun = ({ pos, lower }: Token): boolean =>
  LEADS_TO_NOUN.has(pos) || (pos !== 'PROPN' && NOUN_BEFORE.has(lower))

/** A verb, also where the tagger took it for a noun: "it costs", "the disks sleep", "back-pressure shields the database". */
export function verbAt(tokens: readonly Token[], i: number): boolean {
  const t = tokens[i]
  if (!t || t.code) return false
  const before = tokens[i - 1]
  if (isTagged(t)) return !(t.pos === 'VERB' && before?.pos === 'ADJ' && /^an?$/.test(lowerAt(tokens, i - 2)))
  if (!before || leadsToNoun(before)) return false
  const plural = t.lower.endsWith('s')
  if (IRREGULAR.has(t.lower) || EVENTS.has(t.lower) || EVENTS.has(t.lemma)) return !(plural && before.pos === 'NUM')
  if (!plural || t.pos !== 'NOUN' || !BEFORE_PLURAL.has(before.pos)) return false
  return OBJECT.has(lowerAt(tokens, i + 1)) || tokens[i + 1]?.pos === 'NUM'
}

export const hasVerb = (tokens: readonly Token[]): boolean => tokens.some((_, i) => verbAt(tokens, i))

/** A verb that could carry a sentence: no "-ing", no "to" before it. */
export const finiteAt = (tokens: readonly Token[], i: number): boolean =>
  verbAt(tokens, i) && !lowerAt(tokens, i).endsWith('ing') && lowerAt(tokens, i - 1) !== 'to'

const PARTICIPLE = /^(?:given|taken|shown|chosen|written|made)$/

/** "answers given fast", "tasks picked by age": a participle that only describes the noun before it. */
function describesNoun(tokens: readonly Token[], i: number): boolean {
  const next = tokens[i + 1]
  if (PARTICIPLE.test(lowerAt(tokens, i))) return !/^(?:DET|NOUN|PRON|PROPN|NUM)$/.test(next?.pos ?? '') && !next?.code
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

/** Whether anything makes a sentence of it. */
export function hasFinite(tokens: readonly Token[]): boolean {
  if (tokens.some((_, i) => finiteAt(tokens, i) && !describesNoun(tokens, i))) return true
  return tokens[tokens.length - 1]?.text === '.' && tokens.some((_, i) => mayCarry(tokens, i))
}
