import type { Token } from '../../../checks/passage.ts'
import { statesPurpose } from './background.ts'
import type { Place } from './claim.ts'
import { type Section, sectionOf } from './section.ts'

interface Read {
  readonly kind: 'prose' | 'heading' | 'code' | 'table' | 'task'
  readonly tokens: readonly Token[]
}

/** Background takes a few sentences; a purpose that comes later belongs to something else. */
const LONGEST_BACKGROUND = 5

/** Where each sentence of a text stands: below which heading, before which turn. */
export function placesOf(sentences: readonly Read[]): Place[] {
  const prose = sentences.flatMap((s, i) => (s.kind === 'prose' ? [i] : []))
  const purpose = prose.slice(0, LONGEST_BACKGROUND).find((i) => statesPurpose(sentences[i]?.tokens ?? [])) ?? -1
  let title: Section | null = null
  let section: Section = 'open'
  return sentences.map((s, i) => {
    if (s.kind === 'heading') {
      section = sectionOf(s.tokens)
      title ??= section
    }
    const own = section === 'open' ? (title ?? 'open') : section
    return { opens: i === prose[0] && prose.length > 1, background: i < purpose, section: own }
  })
}
