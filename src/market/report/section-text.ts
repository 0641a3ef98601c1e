import type { SectionHistory } from '../history.ts'
import type { Measured } from '../section.ts'
import { figureTable } from './figure-table.ts'
import { markdownTable } from './markdown-table.ts'

/** Where the plots stand, beside MARKET.md. */
export const plotFile = (section: string): string => `market/plots/${section}.svg`

const ALT: Readonly<Record<string, string>> = {
  prices: 'price distribution',
  concentration: 'concentration of USD',
}

const sourceText = ({ snapshot, at, answers, call }: Measured): string =>
  `Measured at ${at} from ${answers === 1 ? 'one stored answer' : `${answers} stored answers`} in \`market/snapshots/${snapshot}\`. First call: \`${call}\``

/** The text of one part: where it is from, its figures, tables and plot, and why it is old where it is. */
export function sectionText({ section, latest, before, missing }: SectionHistory, lastRun: string): string {
  const absence = missing === null ? [] : [`Not measured in the run of ${lastRun}: ${missing}.`]
  const heading = `## ${section.title}`
  if (latest === null) return [heading, ...absence].join('\n\n')
  const stale =
    missing === null ? [] : ['The figures below are the last that were measured; they were not measured again.']
  return [
    heading,
    ...absence,
    ...stale,
    sourceText(latest),
    ...(latest.notes.length > 0 ? [latest.notes.map((note) => `- ${note}`).join('\n')] : []),
    figureTable(latest, before),
    ...(latest.table ? [latest.table.title, markdownTable(latest.table.columns, latest.table.rows)] : []),
    ...(latest.plot ? [`![${ALT[latest.plot.kind]}](${plotFile(section.id)})`] : []),
  ].join('\n\n')
}
