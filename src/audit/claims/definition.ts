import type { Token } from '../../../checks/passage.ts'
import { words } from '../../../checks/word-class.ts'
import { startOf } from './sentence-start.ts'
import { finiteAt, hasFinite, lowerAt } from './verbs.ts'

const KIND = words(
  'a an any one two three the anything somebody someone what when where those that how all each every',
  /^\d+$/,
)
const IS = words('is are')
const MEANS = words('mean means')
const BOUNDS = words('counts ends begins starts covers holds refers')
const NO_NAME = words('this that it which these', /^\d/)

/** "... is divergent if its hash differs", with nothing drawn from it. */
const isConditional = (tokens: readonly Token[], be: number): boolean =>
  tokens.slice(be + 2, be + 5).some((t) => /^(?:if|when|below|above|once)$/.test(t.lower)) &&
  !tokens.some((t) => t.lower === 'so')

/** Whether the word at a place says what the name before it shall mean. */
function definesAt(tokens: readonly Token[], first: number, i: number, article: boolean, named: boolean): boolean {
  const word = lowerAt(tokens, i)
  if (word === '=') return i < first + 4 && tokens[first]?.pos !== 'ADP' && tokens[i]?.start !== tokens[i - 1]?.end
  if (IS.at(tokens, i)) return ((article || named) && KIND.at(tokens, i + 1)) || (article && isConditional(tokens, i))
  if (word === 'may') return article
  if (MEANS.at(tokens, i)) return !NO_NAME.at(tokens, first) && i < first + 4
  return (article || named) && BOUNDS.at(tokens, i)
}

/** Up to this many words may be glossed: "Blocker: a pressing issue that ...", "`bench/` - the harness itself". */
const LONGEST_TERM = 4
const GLOSS = words('a an any anything one the whether what when where how who')

const GLOSS_MARKS = words(': — – = -')

/** A term, a mark and a phrase without a verb of its own. */
function isGloss(tokens: readonly Token[]): boolean {
  const mark = tokens.findIndex((t, i) => i > 0 && GLOSS_MARKS.has(t.word) && !t.code && t.end !== tokens[i + 1]?.start)
  if (mark < 1 || mark > LONGEST_TERM || hasFinite(tokens.slice(1, mark))) return false
  const gloss = tokens.slice(mark + 1)
  if (!GLOSS.at(gloss, 0) && !(tokens[0]?.code && /^(?:new|\d+)$/.test(lowerAt(gloss, 0)))) return false
  const relative = gloss.findIndex(
    (t, i) => i > 0 && /^(?:that|who|which|where|when|if)$/.test(t.lower) && gloss[i - 1]?.text !== ',',
  )
  return (
    /^(?:whether|what|when|where|how|who)$/.test(lowerAt(gloss, 0)) ||
    !hasFinite(relative < 0 ? gloss : gloss.slice(0, relative))
  )
}

const KIND_OF_THING =
  /^(?:number|stage|norm|score|ratio|share|fraction|percentage|sum|mean|median|average|length|time|name|process|person|somebody|someone|anyone|anybody|anything|unit|measure|set|list|kind|type|term|word|part|version|value|rate)$/

const IS_ONE = words('is')

/** "Quality is a number from 1 to 100", "A reader, for me, is somebody who ...". */
function isOfKind(tokens: readonly Token[], first: number): boolean {
  const be = IS_ONE.find(tokens, first + 1, first + 8)
  if (be < 0 || finiteBefore(tokens, first, be)) return false
  const kind = lowerAt(tokens, /^(?:a|an|the|any)$/.test(lowerAt(tokens, be + 1)) ? be + 2 : be + 1)
  const bound = tokens.slice(be + 2, be + 6).some((t) => /^(?:of|from|between|with|who|that|which)$/.test(t.lower))
  return (
    KIND_OF_THING.test(kind) &&
    bound &&
    !/^(?:this|that|it|my|our|his|her|their)$/.test(lowerAt(tokens, first)) &&
    /^(?:a|an|NOUN|ADJ)$/.test(/^an?$/.test(lowerAt(tokens, first)) ? 'a' : (tokens[first]?.pos ?? ''))
  )
}

const finiteBefore = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from, to).some((_, i) => finiteAt(tokens, from + i))

const A = words('a an')
const EACH = words('each every')

/** "A loan ends when ...", "A tag is one or two words", "`x` is a list": what a word shall mean. */
export function isDefinition(tokens: readonly Token[]): boolean {
  const first = startOf(tokens)
  if (isGloss(tokens) || isOfKind(tokens, first)) return true
  const opening = tokens[0]?.text
  const article = A.at(tokens, first)
  const named = opening === '"' || opening === '“' || tokens[first]?.code === true || EACH.at(tokens, first)
  const end = Math.min(first + 6, tokens.length)
  for (let i = first + 1; i < end; i += 1) {
    if (IS.at(tokens, i)) return definesAt(tokens, first, i, article, named)
    if (definesAt(tokens, first, i, article, named)) return true
  }
  return false
}
