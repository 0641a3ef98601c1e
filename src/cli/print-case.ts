import type { z } from 'zod'
import type { compactCaseSchema, fullCaseSchema } from '../cases/case-view.ts'

type Shown = z.infer<typeof compactCaseSchema> & Partial<z.infer<typeof fullCaseSchema>>

const WIDTH = 100

/** Breaks a paragraph at blanks, each line after the first indented alike. */
function wrap(text: string, indent: string): string {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    if (line && line.length + word.length + 1 + indent.length > WIDTH) {
      lines.push(line)
      line = word
    } else line = line ? `${line} ${word}` : word
  }
  return [...lines, line].map((one) => indent + one).join('\n')
}

const paragraph = (heading: string, text: string | null | undefined) =>
  text ? [`  ${heading}`, wrap(text, '    ')] : []

/** A case as a person reads it in a terminal, its correction first. */
export function printCase(one: Shown): string {
  const figures = (one.evidence ?? []).map(({ figure, unit, what }) => `    ${figure} ${unit}: ${what}`)
  return [
    `${one.title}`,
    `  ${one.id} (${one.themes.join(', ')})`,
    ...paragraph('Correction', one.correction),
    ...paragraph('Symptom', one.symptom),
    ...paragraph('Root cause', one.root_cause),
    ...paragraph('Fix', one.fix),
    ...(one.prevention.length > 0 ? ['  Prevention', ...one.prevention.map((line) => wrap(`- ${line}`, '    '))] : []),
    ...(figures.length > 0 ? ['  Figures', ...figures] : []),
    ...(one.source
      ? [`  Source: ${one.source.title}, ${one.source.publisher}${one.source.url ? `\n    ${one.source.url}` : ''}`]
      : []),
    '',
  ].join('\n')
}
