import type { Token } from '../../../checks/passage.ts'
import { words, wordsLike } from '../../../checks/word-class.ts'
import { ENDS_IN_ONE_S, ENDS_IN_S, GERUND, REGULAR_PAST } from './word-forms.ts'
import { ACTIONS, BE, COMMANDS, EVENTS, IRREGULAR, STATES } from './words.ts'

/** The token at a place, if the place is inside. (An array that is asked for what lies before its start answers slowly.) */
export const tokenAt = (tokens: readonly Token[], i: number): Token | undefined =>
  i >= 0 && i < tokens.length ? tokens[i] : undefined
export const lowerAt = (tokens: readonly Token[], i: number): string => tokenAt(tokens, i)?.lower ?? ''
const WORD = wordsLike(/[\p{L}\p{N}]/u)
export const isWord = (t: Token): boolean => WORD.has(t.word)

const isTagged = (t: Token): boolean => t.pos === 'VERB' || t.pos === 'AUX' || BE.has(t.word)
const NOUN_BEFORE = words(
  "a an the of to its our their my your his her 's - no each every this these those some any new",
)
const OBJECT = words(
  'the a an us me it them him her our its their my all every each that no both more less everything anything nothing something two',
)

const ARTICLE = words("the a an its our their my your his 's")

const A = words('a an')
const OF_THINGS = words('as of with for by from in at')
const POINTING = words('this that it')
const AFTER_DETERMINER = new Set(['DET', 'ADP'])
const AFTER_NOUN = new Set(['NOUN', 'PROPN', 'ADV', 'ADJ'])

/** "of the new seat map": a base form at the very end, after a single thing with which no verb would agree. */
const isLastOfName = (tokens: readonly Token[], i: number): boolean =>
  i === tokens.length - 1 &&
  tokens[i]?.word === tokens[i]?.root &&
  tokens[i - 1]?.pos === 'NOUN' &&
  !ENDS_IN_S.at(tokens, i - 1) &&
  tokens.slice(Math.max(0, i - 4), i - 1).some((t) => t.pos === 'DET')

/** "the deploy", "a float-switch monitor", "in 3 passes": no verb there, whatever the tagger says. */
function isNominal(tokens: readonly Token[], i: number): boolean {
  const before = tokenAt(tokens, i - 1)
  if (!before) return false
  if (ARTICLE.has(before.word) && before.pos !== 'PROPN') return before.lower !== "'s" || !GERUND.at(tokens, i)
  if (before.pos === 'ADP' && tokens[i]?.word === tokens[i]?.root) return OF_THINGS.has(before.word)
  if (isLastOfName(tokens, i)) return true
  if (before.pos === 'ADJ') return A.at(tokens, i - 2)
  return before.pos === 'NUM' && ENDS_IN_S.at(tokens, i) && tokens[i - 2]?.pos === 'ADP'
}

/** "it costs", "the disks sleep", "back-pressure shields the database": a verb that the tagger took for a noun. */
function isHiddenVerb(t: Token, before: Token, after: Token | undefined): boolean {
  if (POINTING.has(before.word) && t.pos === 'NOUN' && ENDS_IN_ONE_S.has(t.word)) return after?.pos === 'DET'
  if (AFTER_DETERMINER.has(before.pos) || (before.pos !== 'PROPN' && NOUN_BEFORE.has(before.word))) return false
  const plural = ENDS_IN_S.has(t.word)
  if (IRREGULAR.has(t.word) || EVENTS.has(t.word) || EVENTS.has(t.root)) return !(plural && before.pos === 'NUM')
  const transitive = OBJECT.has(after?.word) || after?.pos === 'NUM'
  return plural && t.pos === 'NOUN' && AFTER_NOUN.has(before.pos) && transitive
}

const SEVERAL = words('these those they')
const OBJECT_OR_PLACE = new Set(['ADP', 'DET', 'NUM'])

