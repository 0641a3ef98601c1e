import type { Mark, Sentence } from './passage.ts'
import { words, wordsLike } from './word-class.ts'

const GATES = words(
  'test tests check checks suite suites review gate gates ci validation audit lint inspection threshold thresholds spec specs e2e cleanly all every',
)
const TAKES = words('a an the as to into it them its')

/** "Passed an offset to its callback", "you pass it a function": handed over, and no test got through. */
function isHandedOver(s: Sentence, at: number): boolean {
  const next = s.tokens[at + 1]
  if (!next) return false
  const takes = TAKES.has(next.word) || next.code || /^(?:ADJ|NOUN)$/.test(next.pos)
  return takes && !GATES.in(s.tokens, at + 1, at + 5)
}
const BEFORE_PASS = 14
const NUMBER = wordsLike(/^\d/)

/** What passes is a test, a run or so many of them; whatever else does is handed over or goes by. */
const isTested = (s: Sentence, at: number): boolean =>
  GATED.in(s.tokens, at - BEFORE_PASS, at) ||
  GATES.in(s.tokens, at - BEFORE_PASS, at) ||
  NUMBER.in(s.tokens, at - 2, at) ||
  s.tokens.slice(Math.max(0, at - 3), at).some((t) => t.code) ||
  GATES.in(s.tokens, at + 1, at + 4)
const GATED = words(
  'test tests check checks suite suites build builds ci run runs job jobs pipeline spec specs lint typecheck all everything both it this that they step steps',
)

/** "Passed 1.2 million", "a second pass", "the options passed": gone beyond or handed over, and no test that was passed. */
export function isOtherPassing(s: Sentence, m: Mark): boolean {
  const [next, second] = [s.tokens[m.to]?.lower ?? '', s.tokens[m.to + 1]?.lower ?? '']
  return (
    isHandedOver(s, m.from) ||
    !isTested(s, m.from) ||
    /^(?:a|an|second|third|another|each|that|this|already)$/.test(s.tokens[m.from - 1]?.lower ?? '') ||
    /^(?:\d.*|through|by|out|away|over|the|rates?|marks?|phrase|word)$/.test(next) ||
    (next === 'on' && !/^(?:the|all|every|each|my|our|both|\d.*)$/.test(second))
  )
}
