import type { Token } from '../../../checks/passage.ts'
import { words, wordsLike } from '../../../checks/word-class.ts'
import { OPENERS, startOf } from './sentence-start.ts'
import { isToldInPast } from './tense.ts'
import { finiteAt, lowerAt } from './verbs.ts'
import { ENDS_IN_S } from './word-forms.ts'
import { ACTIONS, COMMANDS, IRREGULAR } from './words.ts'

const isCommandAt = (tokens: readonly Token[], i: number): boolean => COMMANDS.at(tokens, i) || ACTIONS.at(tokens, i)

const PARTICIPLES = words('run set put cut read cast split fit spread hit kept fed')
const IS = words('is are was were has have had')
const STOPS = words(', ; : . ( that which what who when if once before until after and or as while where because to')
const CONDITION = words(
  'if when for to before after once on in during at from unless until whenever while with as should by under because',
)

const SETTING = words('at with under on in by to one alone together twice again separately')

/** "Run at the same dose, both ...": a participle that looks like a command, with the main clause after a comma. */
function isParticiple(tokens: readonly Token[], i: number): boolean {
  if (!PARTICIPLES.at(tokens, i) || !SETTING.at(tokens, i + 1)) return false
  const comma = tokens.findIndex((t, j) => j > i && t.text === ',')
  return comma > 0 && tokens.slice(comma).some((t) => t.pos === 'VERB' || t.pos === 'AUX')
}

/** "Pull requests with a bot were merged": a noun in front of its noun, and the verb comes later. */
function isNounPhrase(tokens: readonly Token[], i: number): boolean {
  if (!/^(?:NOUN|ADJ|NUM|PROPN)$/.test(tokens[i + 1]?.pos ?? '')) return false
  const rest = tokens.slice(i + 2, i + 14)
  const stop = rest.findIndex((t) => STOPS.has(t.word))
  return (stop < 0 ? rest : rest.slice(0, stop)).some((_, j) => finiteAt(tokens, i + 2 + j))
}

/** Pasts that no base form looks like. */
const PAST = words(
  'ran went came took gave got kept held stood fell rose grew broke wrote made said saw told found began became did had lost',
)

const OBJECT = words('me us you it them him her the a an when less more nothing no')

/** "Power costs me", "Label printer smears when": what follows a verb and not a plural. */
const takesObject = (tokens: readonly Token[], i: number): boolean => OBJECT.at(tokens, i) || finiteAt(tokens, i)

const INFLECTED = wordsLike(/(?:s|ed)$/)

const GOING_ON = words('now still also always never just then already')

/** "Build scans showed", "Transfer ran": the word after the first is the verb. */
function verbFollows(tokens: readonly Token[], i: number): boolean {
  const next = tokens[i + 1]
  if (GOING_ON.has(next?.word)) return finiteAt(tokens, i + 2) && INFLECTED.at(tokens, i + 2)
  if (next && /ing$/.test(next.lower) && finiteAt(tokens, i + 2)) return true
  if (finiteAt(tokens, i + 1) && (PAST.has(next?.word) || (ENDS_IN_S.has(next?.word) && takesObject(tokens, i + 2))))
    return true
  return next?.pos === 'VERB' && (INFLECTED.has(next.word) || IRREGULAR.has(next.word)) && tokens[i]?.pos !== 'VERB'
}

const GO_AND = words('go try')

/** "File handles are", "Build of", "Set was": the first word is no verb here. */
function isNoun(tokens: readonly Token[], i: number): boolean {
  const next = tokens[i + 1]
  if (!next || /^[:,.]$/.test(next.text)) return true
  if (next.pos === 'AUX' || IS.has(next.word) || next.lower === 'of' || next.lower === "'s") return true
  if (IS.at(tokens, i + 2) && next.pos !== 'DET' && next.pos !== 'PRON') return true
  if (isJobThatEnded(tokens, i) || (next.lower === 'and' && IS.in(tokens, i + 3, i + 5))) return true
  const joined = next.lower === 'and' && !GO_AND.at(tokens, i) && !isCommandAt(tokens, i + 2)
  return joined || verbFollows(tokens, i)
}

const JOBS = words('run job test tests build check checks deploy step script suite task policy list log')
const ENDED = words(
  'finished failed ended succeeded completed took ran passed went came showed recovered green ok clean red done',
)
const ENDS_WITHIN = 6

/** "Retry job green", "Restore from backup finished": what is named by a verb has ended. */
const isJobThatEnded = (tokens: readonly Token[], i: number): boolean => {
  if (!JOBS.at(tokens, i + 1) && !/^(?:from|of|to)$/.test(lowerAt(tokens, i + 1))) return false
  const end = ENDED.find(tokens, i + 2, i + ENDS_WITHIN)
  return end > 0 && !STOPS_CLAUSE.in(tokens, i + 2, end)
}
const STOPS_CLAUSE = words(', ; : . that which when if once until after and')

const ASKING = words('let please pls')

/** A base verb at the head of a clause, with nobody before it who does it. */
function commandsAt(tokens: readonly Token[], i: number): boolean {
  const word = lowerAt(tokens, i)
  if (tokens[i + 1]?.text === ',' && lowerAt(tokens, i + 2) === word) return isCommandAt(tokens, i)
  if (ASKING.at(tokens, i) || (word === 'do' && lowerAt(tokens, i + 1) === 'not')) return true
  if (!isCommandAt(tokens, i) || tokens[i]?.code) return false
  return !isNoun(tokens, i) && !isNounPhrase(tokens, i) && !isParticiple(tokens, i)
}

const commandsFrom = (tokens: readonly Token[], i: number): boolean =>
  commandsAt(tokens, i) || (OPENERS.at(tokens, i) && commandsAt(tokens, i + 1))

const THEN = words('just then')

/** Whether what follows this place is told to somebody: "To roll back, run x", "Fires happen, so write it down". */
function turnsToCommand(tokens: readonly Token[], i: number, opener: Token | undefined): boolean {
  const text = tokens[i]?.text
  const conditional = opener?.lower === 'if'
  if (text !== ',' && text !== ':' && !conditional) return false
  if (text === ',' && lowerAt(tokens, i + 1) === 'so')
    return commandsAt(tokens, i + 2) && !/^\d/.test(lowerAt(tokens, i + 3))
  if (conditional && THEN.at(tokens, i)) return commandsAt(tokens, i + 1)
  return (text === ',' || text === ':') && CONDITION.has(opener?.word) && commandsFrom(tokens, i + 1)
}

const IN_CASE = words('if when once until')

/** "Put a bad block on the disk, the scrubber flagged it": a past that looks like a command, with what came of it. */
const isAccount = (tokens: readonly Token[], first: number): boolean =>
  PARTICIPLES.at(tokens, first) && !IN_CASE.in(tokens) && isToldInPast(tokens.slice(first + 1))

const PLEASE = words('please pls')

/** Whether a sentence tells somebody to do something. */
export function isInstruction(tokens: readonly Token[]): boolean {
  const first = startOf(tokens)
  if ((commandsAt(tokens, first) && !isAccount(tokens, first)) || PLEASE.in(tokens)) return true
  const semicolon = tokens.findIndex((t, i) => i > first && t.text === ';')
  const end = Math.min(semicolon < 0 ? tokens.length : semicolon, 40)
  for (let i = first; i < end; i += 1) if (turnsToCommand(tokens, i, tokens[first])) return true
  return false
}
