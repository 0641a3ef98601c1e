import type { Mark, Marks, Mood, Token } from '../../../checks/passage.ts'
import { words, wordsLike } from '../../../checks/word-class.ts'
import { isDefinition } from './definition.ts'
import { isInstruction } from './instruction.ts'
import { inMainClause } from './main-clause.ts'
import { isQuestion } from './question.ts'
import { startOf } from './sentence-start.ts'
import { isPast } from './tense.ts'
import { finiteAt, lowerAt } from './verbs.ts'
import { ACTIONS } from './words.ts'

/** "..., so recordings have to be exported again": the point of the sentence is the demand at its end. */
function endsInDemand(tokens: readonly Token[], demand: Mark): boolean {
  const inferred = lowerAt(tokens, demand.from) === 'must' && /^(?:be|have)$/.test(lowerAt(tokens, demand.from + 1))
  if (inferred && !/ed$/.test(lowerAt(tokens, demand.from + 2))) return false
  return tokens
    .slice(Math.max(0, demand.from - 8), demand.from)
    .some((t, k, before) => (t.lower === 'so' && before[k - 1]?.text === ',') || /^means?$/.test(t.lower))
}

const BE_OR_DO = words('be do')

/** "Grease to be ordered": what is to be done, with no verb before it. */
function isToBeDone(tokens: readonly Token[]): boolean {
  const to = tokens.findIndex((t, i) => t.lower === 'to' && BE_OR_DO.at(tokens, i + 1))
  if (to < 0) return false
  if (to === 0) return lowerAt(tokens, 1) === 'do'
  if (lowerAt(tokens, to - 1) === ':') return true
  return !tokens.slice(0, to).some((t, i) => finiteAt(tokens, i) && !/ed$/.test(t.lower))
}

const NEEDS = words('need needs wanted looking')
const NEEDED = words('a an some someone somebody help more another your for to :')

/** "Need a decision on mandates", "Wanted: a second pair of eyes". */
function asksForHelp(tokens: readonly Token[]): boolean {
  const first = startOf(tokens)
  return NEEDS.at(tokens, first) && NEEDED.at(tokens, first + 1)
}

const SUPPOSES = words('if should unless')

/** "If we find no effect, the planted words tell us whether ...": a case of ours that has not come. */
const isHypothesis = (tokens: readonly Token[]): boolean => {
  const first = startOf(tokens)
  return (
    SUPPOSES.at(tokens, first) &&
    /^(?:we|you|anyone|someone|anybody|somebody)$/.test(lowerAt(tokens, first + 1)) &&
    tokens[first + 2]?.pos === 'VERB' &&
    lowerAt(tokens, first + 2) === tokens[first + 2]?.lemma &&
    !tokens.some((t) => /^(?:was|were|had|did|so|because|since|\d.*)$/.test(t.lower))
  )
}

const IN_CASE = words('if should once when unless')

/** "If they differ, we stop and tell the shop team": what is done in a case that has not come. */
function isContingency(tokens: readonly Token[]): boolean {
  const first = startOf(tokens)
  if (!IN_CASE.at(tokens, first) || isPast(tokens)) return false
  const comma = tokens.findIndex((t, i) => i > first && t.text === ',')
  const subject = comma + 1 + (lowerAt(tokens, comma + 1) === 'then' ? 1 : 0)
  return comma > 0 && /^(?:we|i)$/.test(lowerAt(tokens, subject)) && ACTIONS.has(tokens[subject + 1]?.root)
}

const STAGE = words('week phase step sprint day month quarter milestone stage round')

const DURING = words('in on during by from')
const AFTER = words('after then')
const AFTER_THAT = words('that this we you')
const DOER = words('we you')

/** "In week two the readers switch over", "After that we turn it off": one stage of a plan after the other. */
function isStage(tokens: readonly Token[]): boolean {
  const first = startOf(tokens)
  const staged = DURING.at(tokens, first) && STAGE.at(tokens, first + 1)
  const after = AFTER.at(tokens, 0) && AFTER_THAT.at(tokens, 1)
  if (!(staged || after) || isPast(tokens)) return false
  const doer = DOER.find(tokens, 0, 5)
  return staged || (doer > 0 && ACTIONS.has(tokens[doer + 1]?.root))
}

const PERCEIVING = words('see find reproduce confirm tell measure show detect read hear observe recover restore')

const SOMEBODY = words('i we you one')
const COULD = words('could might may')

/** "We could cache this": a thought of what might be done. */
function isSuggestion(tokens: readonly Token[]): boolean {
  const first = startOf(tokens)
  const verb = tokens[first + 2]
  if (!SOMEBODY.at(tokens, first) || !COULD.at(tokens, first + 1)) return false
  return verb?.pos === 'VERB' && !PERCEIVING.has(verb.root)
}

const IS = words('is are')
const BLAME = words('blame')

/** "Human raters are to score the texts": what somebody has to do. */
const isDuty = (tokens: readonly Token[]): boolean =>
  tokens.some((t, i) => {
    const verb = tokens[i + 2]
    return IS.has(t.word) && lowerAt(tokens, i + 1) === 'to' && verb?.pos === 'VERB' && !BLAME.has(verb.word)
  })

const WOULD = words('would')
const GAINED = words('have not notice know see hear catch expect')
const ENDS_IN_ED = wordsLike(/ed$/)

