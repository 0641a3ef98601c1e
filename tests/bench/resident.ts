import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// A context that is made once this is set has the collector; so a benchmark needs no flag of its own.
setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** Resident memory of this process in MB, before and after garbage was collected: the first is what it takes, the second what it keeps. */
export interface Resident {
  readonly all: number
  readonly kept: number
}

const megabytes = () => process.memoryUsage().rss / 1e6

export function resident(): Resident {
  const all = megabytes()
  collect()
  collect()
  return { all, kept: megabytes() }
}
