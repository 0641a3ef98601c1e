import type { Token } from '../../../checks/passage.ts'
import { words, wordsLike } from '../../../checks/word-class.ts'
import { finiteAt, isWord, lowerAt, verbAt } from './verbs.ts'
import { ENDS_IN_S, GERUND, REGULAR_PAST } from './word-forms.ts'
import { ACTIONS, HANDS, IRREGULAR, RESULTS, STATES, STEPS, SUBJECTS } from './words.ts'

const LEAD = words(
  'and but so then also now here which as because since hence later afterwards first next finally today yesterday once while separately meanwhile',
)
const BETWEEN = words(
  'did since have had has then also now just already not never first ourselves even both only all each',
)

function leadEnd(tokens: readonly Token[]): number {
  const i = tokens.findIndex((t) => isWord(t) && !LEAD.has(t.word))
  return i < 0 ? tokens.length : i
}

/** "pages that I opened", "stopped after I moved it": the writer is in a clause that describes something else. */
const OPENS = words('time times that which who whom what where when as than after before until')
const inside = (tokens: readonly Token[], i: number): boolean => OPENS.at(tokens, i - 1)

/** What the writer did, told without what came of it: it can settle a question, but asserts no finding. */
export function isBareAction(tokens: readonly Token[]): boolean {
  const first = leadEnd(tokens)
  if (subjectDropped(tokens, first)) return true
  const subject = tokens.findIndex((t, i) => i >= first && i < first + 9 && SUBJECTS.has(t.word) && !inside(tokens, i))
  if (subject < 0) return passiveStep(tokens, first) || handsAct(tokens, first)
  for (let i = first; i < subject; i += 1) if (finiteAt(tokens, i)) return false
  return actsAfter(tokens, subject)
}

const NO_OBJECT = words('of never always only still')

/** "Adds a retry", "Bumped the parser": the subject is the change or the writer, left out. */
function subjectDropped(tokens: readonly Token[], first: number): boolean {
  const head = tokens[first]
  if (!head || head.code || GERUND.has(head.word) || tellsResult(tokens, first)) return false
  const form = ENDS_IN_S.has(head.word)
    ? thirdPerson(tokens, first)
    : isAction(head) && (REGULAR_PAST.has(head.word) || IRREGULAR.has(head.word))
  if (!form || hasBeLater(tokens, first)) return false
  return !verbAt(tokens, first + 1) && !NO_OBJECT.at(tokens, first + 1) && !RESULTS.in(tokens, first + 1)
}

const MAY_BE_STEP = words('count counted gave give get show see confirm observe prove')

/** "Got both back", "Counted 62": what came out, and not what was done. */
const tellsResult = (tokens: readonly Token[], first: number): boolean => {
  if (!RESULTS.at(tokens, first)) return false
  return !MAY_BE_STEP.at(tokens, first) || tokens[first + 1]?.pos === 'NUM'
}

/** Taggers leave rare participles as they are: "rebased", "bisected". */
const ACTED = wordsLike((word) => ACTIONS.lists(word.replace(/ed$/, '')) || ACTIONS.lists(word.replace(/d$/, '')))
const isAction = (t: Token): boolean => ACTIONS.has(t.root) || ACTED.has(t.word)

const OF_THINGS = words(
  'work pass run fail take cost need crash compile look seem be have do go come say use trial test alert result cause request change report',
)

/** "Reduces allocations", "Bumps `undici`": the change is the subject. */
function thirdPerson(tokens: readonly Token[], first: number): boolean {
  const head = tokens[first]
  const next = tokens[first + 1]
  if (!head || !next || OF_THINGS.has(head.root)) return false
  const object = /^(?:off|on|up|out|down|back|in|over)$/.test(next.lower) ? tokens[first + 2] : next
  const takesObject =
    object !== undefined &&
    (object.code ||
      object.text === '#' ||
      /ing$/.test(object.lower) ||
      /^(?:DET|ADJ|NOUN|PROPN|NUM|ADV|PRON)$/.test(object.pos))
  if (!takesObject) return false
  return head.pos === 'VERB' || (next.code && ACTIONS.has(head.root)) || (next.pos === 'DET' && ACTIONS.has(head.root))
}

