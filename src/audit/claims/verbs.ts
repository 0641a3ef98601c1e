import type { Token } from '../../../checks/passage.ts'
import { BE, EVENTS, IRREGULAR } from './words.ts'

export const lowerAt = (tokens: readonly Token[], i: number): string => tokens[i]?.lower ?? ''
export const isWord = (t: Token): boolean => /[\p{L}\p{N}]/u.test(t.text)

const isTagged = (t: Token): boolean => t.pos === 'VERB' || t.pos === 'AUX' || BE.has(t.lower)
const NOUN_BEFORE =
  /^(?:a|an|the|of|to|its|our|their|my|your|his|her|'s|-|no|each|every|this|these|those|some|any|new)$/
const OBJECT = /^(?:the|a|an|us|me|it|them|him|her|our|its|their|my|all|every|each|that|no|both|more|less)$/

/** A verb, also where the tagger took it for a noun: "it costs", "the disks sleep", "back-pressure shields the database". */
export function verbAt(tokens: readonly Token[], i: number): boolean {
  const t = tokens[i]
  if (!t || t.code) return false
  if (isTagged(t)) return true
  const before = tokens[i - 1]
  if (!before || /^(?:DET|ADP)$/.test(before.pos) || (before.pos !== 'PROPN' && NOUN_BEFORE.test(before.lower)))
    return false
  const plural = /s$/.test(t.lower)
  if (IRREGULAR.has(t.lower) || EVENTS.has(t.lower) || EVENTS.has(t.lemma)) return !(plural && before.pos === 'NUM')
  if (!plural || t.pos !== 'NOUN' || !/^(?:NOUN|PROPN|ADV)$/.test(before.pos)) return false
  return OBJECT.test(lowerAt(tokens, i + 1)) || tokens[i + 1]?.pos === 'NUM'
}

export const hasVerb = (tokens: readonly Token[]): boolean => tokens.some((_, i) => verbAt(tokens, i))

/** A verb that could carry a sentence: no "-ing", no "to" before it. */
export const finiteAt = (tokens: readonly Token[], i: number): boolean =>
  verbAt(tokens, i) && !/ing$/.test(lowerAt(tokens, i)) && lowerAt(tokens, i - 1) !== 'to'

/** A verb that makes a sentence of it: "answers given fast" and "tasks picked by age" have none. */
export const hasFinite = (tokens: readonly Token[]): boolean =>
  tokens.some(
    (t, i) =>
      finiteAt(tokens, i) &&
      !/^(?:given|taken|shown|chosen|written|made)$/.test(t.lower) &&
      !(/ed$/.test(t.lower) && lowerAt(tokens, i + 1) === 'by' && lowerAt(tokens, i - 1) !== 'is'),
  )
