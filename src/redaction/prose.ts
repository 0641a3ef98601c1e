import type { Case } from '../cases/case.ts'

/** The texts of a case that tell what happened, as one; the source's own title and publisher are not among them. */
export function proseOf(item: Case): string {
  const { title, symptom, what_happened, root_cause, fix, prevention, correction, evidence } = item
  const figures = evidence.map(({ figure, unit, what }) => `${figure} ${unit} ${what}`)
  return [title, symptom, what_happened, root_cause, fix, ...prevention, correction ?? '', ...figures].join('\n\n')
}

const CODE = /```[^`]*```|``[^`]*``|`[^`\n]*`/g

/** The text without what stands in code marks. */
export const withoutCode = (text: string): string => text.replace(CODE, ' ')
