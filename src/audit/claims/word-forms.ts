import { wordsLike } from '../../../checks/word-class.ts'

export const GERUND = wordsLike(/ing$/)
export const REGULAR_PAST = wordsLike(/ed$/)
export const ENDS_IN_S = wordsLike(/s$/)
/** "runs", "disks", but not "pass". */
export const ENDS_IN_ONE_S = wordsLike(/[^s]s$/)
