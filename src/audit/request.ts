import { ServiceError } from '../errors.ts'
import { validate } from '../validate.ts'
import { otherLanguage } from './language.ts'
import { precheckInput } from './schema.ts'

export type Request =
  | { readonly mode: 'text'; readonly text: string }
  | { readonly mode: 'claim'; readonly claim: string; readonly evidence: string }

/**
 * What is asked for, checked.
 *
 * @throws ServiceError `bad_input` (both or neither of text and claim), `too_long`, `language_not_read`
 */
export function readRequest(input: unknown): Request {
  const { text, claim, evidence } = validate(precheckInput, input)
  if (text !== undefined && claim !== undefined)
    throw new ServiceError('bad_input', { param: 'text', problem: 'does not go together with claim' })
  if (text !== undefined && evidence !== undefined)
    throw new ServiceError('bad_input', { param: 'evidence', problem: 'goes together with claim only' })
  const subject = text ?? claim
  if (subject === undefined)
    throw new ServiceError('bad_input', { problem: 'Give a text, or a claim with its evidence' })
  if (subject.trim() === '')
    throw new ServiceError('bad_input', { param: text === undefined ? 'claim' : 'text', problem: 'must not be empty' })
  for (const part of [subject, evidence ?? '']) refuseOtherLanguage(part)
  return text === undefined ? { mode: 'claim', claim: subject, evidence: evidence ?? '' } : { mode: 'text', text }
}

function refuseOtherLanguage(text: string): void {
  const language = otherLanguage(text)
  if (language) throw new ServiceError('language_not_read', { language })
}
