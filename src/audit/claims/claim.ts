import type { Token } from '../../../checks/passage.ts'
import { isGeneralTalk, isIntroduction } from './background.ts'
import { isBareAction } from './bare-action.ts'
import { clausesOf } from './clauses.ts'
import { isCourtesy } from './courtesy.ts'
import { isAboutTheFuture } from './future.ts'
import { isRemark } from './remark.ts'
import { describesItself, hasSettingLabel, isLeadIn } from './scene.ts'
import { isRule } from './section.ts'
import { hasFinite, hasVerb, isWord, lowerAt } from './verbs.ts'

/** "..., which we then removed": an aside about what the clause before it names. */
const isAside = (clause: readonly Token[]): boolean =>
  (/^(?:which|that|where|who)$/.test(lowerAt(clause, 0)) &&
    `${lowerAt(clause, 0)} ${lowerAt(clause, 1)}` !== 'that is') ||
  (clause[0]?.text === ',' && /^(?:which|where|who|given)$/.test(lowerAt(clause, 1)))

/** What the place of a sentence says of it. */
export interface Place {
  /** The first sentence of its text. */
  readonly opens: boolean
  /** It stands before the sentence that says what a study is about. */
  readonly background: boolean
  /** It stands under a heading over what is to be done or meant. */
  readonly quiet: boolean
}

const setsScene = (tokens: readonly Token[], { opens, background, quiet }: Place): boolean =>
  (opens && isIntroduction(tokens)) || (background && isGeneralTalk(tokens)) || (quiet && isRule(tokens))

/** Whether a stated sentence asserts a finding. */
export function assertsFinding(tokens: readonly Token[], place: Place): boolean {
  if (isCourtesy(tokens) || hasSettingLabel(tokens) || isLeadIn(tokens)) return false
  const words = tokens.filter(isWord)
  if (!hasFinite(tokens)) return !isBareAction(tokens) && isRemark(tokens, words)
  if (words.length < 2 || isAboutTheFuture(tokens) || describesItself(tokens)) return false
  if (setsScene(tokens, place)) return false
  const [head, ...rest] = clausesOf(tokens).filter(hasVerb)
  if (!head) return false
  return !isBareAction(head) || rest.some((c) => !isBareAction(c) && !isAside(c))
}
