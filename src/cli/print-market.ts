import { relative } from 'node:path'
import type { SectionHistory } from '../market/history.ts'
import type { MarketRun } from '../market/run-market.ts'
import type { Ending } from '../market/snapshot.ts'

function partLine({ section, latest, missing, now }: SectionHistory): string {
  const start = `  ${now.padEnd(12)}  ${section.title}`
  if (missing === null)
    return `${start}: from ${latest?.answers} stored ${latest?.answers === 1 ? 'answer' : 'answers'}`
  const kept = latest === null ? '' : ` (MARKET.md keeps the figures of ${latest.at.slice(0, 10)})`
  return `${start}: ${missing}${kept}`
}

function headLine(histories: readonly SectionHistory[]): string {
  const asked = histories.filter(({ now }) => now !== 'not asked').length
  const measured = histories.filter(({ now }) => now === 'measured').length
  if (measured === 0)
    return `Nothing was measured: none of the ${asked} parts that were asked gave an answer that can be used.`
  return `${measured} of ${asked} parts that were asked were measured.`
}

const stopLine = ({ list, why }: Ending): string => `  ${list}: ${why}`

/** What a run reached and what it did not, for people. */
export function printMarket({ histories, stopped, folder, snapshot }: MarketRun & { readonly folder: string }): string {
  const measured = new Set(histories.filter(({ now }) => now === 'measured').map(({ section }) => section.id))
  const partly = stopped.filter(({ list }) => measured.has(list))
  return `${[
    headLine(histories),
    ...histories.map(partLine),
    ...(partly.length > 0 ? ['Read in part:', ...partly.map(stopLine)] : []),
    `Raw answers: ${relative(process.cwd(), snapshot)}`,
    `Written: ${relative(process.cwd(), `${folder}/MARKET.md`)}`,
  ].join('\n')}\n`
}
