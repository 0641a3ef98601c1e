import { createHash } from 'node:crypto'
import type { FailureShape } from './shape.ts'

/** ASCII's unit separator: no folded field can hold it. */
const SEPARATOR = '\u001F'

const digest = (prefix: string, fields: readonly string[]): string =>
  `${prefix}:${createHash('sha256').update(fields.join(SEPARATOR)).digest('hex').slice(0, 32)}`

/** The same failure, and what it has in common with others: evidence is kept under each. */
export interface Subjects {
  readonly fingerprint: string
  /** The same failure whatever the version and the schema, so that a new version starts with evidence. */
  readonly otherVersions: string
  /** The same failure whatever the operation too. */
  readonly otherOperations: string
  /** Every failure of the service with this class and code. */
  readonly pool: string
  /** Every failure of the service with this class. */
  readonly family: string
}

/**
 * `v1:` and 32 hex digits of SHA-256 over canonical service, operation, version, schema hash, class, code and normalised text,
 * joined by the unit separator; parents leave fields empty and have prefixes of their own.
 */
export function subjectsOf(shape: FailureShape): Subjects {
  const { service, operation, version, schemaHash, class: name, code, text } = shape
  return {
    fingerprint: digest('v1', [service, operation, version, schemaHash, name, code, text]),
    otherVersions: digest('v1-versions', [service, operation, '', '', name, code, text]),
    otherOperations: digest('v1-operations', [service, '', '', '', name, code, text]),
    pool: digest('v1-service', [service, name, code]),
    family: digest('v1-family', [service, name]),
  }
}

/** The key under which calls of one operation are counted by the second. */
export const operationSeries = ({ service, operation }: Pick<FailureShape, 'service' | 'operation'>): string =>
  digest('op', [service, operation])
