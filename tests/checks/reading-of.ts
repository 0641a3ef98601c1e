import { precheck } from '../../src/audit/precheck.ts'

/** How one check reads a text: silent, open, or addressed. */
export function readingOf(id: string, text: string): 'silent' | 'open' | 'addressed' {
  const claims = precheck({ text }).claims ?? []
  const tripped = claims.filter((c) => c.checks_tripped.some((f) => f.id === id))
  if (tripped.length === 0) return 'silent'
  return tripped.some((c) => (c.unaddressed as readonly string[]).includes(id)) ? 'open' : 'addressed'
}
