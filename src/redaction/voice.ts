import type { Case } from '../cases/case.ts'
import type { ExclusionReason } from './exclusion.ts'

export function voiceReasons(_item: Case): readonly ExclusionReason[] {
  return []
}
