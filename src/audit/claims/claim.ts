import type { Token } from '../../../checks/passage.ts'
import { isGeneralTalk, isIntroduction } from './background.ts'
import { isBareAction } from './bare-action.ts'
import { clausesOf } from './clauses.ts'
import { isCourtesy } from './courtesy.ts'
import { isAboutTheFuture } from './future.ts'
import { isRemark } from './remark.ts'
import { describesItself, hasSettingLabel, isLeadIn } from './scene.ts'
import { isRule, type Section } from './section.ts'
import { finiteAt, hasFinite, hasVerb, isWord, lowerAt, outsideBrackets } from './verbs.ts'

/** "..., which we then removed": an aside about what the clause before it names. */
const isAside = (clause: readonly Token[]): boolean =>
  (/^(?:which|that|where|who)$/.test(lowerAt(clause, 0)) &&
    `${lowerAt(clause, 0)} ${lowerAt(clause, 1)}` !== 'that is') ||
  (clause[0]?.text === ',' && /^(?:which|where|who|given)$/.test(lowerAt(clause, 1)))

/** "..., and stores them": a verb without a subject of its own goes on with that of the clause before. */
const goesOn = (clause: readonly Token[]): boolean =>
  finiteAt(clause, 0) || (/^(?:,|and)$/.test(lowerAt(clause, 0)) && finiteAt(clause, 1))

/** The clauses that say something by themselves: no asides, nor what goes on with one. */
function ownClauses(clauses: readonly Token[][]): Token[][] {
  let aside = false
  return clauses.filter((c) => {
    aside = isAside(c) || (aside && goesOn(c))
    return !aside
  })
}

/** "The portal, which refreshes overnight, has 171": the main clause goes on after an aside to its subject. */
function fromMain(clauses: readonly Token[][]): readonly Token[][] {
  const main = clauses.findIndex((c) => !isAside(c))
  return main > 0 ? clauses.slice(main) : clauses
}

/** What the place of a sentence says of it. */
export interface Place {
  /** The first sentence of its text. */
  readonly opens: boolean
  /** It stands before the sentence that says what a study is about. */
  readonly background: boolean
  /** What the heading above makes of it. */
  readonly section: Section
}

const setsScene = (tokens: readonly Token[], { opens, background, section }: Place): boolean =>
  (opens && isIntroduction(tokens)) || (background && isGeneralTalk(tokens)) || isRule(tokens, section)

/** Whether a stated sentence asserts a finding. */
export function assertsFinding(tokens: readonly Token[], place: Place): boolean {
  if (isCourtesy(tokens) || hasSettingLabel(tokens) || isLeadIn(tokens)) return false
  const words = tokens.filter(isWord)
  if (!hasFinite(tokens) || !hasFinite(outsideBrackets(tokens))) return !isBareAction(tokens) && isRemark(tokens, words)
  if (words.length < 2 || isAboutTheFuture(tokens) || describesItself(tokens)) return false
  if (setsScene(tokens, place)) return false
  const [head, ...rest] = fromMain(clausesOf(tokens).filter(hasVerb))
  if (!head) return true
  return !isBareAction(head) || ownClauses(rest).some((c) => !isBareAction(c))
}
