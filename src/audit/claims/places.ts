import type { Token } from '../../../checks/passage.ts'
import { statesPurpose } from './background.ts'
import type { Place } from './claim.ts'
import { isQuietHeading } from './section.ts'

interface Read {
  readonly kind: 'prose' | 'heading' | 'code' | 'table'
  readonly tokens: readonly Token[]
}

/** Background takes a few sentences; a purpose that comes later belongs to something else. */
const LONGEST_BACKGROUND = 5

/** Where each sentence of a text stands: below which heading, before which turn. */
export function placesOf(sentences: readonly Read[]): Place[] {
  const prose = sentences.flatMap((s, i) => (s.kind === 'prose' ? [i] : []))
  const purpose = prose.slice(0, LONGEST_BACKGROUND).find((i) => statesPurpose(sentences[i]?.tokens ?? [])) ?? -1
  let titled: boolean | null = null
  let quiet = false
  return sentences.map((s, i) => {
    if (s.kind === 'heading') {
      quiet = isQuietHeading(s.tokens)
      titled ??= quiet
    }
    return { opens: i === prose[0], background: i < purpose, quiet: quiet || titled === true }
  })
}
