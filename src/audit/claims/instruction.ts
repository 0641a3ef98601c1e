import type { Token } from '../../../checks/passage.ts'
import { isOpener, startOf } from './sentence-start.ts'
import { isToldInPast } from './tense.ts'
import { finiteAt, lowerAt } from './verbs.ts'
import { ACTIONS, COMMANDS, IRREGULAR } from './words.ts'

const isCommand = (word: string): boolean => COMMANDS.has(word) || ACTIONS.has(word)

const PARTICIPLES = /^(?:run|set|put|cut|read|cast|split|fit|spread|hit|kept|fed)$/
const IS = /^(?:is|are|was|were|has|have|had)$/
const STOPS = /^(?:[,;:.(]|that|which|what|who|when|if|once|before|until|after|and|or|as|while|where|because|to)$/
const CONDITION =
  /^(?:if|when|for|to|before|after|once|on|in|during|at|from|unless|until|whenever|while|with|as|should|by|under|because)$/

/** "Run at the same dose, both ...": a participle that looks like a command, with the main clause after a comma. */
function isParticiple(tokens: readonly Token[], i: number): boolean {
  if (!PARTICIPLES.test(lowerAt(tokens, i)) || !/^(?:at|with|under|on|in|by|to)$/.test(lowerAt(tokens, i + 1)))
    return false
  const comma = tokens.findIndex((t, j) => j > i && t.text === ',')
  return comma > 0 && tokens.slice(comma).some((t) => t.pos === 'VERB' || t.pos === 'AUX')
}

/** "Pull requests with a bot were merged": a noun in front of its noun, and the verb comes later. */
function isNounPhrase(tokens: readonly Token[], i: number): boolean {
  if (!/^(?:NOUN|ADJ|NUM|PROPN)$/.test(tokens[i + 1]?.pos ?? '')) return false
  const rest = tokens.slice(i + 2, i + 14)
  const stop = rest.findIndex((t) => STOPS.test(t.lower))
  return (stop < 0 ? rest : rest.slice(0, stop)).some((_, j) => finiteAt(tokens, i + 2 + j))
}

/** Pasts that no base form looks like. */
const PAST = new Set(
  'ran went came took gave got kept held stood fell rose grew broke wrote made said saw told found began became did had lost'.split(
    ' ',
  ),
)

/** "Power costs me", "Label printer smears when": what follows a verb and not a plural. */
const takesObject = (tokens: readonly Token[], i: number): boolean =>
  /^(?:me|us|you|it|them|him|her|the|an?|when|less|more|nothing|no)$/.test(lowerAt(tokens, i)) || finiteAt(tokens, i)

/** "Build scans showed", "Transfer ran": the word after the first is the verb. */
function verbFollows(tokens: readonly Token[], i: number): boolean {
  const next = lowerAt(tokens, i + 1)
  const past = /^(?:now|still|also|always|never|just|then|already)$/.test(next)
  if (past) return finiteAt(tokens, i + 2) && /(?:s|ed)$/.test(lowerAt(tokens, i + 2))
  if (finiteAt(tokens, i + 1) && (PAST.has(next) || (/s$/.test(next) && takesObject(tokens, i + 2)))) return true
  return tokens[i + 1]?.pos === 'VERB' && (/(?:s|ed)$/.test(next) || IRREGULAR.has(next)) && tokens[i]?.pos !== 'VERB'
}

/** "File handles are", "Build of", "Set was": the first word is no verb here. */
function isNoun(tokens: readonly Token[], i: number): boolean {
  const next = tokens[i + 1]
  if (!next || /^[:,.]$/.test(next.text)) return true
  if (next.pos === 'AUX' || IS.test(next.lower) || next.lower === 'of' || next.lower === "'s") return true
  if (IS.test(lowerAt(tokens, i + 2)) && next.pos !== 'DET' && next.pos !== 'PRON') return true
  const joined = next.lower === 'and' && !/^(?:go|try)$/.test(lowerAt(tokens, i)) && !isCommand(lowerAt(tokens, i + 2))
  return joined || verbFollows(tokens, i)
}

/** A base verb at the head of a clause, with nobody before it who does it. */
function commandsAt(tokens: readonly Token[], i: number): boolean {
  const word = lowerAt(tokens, i)
  if (tokens[i + 1]?.text === ',' && lowerAt(tokens, i + 2) === word) return isCommand(word)
  if (/^(?:let|please|pls)$/.test(word) || (word === 'do' && lowerAt(tokens, i + 1) === 'not')) return true
  if (!isCommand(word) || tokens[i]?.code) return false
  return !isNoun(tokens, i) && !isNounPhrase(tokens, i) && !isParticiple(tokens, i)
}

const commandsFrom = (tokens: readonly Token[], i: number): boolean =>
  commandsAt(tokens, i) || (isOpener(lowerAt(tokens, i)) && commandsAt(tokens, i + 1))

/** Whether what follows this place is told to somebody: "To roll back, run x", "Fires happen, so write it down". */
function turnsToCommand(tokens: readonly Token[], i: number, opener: string): boolean {
  const text = tokens[i]?.text
  if (text !== ',' && text !== ':' && opener !== 'if') return false
  if (text === ',' && lowerAt(tokens, i + 1) === 'so')
    return commandsAt(tokens, i + 2) && !/^\d/.test(lowerAt(tokens, i + 3))
  if (opener === 'if' && /^(?:just|then)$/.test(lowerAt(tokens, i))) return commandsAt(tokens, i + 1)
  return (text === ',' || text === ':') && CONDITION.test(opener) && commandsFrom(tokens, i + 1)
}

/** "Put a bad block on the disk, the scrubber flagged it": a past that looks like a command, with what came of it. */
const isAccount = (tokens: readonly Token[], first: number): boolean =>
  PARTICIPLES.test(lowerAt(tokens, first)) &&
  !tokens.some((t) => /^(?:if|when|once|until)$/.test(t.lower)) &&
  isToldInPast(tokens.slice(first + 1))

/** Whether a sentence tells somebody to do something. */
export function isInstruction(tokens: readonly Token[]): boolean {
  const first = startOf(tokens)
  if (
    (commandsAt(tokens, first) && !isAccount(tokens, first)) ||
    tokens.some((t) => t.lower === 'please' || t.lower === 'pls')
  )
    return true
  const semicolon = tokens.findIndex((t, i) => i > first && t.text === ';')
  const end = Math.min(semicolon < 0 ? tokens.length : semicolon, 40)
  for (let i = first; i < end; i += 1) if (turnsToCommand(tokens, i, lowerAt(tokens, first))) return true
  return false
}
