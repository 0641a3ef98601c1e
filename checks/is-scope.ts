import type { Sentence } from './passage.ts'
import { words } from './word-class.ts'

const SCOPE = words(
  'deploy deployment rollout change changes feature features dependency dependencies guarantee guarantees support configuration config footprint install installation account accounts key keys api apis option options flag flags argument arguments setup build code tracking ads ad cookies telemetry signup sign-up login registration subscription server servers state schema migration refactor functionality file files block path limit conversion heap-profiling profiling stdout docs documentation network wallet card token tokens trial password secrets-manager',
)
const MEASURED = words('in of between since from after over at across on to for')
const OFFERS = words('make makes made has have need needs take takes require requires with')
const SCOPE_WITHIN = 5

/** "No new features", "no account, no key": what a change or a thing comes without, and nothing that was looked for. */
export function isScope(s: Sentence, no: number): boolean {
  if (s.tokens[no - 1]?.pos === 'VERB' && !OFFERS.at(s.tokens, no - 1)) return false
  const at = SCOPE.find(s.tokens, no + 1, no + SCOPE_WITHIN)
  if (at < 0 || s.tokens.slice(no + 1, at).some((t) => !/^(?:ADJ|NOUN|PROPN|ADV|CCONJ)$/.test(t.pos) && !t.code))
    return false
  return !(/^changes?$/.test(s.tokens[at]?.lower ?? '') && MEASURED.at(s.tokens, at + 1))
}
