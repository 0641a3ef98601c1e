import { createHash } from 'node:crypto'
import { ServiceError } from '../errors.ts'
import { type FailureClass, failureClass } from './failure-class.ts'
import { isPlain, masked } from './masked.ts'
import { type Normalised, normalise } from './normalise.ts'
import { canonicalService } from './service-name.ts'

/** What a client says of a call, before anything is folded. */
export interface ReportedCall {
  readonly service: string
  readonly operation: string
  readonly version?: string | null | undefined
  readonly schema_hash?: string | null | undefined
  readonly error_type?: string | null | undefined
  readonly error_code?: string | null | undefined
  readonly error_message?: string | null | undefined
}

/** A call folded to what it shares with others of its kind. Holds nothing that the redaction gate knows. */
export interface CallShape {
  readonly service: string
  readonly operation: string
  readonly version: string
  /** Hashed, since a hash of a schema looks like a key and would be masked. */
  readonly schemaHash: string
}

export interface FailureShape extends CallShape {
  readonly type: string
  readonly class: FailureClass
  readonly code: string
  readonly text: string
  /** What fired when the message was normalised. */
  readonly rules: Normalised['rules']
}

const foldOperation = (raw: string): string => {
  const name = raw.trim()
  return isPlain(name) ? name.toLowerCase() : normalise(name).text
}

const foldVersion = (raw: string): string => masked(raw.trim()).toLowerCase()

const foldSchema = (raw: string): string =>
  raw.trim() === '' ? '' : createHash('sha256').update(raw.trim().toLowerCase()).digest('hex').slice(0, 16)

/** Status codes, error numbers and short words stay; whatever else stands there is normalised like a message. */
const foldCode = (raw: string): string => {
  const code = raw.trim()
  return /^-?\d{1,6}$/.test(code) || isPlain(code) ? code.toLowerCase() : normalise(code).text
}

/**
 * Folds the names of a call.
 *
 * @throws ServiceError `invalid_report` for a service that cannot be reported here.
 */
export const callShape = (call: ReportedCall): CallShape => ({
  service: canonicalService(call.service),
  operation: foldOperation(call.operation),
  version: foldVersion(call.version ?? ''),
  schemaHash: foldSchema(call.schema_hash ?? ''),
})

const saysWhat = ({ error_type, error_code, error_message }: ReportedCall) =>
  [error_type, error_code, error_message].some((field) => (field ?? '').trim() !== '')

/**
 * Folds a failed call.
 *
 * @throws ServiceError `invalid_report` for a failure that does not say what failed, or a service that cannot be reported here.
 */
export function failureShape(call: ReportedCall): FailureShape {
  if (!saysWhat(call))
    throw new ServiceError('invalid_report', {
      param: 'error_type',
      problem: 'is needed of a failure, or error_code, or error_message',
    })
  const { text, rules } = normalise(call.error_message ?? '')
  const type = masked((call.error_type ?? '').trim())
  const code = foldCode(call.error_code ?? '')
  return { ...callShape(call), type, class: failureClass(type, code), code, text, rules }
}