/** "These come from": a verb after a pronoun that the tagger took for an article. */
const isAfterPronoun = (t: Token, before: Token, after: Token | undefined): boolean =>
  SEVERAL.has(before.word) && EVENTS.has(t.root) && OBJECT_OR_PLACE.has(after?.pos ?? '')

const isKnownVerb = (t: Token): boolean =>
  ACTIONS.has(t.root) || COMMANDS.has(t.root) || EVENTS.has(t.root) || STATES.has(t.root)

/** "The parser skips blank lines", "Customers trust the brand": where no other word is a verb, the one that can be one is. */
function isOnlyVerb(tokens: readonly Token[], i: number, before: Token): boolean {
  const t = tokens[i]
  const after = tokens[i + 1]
  if (t?.pos !== 'NOUN' || !after || !/^(?:NOUN|PROPN)$/.test(before.pos) || !isKnownVerb(t)) return false
  const many = ENDS_IN_ONE_S.has(before.word)
  if (many ? t.word !== t.root : !ENDS_IN_ONE_S.has(t.word)) return false
  const object = many ? /^(?:DET|PRON)$/ : /^(?:DET|PRON|ADJ|NOUN|PROPN|NUM)$/
  return object.test(after.pos) && !tokens.some((other) => isTagged(other) && !GERUND.has(other.word))
}

const CONTRACTS = words('that it there here what which he she who')

/** "wed agenda": a day cut short. */
const DAYS = words('wed sat sun')

/** A verb, whatever the tagger took it for. */
export function verbAt(tokens: readonly Token[], i: number): boolean {
  const t = tokenAt(tokens, i)
  if (!t || t.code) return false
  if (t.lower === "'s" && CONTRACTS.at(tokens, i - 1)) return true
  if (DAYS.has(t.word) && i === 0) return false
  if (isTagged(t)) return !(t.pos === 'VERB' && isNominal(tokens, i))
  const [before, after] = [tokenAt(tokens, i - 1), tokenAt(tokens, i + 1)]
  return (
    before !== undefined &&
    (isHiddenVerb(t, before, after) || isAfterPronoun(t, before, after) || isOnlyVerb(tokens, i, before))
  )
}

export const hasVerb = (tokens: readonly Token[]): boolean => tokens.some((_, i) => verbAt(tokens, i))

/** A verb that could carry a sentence: no "-ing", no "to" before it. */
export const finiteAt = (tokens: readonly Token[], i: number): boolean =>
  verbAt(tokens, i) && !GERUND.at(tokens, i) && lowerAt(tokens, i - 1) !== 'to'

const PARTICIPLE = words('given taken shown chosen written made')

const FIXED = words('with of for from in on')
const THING = new Set(['DET', 'NOUN', 'PRON', 'PROPN', 'NUM'])

/** "answers given fast", "tasks picked by age": a participle that only describes the noun before it. */
function describesNoun(tokens: readonly Token[], i: number): boolean {
  const next = tokens[i + 1]
  if (next?.lower === 'up') return false
  if (PARTICIPLE.at(tokens, i)) return !THING.has(next?.pos ?? '') && !next?.code
  if (!REGULAR_PAST.at(tokens, i)) return false
  if (FIXED.at(tokens, i - 1) && next?.pos === 'NOUN') return true
  const by = next?.lower === 'by' && lowerAt(tokens, i - 1) !== 'is'
  return by && !/^(?:NUM|ADV)$/.test(tokens[i + 2]?.pos ?? '') && !/^approx/.test(lowerAt(tokens, i + 2))
}

/** "The lid sensor debounces for 5 s": a plural after a singular noun, where nothing else could carry the sentence. */
const mayCarry = (tokens: readonly Token[], i: number): boolean =>
  tokens[i]?.pos === 'NOUN' &&
  !tokens[i]?.code &&
  ENDS_IN_ONE_S.at(tokens, i) &&
  /^(?:NOUN|PROPN)$/.test(tokenAt(tokens, i - 1)?.pos ?? '') &&
  !ENDS_IN_S.at(tokens, i - 1) &&
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
