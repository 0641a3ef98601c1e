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
  if (text !== undefined && (claim ?? evidence) !== undefined)
    throw badInput('text', 'does not go together with claim and evidence')
  const request: Request | null =
    text !== undefined
      ? { mode: 'text', text }
      : claim !== undefined
        ? { mode: 'claim', claim, evidence: evidence ?? '' }
        : null
  if (!request) throw new ServiceError('bad_input', { problem: 'Give a text, or a claim with its evidence' })
  const subject = request.mode === 'text' ? request.text : request.claim
  if (subject.trim() === '') throw badInput(request.mode, 'must not be empty')
  refuseOtherLanguage(subject)
  refuseOtherLanguage(evidence ?? '')
  return request
}

const badInput = (param: string, problem: string) => new ServiceError('bad_input', { param, problem })

function refuseOtherLanguage(text: string): void {
  const language = otherLanguage(text)
  if (language) throw new ServiceError('language_not_read', { language })
}
