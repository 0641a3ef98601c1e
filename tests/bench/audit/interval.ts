/** A seeded generator (mulberry32), so that the intervals come out the same each time. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const RESAMPLES = 400

/** 95% interval of a figure over passages: percentile bootstrap, passages drawn with repetition. */
export function interval<T>(passages: readonly T[], figure: (drawn: readonly T[]) => number): [number, number] {
  const random = seeded(20_260_101)
  const values = Array.from({ length: RESAMPLES }, () =>
    figure(passages.map(() => passages[Math.floor(random() * passages.length)] as T)),
  ).sort((a, b) => a - b)
  const at = (share: number): number => values[Math.round(share * (RESAMPLES - 1))] ?? 0
  return [at(0.025), at(0.975)]
}
