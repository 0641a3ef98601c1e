import { SingleBar } from 'cli-progress'
import type { MarketProgress } from '../market/run-market.ts'

/**
 * A bar on stderr of the lists that are done, with the call that is under way. Quiet when stderr is no terminal: the report at
 * the end says the same.
 */
export function createMarketProgress(): MarketProgress & { stop(): void } {
  const bar = new SingleBar({ format: '{bar} {value}/{total} lists  {doing}', clearOnComplete: true, hideCursor: true })
  let calls = 0
  return {
    start: (lists) => bar.start(lists, 0, { doing: '' }),
    call: (list, part) => {
      calls += 1
      bar.update({ doing: `call ${calls}: ${list} ${part}` })
    },
    wait: (line) => bar.update({ doing: line }),
    end: () => bar.increment(1),
    stop: () => bar.stop(),
  }
}
