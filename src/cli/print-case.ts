import type { z } from 'zod'
import { CHECKS } from '../../checks/index.ts'
import type { compactCaseSchema, fullCaseSchema } from '../cases/case-view.ts'
import { firstSentences } from '../cases/first-sentences.ts'

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

/** A theme by the title of its check. */
const themeTitle = (theme: Shown['themes'][number]) => CHECKS.find(({ id }) => id === theme)?.title ?? theme

const about = ({ domain, source, themes }: Shown) =>
  [...(domain ? [domain] : []), ...(source?.date ? [source.date] : []), ...themes.map(themeTitle)].join(', ')

/** A case as a person reads it in a terminal, its correction first. */
export function printCase(one: Shown): string {
  const figures = (one.evidence ?? []).map(({ figure, unit, what }) => `    ${figure} ${unit}: ${what}`)
  return [
    `${one.title}`,
    `  ${one.id} (${about(one)})`,
    ...paragraph('Correction', one.correction),
    ...paragraph('Symptom', one.symptom),
    ...paragraph('What happened', one.what_happened && firstSentences(one.what_happened, 2)),
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