/** "Every key would get 60 calls", "an option would do": how it might be, and not what a guard would do. */
const isProposal = (tokens: readonly Token[]): boolean =>
  tokens.some((t, i) => {
    const verb = tokens[i + 1]
    if (!WOULD.has(t.word) || t.text.length < 5 || !/^(?:VERB|AUX)$/.test(verb?.pos ?? '') || GAINED.has(verb?.word))
      return false
    const passive =
      verb?.lower === 'be' && tokens.slice(i + 2, i + 4).some((u) => u.pos === 'VERB' || ENDS_IN_ED.has(u.word))
    return !passive && inMainClause(tokens, i)
  })

/** "Leaks will be spotted by the sensor": said of a guard, it claims that the guard works. */
const isAssurance = (tokens: readonly Token[], will: number): boolean =>
  lowerAt(tokens, will + 1) === 'be' &&
  /^(?:spotted|caught|noticed|blocked|stopped|flagged|detected|rejected|refused|retried|restarted|prevented|intercepted)$/.test(
    lowerAt(tokens, will + 2),
  )

/** "will" promises something to do; "will no longer" foretells what is claimed. */
const isPromise = (tokens: readonly Token[]): boolean =>
  tokens.some(
    (t, i) =>
      t.lower === 'will' &&
      !/^(?:no|not|never)$/.test(lowerAt(tokens, i + 1)) &&
      !isAssurance(tokens, i) &&
      inMainClause(tokens, i),
  )

/** "We have not noticed any" reports what was not there, and not what was left undone. */
const PERCEIVED =
  /\bnot (?:yet |once |ever )?(?:notice|noticed|see|seen|find|found|observe|observed|hear|heard|detect|detected|measure|encounter|encountered|had|run into|come across|experienced|(?:been )?able to (?:reproduce|find|see|detect|trigger|provoke))\b(?! (?:what|whether|how|which|why|when|where|if|who|the (?:raw|full|original|actual|real))\b)/

const opening = (tokens: readonly Token[]): string =>
  tokens
    .slice(0, 12)
    .map((t) => t.lower)
    .join(' ')

/** "Not touched: the importer", "Didn't log the counts, sorry". */
function isLeftOut(tokens: readonly Token[]): boolean {
  const first = startOf(tokens)
  if (lowerAt(tokens, 0) === 'not' && tokens[2]?.text === ':') return true
  if (lowerAt(tokens, first) === 'did') return !tokens.some((t, i) => t.text === ',' && lowerAt(tokens, i + 1) === 'so')
  return (
    lowerAt(tokens, first) === 'not' &&
    tokens.length < 10 &&
    (tokens[first + 1]?.pos === 'VERB' ||
      /ed$/.test(lowerAt(tokens, first + 1)) ||
      tokens.some((t) => t.text === ':')) &&
    !/^(?:one|a|only|all|every)$/.test(lowerAt(tokens, first + 1))
  )
}

/** "..., so I will watch the first deploy". */
const endsInPromise = (tokens: readonly Token[], marks: readonly Mark[]): boolean =>
  marks.some((m) => lowerAt(tokens, m.from) === 'so' && lowerAt(tokens, m.from - 1) === ',')

const isPlan = (tokens: readonly Token[], marks: readonly Mark[]): boolean =>
  isContingency(tokens) ||
  isHypothesis(tokens) ||
  isSuggestion(tokens) ||
  isDuty(tokens) ||
  isProposal(tokens) ||
  isStage(tokens) ||
  endsInPromise(tokens, marks) ||
  isPromise(tokens) ||
  isToBeDone(tokens)

const isRequirement = (tokens: readonly Token[], marks: readonly Mark[]): boolean =>
  asksForHelp(tokens) || marks.some((m) => endsInDemand(tokens, m))

const isUndone = (tokens: readonly Token[], inMain: boolean): boolean =>
  isLeftOut(tokens) || (inMain && !PERCEIVED.test(opening(tokens)))

const SO = words('so hence therefore')

/** ", so it removes the children too": a name or a term from which something is drawn. */
const concludes = (tokens: readonly Token[]): boolean =>
  tokens.some((t, i) => SO.has(t.word) && /^[,;]$/.test(lowerAt(tokens, i - 1)))

const INFERRED = words('so then therefore hence thus')
const NOTED = words('noted mentioned stressed said added')

/** "So the fault must be in the driver", "it should be noted that": drawn from something, or only told with weight. */
function isNoDemand(tokens: readonly Token[], { from }: Mark): boolean {
  if (lowerAt(tokens, from) === 'should') return NOTED.in(tokens, from + 1, from + 3)
  if (lowerAt(tokens, from) !== 'must' || lowerAt(tokens, from + 1) !== 'be') return false
  return INFERRED.at(tokens, 0) && !/ed$/.test(lowerAt(tokens, from + 2))
}

/** How a sentence is meant. `stated` is what is left: it says that something is or was so. */
export function moodOf(tokens: readonly Token[], found: Marks): Mood {
  if (isQuestion(tokens)) return 'question'
  if (isInstruction(tokens)) return 'instruction'
  const marks = (list: string): readonly Mark[] =>
    (found.get(list) ?? []).filter((m) => list !== 'requirement' || !isNoDemand(tokens, m))
  const main = (list: string): boolean => marks(list).some((m) => inMainClause(tokens, m.from))
  if (!concludes(tokens) && (isDefinition(tokens) || main('definition'))) return 'definition'
  if (main('requirement') || isRequirement(tokens, marks('requirement'))) return 'requirement'
  if (main('plan') || isPlan(tokens, marks('plan'))) return 'plan'
  return isUndone(tokens, main('undone')) ? 'undone' : 'stated'
}
