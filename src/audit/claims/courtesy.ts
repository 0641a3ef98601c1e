import type { Token } from '../../../checks/passage.ts'
import { words } from '../../../checks/word-class.ts'
import { hasFinite, lowerAt } from './verbs.ts'

const COURTESY =
  /^(?:thanks|thank|welcome|hi|hello|hey|cheers|cc|sorry|congratulations|kudos|thx|ping|heads-up|best|regards|nice|great|fair|happy|good|done|dear|enjoy|fine|ok|okay|lgtm|sure|np|yep|sounds|brb|edit|edited)$/
/** What somebody who writes has or feels about the exchange itself: "I have a few questions", "I'm curious what brought it there". */
const OF_THE_EXCHANGE =
  /\b(?:i|we) (?:have|had|'ve got|'d have) (?:(?:a|one|two|three|some|few|couple|of|more|another|quick|small|short|only) )*(?:questions?|remarks?|comments?|requests?|favou?rs?|suggestions?|nits?)\b|^(?:i|we) (?:am|are) (?:just |also |really |very )?(?:curious|sorry|pleased|happy|proud|delighted|thrilled|glad|grateful|looking forward|excited|thankful|interested|keen|aware)\b/
const NUMBERED =
  /^(?:relates to|related to|closes|fixes|refs|see also|part of|follow-up to|depends on|supersedes|reverts|replaces|see) (?:#|pr |issue |[0-9a-f]{7})/

/** "Thanks to all", "Welcome", "Nice work", "Good enough for now, approved": said to somebody, of nothing. */
export function isCourtesy(tokens: readonly Token[]): boolean {
  const first = lowerAt(tokens, 0)
  if (first === 'no') return /^(?:rush|hurry|worries|worry|need|action|problem)$/.test(lowerAt(tokens, 1))
  if (/^closing$/.test(first) && tokens.length < 10) return true
  if (first === 'then' && lowerAt(tokens, 1) === 'i') return true
  if (ofTheExchange(tokens)) return true
  if (!COURTESY.test(first)) return false
  if (/^(?:thanks|thank)$/.test(first))
    return !(lowerAt(tokens, 1) === 'to' && (tokens.some((t) => t.text === ',') || isOwing(tokens)))
  return (
    tokens.length <= 6 || !hasFinite(tokens.slice(1)) || /^(?:welcome|cc|congratulations|kudos|hey|dear)$/.test(first)
  )
}

/** "Thanks to the firewall the plant is safe": what a state is put down to, and no thanks. */
function isOwing(tokens: readonly Token[]): boolean {
  const stop = tokens.findIndex((t) => /^(?:who|that|which|for)$/.test(t.lower))
  return tokens[2]?.pos === 'DET' && hasFinite(tokens.slice(2, stop < 0 ? tokens.length : stop))
}

const OWN = words('i we')
const REFERS = words('relates related closes fixes refs see part follow-up depends supersedes reverts replaces')

function ofTheExchange(tokens: readonly Token[]): boolean {
  const mayBe = REFERS.at(tokens, 0) || (tokens.length < 16 && OWN.in(tokens)) || tokens.some((t) => t.code)
  if (!mayBe) return false
  const said = tokens
    .slice(0, 16)
    .map((t) => t.lower)
    .join(' ')
  return NUMBERED.test(said) || (tokens.length < 16 && OF_THE_EXCHANGE.test(said))
}
