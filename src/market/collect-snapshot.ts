import type { MarketCall, RawAnswer } from './market-call.ts'
import type { Ask, MarketList } from './market-list.ts'
import { NotReached } from './not-reached.ts'
import { readJson } from './shapes/read-json.ts'
import { ShapeError } from './shapes/read-shape.ts'
import type { Ending } from './snapshot.ts'
import type { SnapshotWriter } from './snapshot-writer.ts'

export interface Collect {
  readonly lists: readonly MarketList[]
  readonly fetchRaw: (call: MarketCall) => Promise<RawAnswer>
  readonly writer: SnapshotWriter
  readonly now: () => Date
  /** Told before each call and at the end of each list, for whoever watches. */
  readonly onCall: (list: string, part: string) => void
  readonly onEnd: (ending: Ending) => void
}

/** Asks everything once and keeps what is answered. A list that fails leaves the others to be asked. */
export async function collectSnapshot({ lists, fetchRaw, writer, now, onCall, onEnd }: Collect): Promise<void> {
  for (const list of lists) {
    const ask: Ask = async (part, call) => {
      onCall(list.id, part)
      const answer = await fetchRaw(call)
      writer.keep(list.id, part, answer)
      return readJson(answer.body, answer.contentType)
    }
    const ended = await endOf(list, ask)
    writer.end(ended)
    onEnd(ended)
  }
  writer.finish(now())
}

async function endOf({ id, call, notAsked, walk }: MarketList, ask: Ask): Promise<Ending> {
  if (notAsked !== null) return { list: id, call, outcome: 'not asked', why: notAsked }
  try {
    const why = await walk(ask)
    return { list: id, call, outcome: why === null ? 'read to its end' : 'stopped', why }
  } catch (error) {
    if (!(error instanceof NotReached || error instanceof ShapeError)) throw error
    return { list: id, call, outcome: 'stopped', why: error.message }
  }
}
