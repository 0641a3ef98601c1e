import type { Mark, Mood, Token } from '../../../checks/passage.ts'
import { isDefinition } from './definition.ts'
import { isInstruction } from './instruction.ts'
import { inMainClause } from './main-clause.ts'
import { moodPhrases } from './mood-phrases.ts'
import { isQuestion } from './question.ts'
import { startOf } from './sentence-start.ts'
import { finiteAt, lowerAt } from './verbs.ts'

/** "..., so recordings have to be exported again": the point of the sentence is the demand at its end. */
function soMust(tokens: readonly Token[], demand: Mark): boolean {
  const inferred = lowerAt(tokens, demand.from) === 'must' && /^(?:be|have)$/.test(lowerAt(tokens, demand.from + 1))
  if (inferred && !/ed$/.test(lowerAt(tokens, demand.from + 2))) return false
  return tokens.some(
    (t, i) => i > demand.from - 8 && i < demand.from && t.lower === 'so' && lowerAt(tokens, i - 1) === ',',
  )
}

/** "Grease to be ordered": what is to be done, with no verb before it. */
function isToBeDone(tokens: readonly Token[]): boolean {
  const to = tokens.findIndex((t, i) => t.lower === 'to' && /^(?:be|do)$/.test(lowerAt(tokens, i + 1)))
  if (to < 0) return false
  if (to === 0) return lowerAt(tokens, 1) === 'do'
  if (lowerAt(tokens, to - 1) === ':') return true
  return !tokens.slice(0, to).some((t, i) => finiteAt(tokens, i) && !/ed$/.test(t.lower))
}

/** "will" promises something to do; "will no longer" foretells what is claimed. */
const isPromise = (tokens: readonly Token[]): boolean =>
  tokens.some(
    (t, i) => t.lower === 'will' && !/^(?:no|not|never)$/.test(lowerAt(tokens, i + 1)) && inMainClause(tokens, i),
  )

/** "We have not noticed any" reports what was not there, and not what was left undone. */
const PERCEIVED =
  /\bnot (?:yet |once |ever )?(?:notice|noticed|see|seen|find|found|observe|observed|hear|heard|detect|detected|measure|encounter|encountered|had|run into|come across|experienced)\b/

const opening = (tokens: readonly Token[]): string =>
  tokens
    .slice(0, 12)
    .map((t) => t.lower)
    .join(' ')

/** "Not touched: the importer", "Didn't log the counts, sorry". */
function isLeftOut(tokens: readonly Token[]): boolean {
  const first = startOf(tokens)
  if (lowerAt(tokens, first) === 'did') return true
  return (
    lowerAt(tokens, first) === 'not' &&
    tokens.length < 10 &&
    !/^(?:one|a|only|all|every)$/.test(lowerAt(tokens, first + 1))
  )
}

/** How a sentence is meant. `stated` is what is left: it says that something is or was so. */
export function moodOf(tokens: readonly Token[]): Mood {
  if (isQuestion(tokens)) return 'question'
  if (isInstruction(tokens)) return 'instruction'
  const found = moodPhrases(tokens)
  const main = (list: string): boolean => (found.get(list) ?? []).some((m) => inMainClause(tokens, m.from))
  if (isDefinition(tokens) || main('definition')) return 'definition'
  if (main('requirement') || (found.get('requirement') ?? []).some((m) => soMust(tokens, m))) return 'requirement'
  if (main('plan') || isPromise(tokens) || isToBeDone(tokens)) return 'plan'
  if (isLeftOut(tokens) || (main('undone') && !PERCEIVED.test(opening(tokens)))) return 'undone'
  return 'stated'
}
