import type { z } from 'zod'
import type { archiveAnswer } from './archive.ts'

type Archive = z.infer<typeof archiveAnswer>
type Shown = Archive['cases'][number]

const sourceLine = ({ source }: Shown) =>
  source ? `Source: ${[source.title, source.publisher, source.date, source.url].filter(Boolean).join(', ')}` : ''

const section = (heading: string, text: string | null) => (text ? `### ${heading}\n\n${text}\n` : '')

/** One case as readable Markdown, its correction before all else. */
export function caseText(one: Shown): string {
  const figures = one.evidence.map(({ figure, unit, what }) => `- ${figure} ${unit}: ${what}`).join('\n')
  return [
    `## ${one.title}\n\n\`${one.id}\` · ${one.domain} · ${one.themes.join(', ')} · ${one.status}\n`,
    section('Correction', one.correction),
    section('Symptom', one.symptom),
    section('What happened', one.what_happened),
    section('Root cause', one.root_cause),
    section('Fix', one.fix),
    section('Prevention', one.prevention.map((line) => `- ${line}`).join('\n')),
    section('Figures', figures),
    sourceLine(one),
  ]
    .filter(Boolean)
    .join('\n')
}

/** The archive as one Markdown text. */
export const archiveText = ({ licence, cases }: Archive) =>
  `# Failure Archive\n\n${licence ?? ''}\n\n${cases.map(caseText).join('\n\n')}\n`
