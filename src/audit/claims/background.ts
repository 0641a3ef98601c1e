import type { Token } from '../../../checks/passage.ts'
import { words } from '../../../checks/word-class.ts'
import { startOf } from './sentence-start.ts'
import { isToldInPast } from './tense.ts'
import { finiteAt, lowerAt } from './verbs.ts'
import { ACTIONS } from './words.ts'

const REASONED = words(
  'so because since therefore hence according judging going thanks now no not never nothing nobody than already i my do does until today report reports say says said',
  /^\d/,
)
const HERE = words('we our this these still only while but however yet again more less')
const LONGEST_INTRODUCTION = 22

const isReasoned = (tokens: readonly Token[]): boolean =>
  tokens.some((t) => REASONED.has(t.word) || t.text === ':' || t.text === ';')

/**
 * The first sentence of a text that sets its scene: "Sleep apps promise better rest", "Relaymux shares one radio link between
 * loggers". It speaks in the present of a kind of things or of the thing by its name, and gives no number, reason or source.
 */
export function isIntroduction(tokens: readonly Token[]): boolean {
  const head = tokens[startOf(tokens)]
  if (!head || tokens.length > LONGEST_INTRODUCTION || tokens.length < 5 || tokens[tokens.length - 1]?.text !== '.')
    return false
  if (/^(?:DET|PRON|ADV|ADP|NUM|AUX|SCONJ|CCONJ|PART|INTJ)$/.test(head.pos)) return false
  if (isReasoned(tokens) || HERE.in(tokens) || isToldInPast(tokens)) return false
  const verb = tokens.findIndex((_, i) => i > 0 && finiteAt(tokens, i))
  const form = tokens[verb]
  if (!form || /^(?:has|have|can|cannot|passes?|works?|fails?)$/.test(form.lower)) return false
  return /^(?:are|is)$/.test(form.lower) ? isGeneral(tokens, verb) : takesThing(form)
}

/** "are increasingly used", "is the new catalogue for small libraries". */
const isGeneral = (tokens: readonly Token[], be: number): boolean =>
  tokens
    .slice(be + 1, be + 3)
    .some((t) =>
      /^(?:used|promoted|affected|known|said|thought|believed|sold|seen|considered|regarded|recommended|expected|an?|the)$/.test(
        t.lower,
      ),
    ) || /ly$/.test(lowerAt(tokens, be + 1))

const PRESENTS = words('promise look share bundle offer provide allow help attract play become form')
const takesThing = ({ root }: Token): boolean => ACTIONS.has(root) || PRESENTS.has(root)

const STUDY =
  'ask|study|test|investigate|compare|examine|assess|report|present|describe|evaluate|analy[sz]e|measure|propose|introduce|explore|look|revisit|survey|quantify|estimate|review|address|show'
const PURPOSE = new RegExp(
  `^(?:here|therefore|we|i|in this|to [a-z]+ )[^.]*?\\b(?:we|i) (?:therefore |then |also |here )?(?:${STUDY})(?:e?d)?\\b|^(?:we|i) (?:therefore |also |here )?(?:${STUDY})(?:e?d)?\\b|^this (?:study|paper|trial|work|article|thesis|survey|review|analysis|experiment) (?:${STUDY}|aim|seek)|^(?:the )?(?:aim|objective|goal|purpose)s?\\b`,
)
const LONGEST_PURPOSE = 24

const opening = (tokens: readonly Token[]): string =>
  tokens
    .slice(0, LONGEST_PURPOSE)
    .map((t) => t.lower)
    .join(' ')

/** "We ask whether ...", "This study compares ...": what an abstract says before it, in general terms, is its background. */
export const statesPurpose = (tokens: readonly Token[]): boolean => PURPOSE.test(opening(tokens))

/** General terms: no past, no number, no reason or source. */
export const isGeneralTalk = (tokens: readonly Token[]): boolean => !isReasoned(tokens) && !isToldInPast(tokens)
