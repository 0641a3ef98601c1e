import type { Token } from '../../../checks/passage.ts'
import { isBareAction } from './bare-action.ts'
import { clausesOf } from './clauses.ts'
import { isCourtesy } from './courtesy.ts'
import { isAboutTheFuture } from './future.ts'
import { isRemark } from './remark.ts'
import { describesItself, hasSettingLabel, isIntroduction, isLeadIn } from './scene.ts'
import { hasFinite, hasVerb, isWord, lowerAt } from './verbs.ts'

/** "..., which we then removed": an aside about what the clause before it names. */
const isAside = (clause: readonly Token[]): boolean =>
  /^(?:which|that|where|who)$/.test(lowerAt(clause, 0)) ||
  (clause[0]?.text === ',' && /^(?:which|where|who)$/.test(lowerAt(clause, 1)))

/** Whether a stated sentence asserts a finding. `opens`: it is the first of its text. */
export function assertsFinding(tokens: readonly Token[], opens = false): boolean {
  if (isCourtesy(tokens) || hasSettingLabel(tokens) || isLeadIn(tokens)) return false
  const words = tokens.filter(isWord)
  if (!hasFinite(tokens)) return !isBareAction(tokens) && isRemark(tokens, words)
  if (words.length < 2 || isAboutTheFuture(tokens) || describesItself(tokens)) return false
  if (opens && isIntroduction(tokens)) return false
  const [head, ...rest] = clausesOf(tokens).filter(hasVerb)
  if (!head) return false
  return !isBareAction(head) || rest.some((c) => !isBareAction(c) && !isAside(c))
}
