import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether two secrets are the same, in a time that tells nothing of where they differ. */
export const sameSecret = (given: string, kept: string): boolean => timingSafeEqual(digest(given), digest(kept))
