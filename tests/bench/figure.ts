/** One measured line of the results file. */
export interface Figure {
  readonly what: string
  readonly value: number
  readonly unit: string
  /** What the figure has to reach, where the design sets a bar. */
  readonly bar?: { readonly least?: number; readonly most?: number }
  readonly note?: string
}

/** A part of the benchmarks: named as its heading in the results. */
export interface Benchmark {
  readonly name: string
  readonly run: () => Promise<readonly Figure[]>
}

export const meets = ({ value, bar }: Figure) =>
  (bar?.least === undefined || value >= bar.least) && (bar?.most === undefined || value <= bar.most)

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}
