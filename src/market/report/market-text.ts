import type { SectionHistory } from '../history.ts'
import { ON_RECORD } from '../on-record.ts'
import type { Snapshot } from '../snapshot.ts'
import { markdownTable } from './markdown-table.ts'
import { sectionText } from './section-text.ts'

const INTRODUCTION = `# The x402 market, as far as it has been measured

Written by \`failure-archive market\` from the raw answers under \`market/snapshots/\`, each kept there with its address, time and SHA-256. Every
call is public and read-only; make it yourself and compare.`

const READING = `## How to read the figures

- A seller is a receiving address, a buyer a sending one. One operator may hold many, so counts of addresses are not counts of people.
- A transaction is one settled transfer of USDC, as the directory counts it. USD are atomic amounts of USDC by 1,000,000; other assets have no figure in USD.
- Quartiles are of type 7 (Hyndman and Fan 1996). Gini is 0 where all have the same and nears 1 where one has all.
- A resource is a listed address; its price is the lowest that it asks in USDC. Demo, tunnel and private hosts go by the name of the host alone; nobody was called.
- An input schema is anything that says what to send, beyond the method. A route without parameters counts as without one.
- Shares of networks do not add up, since a seller on two is in both.`

function runText(snapshots: readonly Snapshot[], histories: readonly SectionHistory[]): string {
  const [last] = snapshots
  if (last === undefined) return 'No run has been stored yet, so the parts that it would measure have no figure.'
  const { started_at, finished_at, lists } = last.index
  const measured = histories.filter(({ now }) => now === 'measured').length
  const head = `Last run: ${started_at} to ${finished_at}, \`market/snapshots/${last.name}\`. Parts asked in it: ${histories.length}; parts measured: ${measured}.`
  const absent = histories.filter(({ now }) => now !== 'measured')
  if (absent.length === 0) return head
  const rows = absent.map(({ section, latest, missing, now }) => [
    section.title,
    `${now}: ${missing ?? ''}`,
    latest === null ? 'none' : latest.at.slice(0, 10),
    `\`${lists.find(({ list }) => list === section.id)?.call ?? ''}\``,
  ])
  return `${head}\n\n${markdownTable(['part', 'why it has no figure of that run', 'figures below', 'first call'], rows)}`
}

/** MARKET.md. The same snapshots give the same bytes. */
export function marketText(snapshots: readonly Snapshot[], histories: readonly SectionHistory[]): string {
  const lastRun = snapshots[0]?.index.started_at.slice(0, 10) ?? ''
  const shown = histories.filter(({ latest }) => latest !== null)
  return `${[
    INTRODUCTION,
    runText(snapshots, histories),
    READING,
    ...shown.map((history) => sectionText(history, lastRun)),
    '## On record, not re-measured',
    ON_RECORD,
  ].join('\n\n')}\n`
}
