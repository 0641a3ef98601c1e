import type { Case } from '../cases/case.ts'
import type { ExclusionReason } from './exclusion.ts'
import { proseOf } from './prose.ts'

const SPEAKER =
  '(?:he|she|I|we|they|who|(?:the|an?|one|our|another|this|its) (?:[a-z-]+ ){0,2}(?:engineer|developer|operator|author|maintainer|manager|employee|user|customer|colleague|admin|administrator|analyst|researcher|doctor|nurse|pilot|officer|director|founder|spokesman|spokeswoman|spokesperson|reporter|reviewer|contributor|member|victim|witness)s?)'
const SPEECH =
  '(?:said|says|wrote|writes|told|tells|replied|answered|commented|remarked|explained|recalled|admitted|asked|put it)'
/** Four words and more are somebody's sentence; fewer are a label or a message. */
const QUOTATION = '["“](?:[^\\s"”]{1,40}[ \\n]){3}[^"”]{0,600}["”]'
const QUOTES_A_PERSON = new RegExp(
  `\\b${SPEAKER} ${SPEECH}\\b[^."“\\n]{0,60}${QUOTATION}|${QUOTATION},? ${SPEAKER} ${SPEECH}\\b`,
  'i',
)
/** A quoted block with a name under it. */
const BLOCK_WITH_NAME = /^>.{4,}\n(?:>.*\n)*>?\s*[—–-]{1,2} ?\p{Lu}/mu

/** What fits in a case; a document that is longer is a transcript and no account. In characters. */
const LONGEST: Readonly<
  Record<'symptom' | 'what_happened' | 'root_cause' | 'fix' | 'correction' | 'prevention item', number>
> = {
  symptom: 1500,
  what_happened: 6000,
  root_cause: 3000,
  fix: 3000,
  correction: 2000,
  'prevention item': 800,
}

function isTooLong(item: Case): boolean {
  const { symptom, what_happened, root_cause, fix, correction, prevention } = item
  return (
    symptom.length > LONGEST.symptom ||
    what_happened.length > LONGEST.what_happened ||
    root_cause.length > LONGEST.root_cause ||
    fix.length > LONGEST.fix ||
    (correction ?? '').length > LONGEST.correction ||
    prevention.some((measure) => measure.length > LONGEST['prevention item'])
  )
}

/**
 * No voice: a case says what happened and not who spoke. A document that quotes a person, or that is too long to be an
 * account, is left out. The questions in `asked_as` are invented and exempt.
 */
export function voiceReasons(item: Case): readonly ExclusionReason[] {
  const text = proseOf(item)
  return [
    ...(QUOTES_A_PERSON.test(text) || BLOCK_WITH_NAME.test(text) ? (['quotes_person'] as const) : []),
    ...(isTooLong(item) ? (['too_long'] as const) : []),
  ]
}
