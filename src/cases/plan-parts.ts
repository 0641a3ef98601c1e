import { subjectsOf } from './overlap.ts'

/** Words that join two things to be done into one plan. */
const JOINTS = /[,;]|\b(?:and|then|with)\b/i
const LEAST_WORDS = 2
const MOST_PARTS = 3

/** A compound plan in its parts; empty for one that says a single thing. "Users and rows" are no two plans. */
export function planParts(plan: string): string[] {
  const parts = plan
    .split(JOINTS)
    .map((part) => part.trim())
    .filter((part) => subjectsOf(part).size >= LEAST_WORDS)
  return parts.length > 1 ? parts.slice(0, MOST_PARTS) : []
}
