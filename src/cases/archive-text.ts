import type { z } from 'zod'
import type { archiveAnswer } from './archive.ts'
import { caseDocument, FENCE_OF_FRONT_MATTER, yamlValue } from './case-document.ts'

type Archive = z.infer<typeof archiveAnswer>

/**
 * The archive as one Markdown text: a head with the licence and all that the JSON form says beside the cases, then the documents
 * of the cases one after another. `archive_of` is how many follow, so that a text that was cut off is not taken for the whole.
 */
export function archiveText({ cases, licence, ...head }: Archive): string {
  const standsBelow = licence !== null && !licence.split('\n').includes(FENCE_OF_FRONT_MATTER)
  const facts = { archive_of: cases.length, ...head, ...(standsBelow ? {} : { licence }) }
  const lines = Object.entries(facts).map(([name, value]) => `${name}: ${yamlValue(value)}\n`)
  const below = standsBelow ? `\n${licence}\n` : ''
  return [
    `${FENCE_OF_FRONT_MATTER}\n${lines.join('')}${FENCE_OF_FRONT_MATTER}\n${below}`,
    ...cases.map(caseDocument),
  ].join('')
}
