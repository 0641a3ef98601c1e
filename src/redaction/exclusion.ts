import type { Case } from '../cases/case.ts'

export type ExclusionReason =
  | 'names_person'
  | 'business_relation'
  | 'money_amount'
  | 'names_handle'
  | 'quotes_person'
  | 'too_long'

export function exclusionReasons(_item: Case, _provenance: 'public' | 'private'): readonly ExclusionReason[] {
  return []
}
