import { collectSnapshot } from './collect-snapshot.ts'
import type { SectionHistory } from './history.ts'
import type { MarketAddresses } from './market-addresses.ts'
import { marketLists } from './market-lists.ts'
import { createPoliteFetch, type PoliteOptions } from './polite-fetch.ts'
import type { Ending } from './snapshot.ts'
import { createSnapshotWriter } from './snapshot-writer.ts'
import { snapshotRoot, writeReport } from './write-report.ts'

/** Who is told what is under way. */
export interface MarketProgress {
  start(lists: number): void
  call(list: string, part: string): void
  wait(line: string): void
  end(ending: Ending): void
}

export interface MarketOptions {
  readonly addresses: MarketAddresses
  /** Where MARKET.md and market/ are. */
  readonly folder: string
  readonly polite: Omit<PoliteOptions, 'onWait'>
  readonly progress: MarketProgress
}

export interface MarketRun {
  readonly histories: readonly SectionHistory[]
  /** Lists that were read in part. */
  readonly stopped: readonly Ending[]
  /** The folder of the raw answers. */
  readonly snapshot: string
}

/**
 * Asks everything once, keeps the raw answers in a snapshot of their own, and writes MARKET.md from all that is stored.
 *
 * @throws SnapshotError when an answer that was stored earlier is missing or was changed
 */
export async function runMarket({ addresses, folder, polite, progress }: MarketOptions): Promise<MarketRun> {
  const lists = marketLists(addresses)
  progress.start(lists.length)
  const fetchRaw = createPoliteFetch({ ...polite, onWait: progress.wait })
  const writer = createSnapshotWriter(snapshotRoot(folder), polite.now())
  const stopped: Ending[] = []
  const onEnd = (ending: Ending) => {
    if (ending.outcome === 'stopped') stopped.push(ending)
    progress.end(ending)
  }
  await collectSnapshot({ lists, fetchRaw, writer, now: polite.now, onCall: progress.call, onEnd })
  return { histories: writeReport(folder), stopped, snapshot: writer.folder }
}
