import type { Token } from '../../../checks/passage.ts'
import { isNumber } from '../../../checks/phrases/pattern.ts'
import { isBareAction } from './bare-action.ts'
import { clausesOf } from './clauses.ts'
import { hasFinite, hasVerb, isWord, lowerAt, verbAt } from './verbs.ts'
import { FUTURE_TIME } from './words.ts'

/** "Thanks to all", "Welcome", "Nice work": said to somebody, of nothing. */
const COURTESY =
  /^(?:thanks|thank|welcome|hi|hello|hey|cheers|cc|sorry|congratulations|kudos|thx|ping|heads-up|best|regards|nice|great|fair|happy|good|done|dear|enjoy|fine|ok|okay|lgtm)$/

function isCourtesy(tokens: readonly Token[]): boolean {
  const first = lowerAt(tokens, 0)
  if (first === 'no') return /^(?:rush|hurry|worries|worry|need|action|problem)$/.test(lowerAt(tokens, 1))
  if (first === 'then' && lowerAt(tokens, 1) === 'i') return true
  if (!COURTESY.test(first)) return false
  if (/^(?:thanks|thank)$/.test(first)) return !(lowerAt(tokens, 1) === 'to' && tokens.some((t) => t.text === ','))
  return tokens.length <= 6 || /^(?:welcome|cc|congratulations|kudos|hey|dear)$/.test(first)
}

const TO_COME =
  /^(?:start|begin|end|go|come|move|take|get|ship|open|close|be|happen|continue|follow|meet|run|land|change)/

/** "Roll-out starts on Monday": a present verb with a time to come. */
function isAboutTheFuture(tokens: readonly Token[]): boolean {
  const past = tokens.some(
    (t, i) => /^(?:was|were|had|did)$/.test(t.lower) || (/ed$/.test(t.lower) && verbAt(tokens, i)),
  )
  if (past || tokens.length > 14) return false
  const i = tokens.findIndex((t) => FUTURE_TIME.has(t.lower))
  if (i < 0) return false
  if (/^(?:tomorrow|tonight|soon|later|next)$/.test(lowerAt(tokens, i))) return true
  const verb = tokens.find((_, at) => verbAt(tokens, at))
  return (
    /^(?:on|in|by|next|until|from|at|this|the)$/.test(lowerAt(tokens, i - 1)) &&
    verb !== undefined &&
    TO_COME.test(verb.lemma)
  )
}

/** Labels whose text sets the scene or lists particulars. */
const SETTING =
  /^(?:background|context|motivation|objective|objectives|aim|aims|methods?|setup|set-up|setting|keywords?|funding|files?|input|hypothesis|question|design|participants|scope|author|authors|severity|status|environment|steps|description|commit|contents|owner|date|version|refs|present|plan|removed|changed|blockers)$/

function hasSettingLabel(tokens: readonly Token[]): boolean {
  const colon = tokens.findIndex((t) => t.text === ':')
  return colon > 0 && colon <= 3 && tokens.slice(0, colon).some((t) => SETTING.test(t.lower))
}

/** A line that only leads to what follows it: "In short:", "These lines give the same output:". */
function isLeadIn(tokens: readonly Token[]): boolean {
  const last = tokens[tokens.length - 1]?.text
  if (/^(?:how|why|whether)$/.test(lowerAt(tokens, 0)) && lowerAt(tokens, 1) !== ',') return true
  if (lowerAt(tokens, 0) === 'here' && /^(?:is|are|'s|comes|come)$/.test(lowerAt(tokens, 1))) return true
  if (last !== ':') return false
  return (
    tokens.length <= 7 ||
    (/^(?:what|to|these|a|in|the|for|some)$/.test(lowerAt(tokens, 0)) &&
      !tokens.some((t) => t.lower === 'is' || t.lower === 'was'))
  )
}

/** "New page showing ...", "This release moves the help pages": what a text is made of, not what is so. */
function describesItself(tokens: readonly Token[]): boolean {
  if (lowerAt(tokens, 0) === 'new' && !hasFinite(tokens.slice(0, 8))) return true
  return (
    lowerAt(tokens, 0) === 'this' &&
    ITSELF.test(lowerAt(tokens, 1)) &&
    /s$/.test(lowerAt(tokens, 2)) &&
    !/^(?:is|was|has|makes|fixes|costs|takes)$/.test(lowerAt(tokens, 2)) &&
    !tokens.some(isNumber)
  )
}

const ITSELF =
  /^(?:release|pr|change|patch|commit|branch|page|document|guide|protocol|paper|article|post|section|note|report|version|study|chapter|script|module|package|library|update)$/

const REMARK = /^(?:no|not|zero|0|none|nothing|all|clean|green|ok|safe|passed|passes|same|identical|fixed|neither|nor)$/

/** A remark without a verb that still says how something is: "zero hits", "`cargo fmt` clean", "from 291 to 1,204 stars". */
function isRemark(tokens: readonly Token[], words: readonly Token[]): boolean {
  if (/^(?:new|a|an)$/.test(lowerAt(tokens, 0))) return false
  if (words.some((t) => t.code) && words.some((t) => REMARK.test(t.lower))) return true
  const change =
    tokens.some((t, i) => /^(?:from|per)$/.test(t.lower) && isNumberAt(tokens, i + 1)) &&
    tokens.some((t, i) => t.lower === 'to' && isNumberAt(tokens, i + 1))
  if (change) return true
  return (
    words.length > 2 &&
    words.some((t) => REMARK.test(t.lower)) &&
    (words.length > 4 || words.some(isNumber) || /^(?:no|zero|0)$/.test(lowerAt(words, 0)))
  )
}

const isNumberAt = (tokens: readonly Token[], i: number): boolean => tokens[i] !== undefined && isNumber(tokens[i])

/** Whether a stated sentence asserts a finding. */
export function assertsFinding(tokens: readonly Token[]): boolean {
  const words = tokens.filter(isWord)
  if (isCourtesy(tokens) || hasSettingLabel(tokens) || isLeadIn(tokens)) return false
  if (!hasFinite(tokens)) return !isBareAction(tokens) && isRemark(tokens, words)
  if (words.length < 2 || isAboutTheFuture(tokens)) return false
  if (describesItself(tokens)) return false
  const [head, ...rest] = clausesOf(tokens).filter(hasVerb)
  if (!head) return false
  if (!isBareAction(head)) return true
  return rest.some(
    (c) =>
      !isBareAction(c) &&
      !/^(?:which|that|where|who)$/.test(lowerAt(c, 0)) &&
      !(c[0]?.text === ',' && /^(?:which|where|who)$/.test(lowerAt(c, 1))),
  )
}
