import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { historyOf, type SectionHistory } from './history.ts'
import { concentrationPlot } from './plots/concentration-plot.ts'
import { pricePlot } from './plots/price-plot.ts'
import { marketText } from './report/market-text.ts'
import { plotFile } from './report/section-text.ts'
import { SECTIONS } from './sections.ts'
import { readSnapshots } from './snapshot.ts'

const PLOTS = { prices: pricePlot, concentration: concentrationPlot } as const

/** Where the snapshots stand, beside MARKET.md. */
export const snapshotRoot = (folder: string): string => join(folder, 'market', 'snapshots')

/**
 * Writes MARKET.md and its plots from the stored snapshots, and from nothing else.
 *
 * @returns what is known of each part
 * @throws SnapshotError when a stored answer is missing or was changed
 */
export function writeReport(folder: string): SectionHistory[] {
  const snapshots = readSnapshots(snapshotRoot(folder))
  const histories = SECTIONS.map((section) => historyOf(section, snapshots))
  for (const { section, latest } of histories) {
    if (latest?.plot) write(join(folder, plotFile(section.id)), PLOTS[latest.plot.kind](latest.plot.values))
  }
  write(join(folder, 'MARKET.md'), marketText(snapshots, histories))
  return histories
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
