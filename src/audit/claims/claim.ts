import { isNumber } from '../../../checks/phrases/pattern.ts'
import type { Token } from '../../../checks/passage.ts'
import { ACTIONS, BE, EVENTS, FUTURE_TIME, RESULTS, SUBJECTS } from './words.ts'

const lowerAt = (tokens: readonly Token[], i: number): string => tokens[i]?.lower ?? ''
const isVerb = (t: Token): boolean => t.pos === 'VERB' || t.pos === 'AUX' || BE.has(t.lower)

/** A verb, also where the tagger took it for a noun: "it costs", "the disks sleep". */
function verbAt(tokens: readonly Token[], i: number): boolean {
  const t = tokens[i]
  if (!t || t.code) return false
  if (isVerb(t)) return true
  const before = tokens[i - 1]
  if (!before || /^(?:DET|ADP|NUM)$/.test(before.pos) || /^(?:a|an|the|of|to|its|our|their|my|your|his|her|'s|-)$/.test(before.lower)) return false
  return (EVENTS.has(t.lower) || EVENTS.has(t.lemma)) && i > 0
}
const hasVerb = (tokens: readonly Token[]): boolean => tokens.some((_, i) => verbAt(tokens, i))

/** "Thanks to all", "Welcome", "Nice work": said to somebody, of nothing. */
const COURTESY = /^(?:thanks|thank|welcome|hi|hello|hey|cheers|cc|sorry|congratulations|kudos|thx|ping|heads-up|best|regards|nice|great|fair|happy|good|no)$/

function courtesy(tokens: readonly Token[]): boolean {
  const first = lowerAt(tokens, 0)
  if (!COURTESY.test(first)) return false
  if (first === 'no') return /^(?:rush|hurry|worries|worry|need)$/.test(lowerAt(tokens, 1))
  return tokens.length <= 6 || /^(?:thanks|thank|welcome|cc|congratulations|kudos)$/.test(first)
}

/** "Roll-out starts on Monday": a present verb with a time to come. */
function present(tokens: readonly Token[]): boolean {
  return !tokens.some((t) => /^(?:was|were|had|did)$/.test(t.lower) || (/ed$/.test(t.lower) && isVerb(t)))
}
const SOON = /^(?:on|in|by|next|until|from|at|with|this|the)$/
function aboutTheFuture(tokens: readonly Token[]): boolean {
  if (!present(tokens) || tokens.length > 14) return false
  const i = tokens.findIndex((t) => FUTURE_TIME.has(t.lower))
  if (i < 0) return false
  const verb = tokens.find(isVerb)
  return /^(?:tomorrow|tonight|soon|later|next)$/.test(lowerAt(tokens, i)) || (SOON.test(lowerAt(tokens, i - 1)) && verb !== undefined && /^(?:start|begin|end|go|come|move|take|get|ship|open|close|be|happen|continue|follow|meet|run|land|change)/.test(verb.lemma))
}

/** Whether a comma or "and" at a place opens a clause with a subject of its own. */
function opensClause(tokens: readonly Token[], i: number): boolean {
  const next = lowerAt(tokens, i + 1)
  if (tokens[i]?.text === ',') {
    if (/^(?:and|but|so|while|which|whereas|yet|hence|because|since|as|for|i\.e|that|meaning|with)$/.test(next)) return true
    return LEADS.test(lowerAt(tokens, 0)) || /(?:ed|ing)$/.test(lowerAt(tokens, 0))
  }
  if (RESULTS.has(next)) return true
  return /^(?:PRON|DET|PROPN)$/.test(tokens[i + 1]?.pos ?? '') && !SUBJECTS.has(next) && hasVerb(tokens.slice(i + 1, i + 8))
}

const LEADS = /^(?:when|if|after|once|as|since|with|in|on|for|at|from|because|while|given|run|set|put|kept|before|by|under|during|although|though|to)$/

/** Clauses are what stands between these; each is looked at by itself. */
function clauses(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = []
  let part: Token[] = []
  tokens.forEach((t, i) => {
    const joint = /^[;:—–]$/.test(t.text) || ((t.text === ',' || /^(?:and|but)$/.test(t.lower)) && opensClause(tokens, i))
    if (joint && part.length > 0) {
      parts.push(part)
      part = []
    } else part.push(t)
  })
  if (part.length > 0) parts.push(part)
  return parts
}

const skipLead = (tokens: readonly Token[]): number => {
  let i = 0
  while (i < tokens.length && (/^(?:and|but|so|then|also|now|here|which|as|because|since|hence|later|afterwards|first|next|finally|today|yesterday|once|while|separately|meanwhile)$/.test(lowerAt(tokens, i)) || !/[\p{L}\p{N}]/u.test(tokens[i]?.text ?? ''))) i += 1
  return i
}

/** The doer of the clause is the writer, and what is told is a step taken. */
function bareAction(tokens: readonly Token[]): boolean {
  const first = skipLead(tokens)
  const subject = tokens.findIndex((t, i) => i >= first && i < first + 9 && SUBJECTS.has(t.lower) && !relative(tokens, i))
  const head = tokens[first]
  const dropped = head !== undefined && isVerbForm(head) && ACTIONS.has(head.lemma) 
  if (dropped && !verbAt(tokens, first + 1) && lowerAt(tokens, first + 1) !== 'of') return true
  if (subject < 0) return passiveStep(tokens, first)
  const before = tokens.slice(first, subject).some((t) => t.text === ',' || isVerb(t))
  if (before && subject > first + 6) return false
  for (let i = subject + 1; i < Math.min(subject + 6, tokens.length); i += 1) {
    const t = tokens[i]
    if (!t) break
    if (RESULTS.has(t.lower)) return false
    if (ACTIONS.has(t.lemma) || ACTIONS.has(t.lower)) return true
    if (/^(?:have|had|has|'ve|then|also|now|just|already|not|never|first|ourselves|even|both|only)$/.test(t.lower)) continue
    if (t.pos === 'ADV') continue
    return false
  }
  return false
}

const isVerbForm = (t: Token): boolean => !/ing$/.test(t.lower) && (t.pos === 'VERB' || /(?:ed|s)$/.test(t.lower))

/** "pages that I opened": the writer is in a clause that describes something else. */
const relative = (tokens: readonly Token[], i: number): boolean => /^(?:that|which|who|whom|what|where|when|as|than)$/.test(lowerAt(tokens, i - 1)) && i > 1

/** "Votes were cast on paper": past passive of a step, with nothing after it that came out. */
function passiveStep(tokens: readonly Token[], first: number): boolean {
  for (let i = first + 1; i < Math.min(first + 9, tokens.length - 1); i += 1) {
    if (!/^(?:was|were)$/.test(lowerAt(tokens, i))) continue
    const next = tokens[i + 1]
    const verb = next?.pos === 'ADV' || /^(?:each|both|all|then|first|also)$/.test(next?.lower ?? '') ? tokens[i + 2] : next
    return verb !== undefined && METHOD.has(verb.lower)
  }
  return false
}

const METHOD = new Set(
  'kept stored cast set randomised randomized given assigned allocated collected recruited sampled drawn interviewed recorded trained labelled labeled annotated asked taken prepared held measured invited enrolled enrolled instructed shown placed mounted installed selected chosen rated scored'.split(' '),
)

/** Titles and captions: no verb that could be true or false. */
function verbless(tokens: readonly Token[]): boolean {
  return !hasVerb(tokens)
}

const FRAGMENT = /^(?:no|zero|0|none|nothing|all|clean|green|ok|fine|done|✅|✓|✔|safe|passed|passes|same|identical|fixed)$/

/** Whether a stated sentence asserts a finding. */
export function assertsFinding(tokens: readonly Token[]): boolean {
  const words = tokens.filter((t) => /[\p{L}\p{N}]/u.test(t.text))
  if (words.length < 2 || courtesy(tokens)) return false
  if (verbless(tokens)) return words.length > 2 && tokens.some((t) => FRAGMENT.test(t.lower)) 
  if (aboutTheFuture(tokens)) return false
  const parts = clauses(tokens).filter((c) => hasVerb(c) || c.some(isNumber))
  return parts.some((c) => !bareAction(c) && !verbless(c))
}
