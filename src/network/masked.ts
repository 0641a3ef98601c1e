import { mask } from '../redaction/mask.ts'

/** Words joined by `_` or `-`, without a digit: no class of secret looks like this, and most names of tools do. */
const WORDS = /^[a-z]{1,15}(?:[_-][a-z]{1,15}){0,4}$/i
/** Three numbers at most, where an address has four. */
const VERSION = /^v?\d{1,4}(?:\.\d{1,4}){0,2}$/i

export const isPlain = (value: string): boolean => WORDS.test(value) || VERSION.test(value)

/** A short field without what the redaction gate knows. Plain words are not searched, which saves most of the gate's time. */
export const masked = (value: string): string => (isPlain(value) ? value : mask(value).text)

/** Whether a short field holds something that must not leave. */
export const holdsSecret = (value: string): boolean => !isPlain(value) && mask(value).found.length > 0
