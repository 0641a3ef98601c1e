import { createHash } from 'node:crypto'

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Keys sorted, `undefined` members dropped, so that GET, POST and MCP give the same text for the same input. */
const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item ?? null)).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`)
  return `{${members.join(',')}}`
}

/**
 * What a payment is bound to: the route and the validated input, whichever way they came. Only this hash is kept of what
 * was asked.
 *
 * @example
 * fingerprint('search', { q: 'x', k: 3 }) === fingerprint('search', { k: 3, q: 'x' }) // true
 */
export const fingerprint = (route: string, input: unknown): string => sha256(`${route}\n${canonical(input)}`)