/** "Dropped frames are recovered": the first word belongs to the subject. */
function hasBeLater(tokens: readonly Token[], first: number): boolean {
  const rest = tokens.slice(first + 1, first + 7)
  const be = rest.findIndex((t) => t.pos === 'AUX')
  return (
    be > 0 && !rest.slice(0, be).some((t) => /^(?:that|which|where|who|[,(]|and|so|because|if|when)$/.test(t.lower))
  )
}

/** Whether the writer, named at a place, is said to act: the first telling word after it decides. */
function actsAfter(tokens: readonly Token[], subject: number): boolean {
  const end = Math.min(subject + 6, tokens.length)
  for (let i = subject + 1; i < end; i += 1) {
    const verdict = tellsAction(tokens, i)
    if (verdict !== null) return verdict
  }
  return false
}

/** "I've finished the port", "I have left the schedule alone": ends of work, and not results. */
const DONE = words('finished left')
const WORK = words('the my our all everything')
const isDoneWith = (tokens: readonly Token[], i: number): boolean => DONE.at(tokens, i) && WORK.at(tokens, i + 1)

const SINCE = words('since now then')

const LEARNT = words('from that')

/** "Found", "have", "gather from the slides": what came out, or how it stands. */
const isResult = (tokens: readonly Token[], i: number, t: Token): boolean =>
  RESULTS.has(t.word) || STATES.has(t.root) || (t.lemma === 'gather' && LEARNT.at(tokens, i + 1))

/** True for an action, false for a result or a state, null for a word that leads on to the verb. */
function tellsAction(tokens: readonly Token[], i: number): boolean | null {
  const t = tokens[i]
  if (!t) return false
  const helper = BETWEEN.has(t.word)
  if (helper && (tokens[i + 1]?.pos === 'VERB' || SINCE.at(tokens, i + 1))) return null
  if (isDoneWith(tokens, i)) return true
  if (isResult(tokens, i, t)) return false
  if (ACTIONS.has(t.root) || ACTIONS.has(t.word) || (t.pos === 'VERB' && REGULAR_PAST.has(t.word))) return true
  return helper || t.pos === 'ADV' ? null : false
}

const LOOSE = words('take work get give leave have')

/** "Two librarians re-graded 200 passages", "Someone with no part in it reviewed the branch": a step that others took. */
function handsAct(tokens: readonly Token[], first: number): boolean {
  const verb = tokens.findIndex((_, i) => i > first && finiteAt(tokens, i))
  const hands = HANDS.in(tokens, first, verb)
  const word = tokens[verb]
  if (!hands || !word || verb > first + 10 || RESULTS.has(word.word) || !ACTIONS.has(word.root) || LOOSE.has(word.root))
    return false
  return (REGULAR_PAST.has(word.word) || IRREGULAR.has(word.word)) && !OUTCOME.in(tokens, verb)
}

const OUTCOME = words(
  'more less fewer faster slower better worse higher lower than times percent point points half twice',
  /^\d+.*%$/,
)

const AUX = words('was were has have')

const BESIDE = words('each both all then first also not')
const CONCLUDED = words('times making')

/** "Votes were cast on paper", "The text has been ordered": the passive of a step, with nothing said before it. */
function passiveStep(tokens: readonly Token[], first: number): boolean {
  const end = Math.min(first + 12, tokens.length - 1)
  const aux = tokens.findIndex((t, i) => i > first && i < end && (AUX.has(t.word) || finiteAt(tokens, i)))
  if (!AUX.at(tokens, aux)) return false
  const perfect = /^ha/.test(lowerAt(tokens, aux))
  const be = perfect ? tokens.findIndex((t, i) => i > aux && i < aux + 4 && t.lower === 'been') : aux
  if (be < 0) return false
  const verb = tokens.slice(be + 1, be + 4).find((t) => t.pos !== 'ADV' && !BESIDE.has(t.word))
  const concluded = CONCLUDED.in(tokens, be)
  return verb !== undefined && STEPS.has(verb.word) && !concluded
}
