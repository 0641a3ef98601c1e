import { readText } from './ranking/read-text.ts'

/** The distinct telling words of a text, without their endings. */
export const subjectsOf = (text: string): ReadonlySet<string> =>
  new Set(readText(text).words.flatMap(({ telling, stem }) => (telling ? [stem] : [])))

/** Share of the smaller set's words that both hold, 0 to 1. */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let common = 0
  for (const word of a) if (b.has(word)) common += 1
  return common / Math.max(1, Math.min(a.size, b.size))
}
