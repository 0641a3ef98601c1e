import type { Token } from '../../../checks/passage.ts'
import { finiteAt, isWord, lowerAt, verbAt } from './verbs.ts'
import { ACTIONS, HANDS, IRREGULAR, RESULTS, STATES, STEPS, SUBJECTS } from './words.ts'

const LEAD =
  /^(?:and|but|so|then|also|now|here|which|as|because|since|hence|later|afterwards|first|next|finally|today|yesterday|once|while|separately|meanwhile)$/
const BETWEEN =
  /^(?:did|since|have|had|has|then|also|now|just|already|not|never|first|ourselves|even|both|only|all|each)$/

function leadEnd(tokens: readonly Token[]): number {
  const i = tokens.findIndex((t) => isWord(t) && !LEAD.test(t.lower))
  return i < 0 ? tokens.length : i
}

/** "pages that I opened", "stopped after I moved it": the writer is in a clause that describes something else. */
const inside = (tokens: readonly Token[], i: number): boolean =>
  i > 0 && /^(?:that|which|who|whom|what|where|when|as|than|after|before|until)$/.test(lowerAt(tokens, i - 1))

/** What the writer did, told without what came of it: it can settle a question, but asserts no finding. */
export function isBareAction(tokens: readonly Token[]): boolean {
  const first = leadEnd(tokens)
  if (subjectDropped(tokens, first)) return true
  const subject = tokens.findIndex((t, i) => i >= first && i < first + 9 && SUBJECTS.has(t.lower) && !inside(tokens, i))
  if (subject < 0) return passiveStep(tokens, first) || handsAct(tokens, first)
  for (let i = first; i < subject; i += 1) if (finiteAt(tokens, i)) return false
  return actsAfter(tokens, subject)
}

/** "Adds a retry", "Bumped the parser": the subject is the change or the writer, left out. */
function subjectDropped(tokens: readonly Token[], first: number): boolean {
  const head = tokens[first]
  if (!head || head.code || /ing$/.test(head.lower) || tellsResult(tokens, first)) return false
  const form = /s$/.test(head.lower)
    ? thirdPerson(tokens, first)
    : isAction(head) && (/ed$/.test(head.lower) || IRREGULAR.has(head.lower))
  if (!form || hasBeLater(tokens, first)) return false
  return (
    !verbAt(tokens, first + 1) &&
    !/^(?:of|never|always|only|still)$/.test(lowerAt(tokens, first + 1)) &&
    !tokens.slice(first + 1).some((t) => RESULTS.has(t.lower))
  )
}

/** "Got both back", "Counted 62": what came out, and not what was done. */
const tellsResult = (tokens: readonly Token[], first: number): boolean => {
  const word = lowerAt(tokens, first)
  if (!RESULTS.has(word)) return false
  return (
    !/^(?:count|counted|gave|give|get|show|see|confirm|observe|prove)$/.test(word) || tokens[first + 1]?.pos === 'NUM'
  )
}

/** Taggers leave rare participles as they are: "rebased", "bisected". */
const isAction = (t: Token): boolean =>
  ACTIONS.has(t.lemma) || ACTIONS.has(t.lower.replace(/ed$/, '')) || ACTIONS.has(t.lower.replace(/d$/, ''))

const OF_THINGS =
  /^(?:work|pass|run|fail|take|cost|need|crash|compile|look|seem|be|have|do|go|come|say|use|trial|test|alert|result|cause|request|change|report)$/

/** "Reduces allocations", "Bumps `undici`": the change is the subject. */
function thirdPerson(tokens: readonly Token[], first: number): boolean {
  const head = tokens[first]
  const next = tokens[first + 1]
  if (!head || !next || OF_THINGS.test(head.lemma)) return false
  const object = /^(?:off|on|up|out|down|back|in|over)$/.test(next.lower) ? tokens[first + 2] : next
  const takesObject =
    object !== undefined &&
    (object.code ||
      object.text === '#' ||
      /ing$/.test(object.lower) ||
      /^(?:DET|ADJ|NOUN|PROPN|NUM|ADV|PRON)$/.test(object.pos))
  if (!takesObject) return false
  return (
    head.pos === 'VERB' || (next.code && ACTIONS.has(head.lemma)) || (next.pos === 'DET' && ACTIONS.has(head.lemma))
  )
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
const isDoneWith = (tokens: readonly Token[], i: number): boolean =>
  /^(?:finished|left)$/.test(lowerAt(tokens, i)) && /^(?:the|my|our|all|everything)$/.test(lowerAt(tokens, i + 1))

/** True for an action, false for a result or a state, null for a word that leads on to the verb. */
function tellsAction(tokens: readonly Token[], i: number): boolean | null {
  const t = tokens[i]
  if (!t) return false
  const helper = BETWEEN.test(t.lower)
  if (helper && (tokens[i + 1]?.pos === 'VERB' || /^(?:since|now|then)$/.test(lowerAt(tokens, i + 1)))) return null
  if (isDoneWith(tokens, i)) return true
  if (t.lemma === 'gather' && /^(?:from|that)$/.test(lowerAt(tokens, i + 1))) return false
  if (RESULTS.has(t.lower) || STATES.has(t.lemma)) return false
  if (ACTIONS.has(t.lemma) || ACTIONS.has(t.lower) || (t.pos === 'VERB' && /ed$/.test(t.lower))) return true
  return helper || t.pos === 'ADV' ? null : false
}

/** "Two librarians re-graded 200 passages", "Someone with no part in it reviewed the branch": a step that others took. */
function handsAct(tokens: readonly Token[], first: number): boolean {
  const verb = tokens.findIndex((_, i) => i > first && finiteAt(tokens, i))
  const hands = tokens.slice(first, verb < 0 ? first : verb).some((t) => HANDS.has(t.lower))
  const word = tokens[verb]
  if (
    !hands ||
    !word ||
    verb > first + 10 ||
    RESULTS.has(word.lower) ||
    !ACTIONS.has(word.lemma) ||
    /^(?:take|work|get|give|leave|have)$/.test(word.lemma)
  )
    return false
  return (/ed$/.test(word.lower) || IRREGULAR.has(word.lower)) && !tokens.slice(verb).some((t) => OUTCOME.test(t.lower))
}

const OUTCOME =
  /^(?:\d+.*%|more|less|fewer|faster|slower|better|worse|higher|lower|than|times|percent|points?|half|twice)$/

const AUX = /^(?:was|were|has|have)$/

/** "Votes were cast on paper", "The text has been ordered": the passive of a step, with nothing said before it. */
function passiveStep(tokens: readonly Token[], first: number): boolean {
  const end = Math.min(first + 12, tokens.length - 1)
  const aux = tokens.findIndex((t, i) => i > first && i < end && (AUX.test(t.lower) || finiteAt(tokens, i)))
  if (!AUX.test(lowerAt(tokens, aux))) return false
  const perfect = /^ha/.test(lowerAt(tokens, aux))
  const be = perfect ? tokens.findIndex((t, i) => i > aux && i < aux + 4 && t.lower === 'been') : aux
  if (be < 0) return false
  const verb = tokens
    .slice(be + 1, be + 4)
    .find((t) => t.pos !== 'ADV' && !/^(?:each|both|all|then|first|also|not)$/.test(t.lower))
  const concluded = tokens.slice(be).some((t) => t.lower === 'times' || t.lower === 'making')
  return verb !== undefined && STEPS.has(verb.lower) && !concluded
}
