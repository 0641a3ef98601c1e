/** Lists are made at most once in this time. */
export const KEPT_MS = 10_000

const MOST_KEPT = 64

/** Keeps what was made for a key for ten seconds, the promise and not its result: whoever asks meanwhile waits for the same one. */
export function keptFor<Answer>(now: () => number): (key: string, make: () => Promise<Answer>) => Promise<Answer> {
  const kept = new Map<string, { readonly at: number; readonly answer: Promise<Answer> }>()
  return (key, make) => {
    const known = kept.get(key)
    if (known && now() - known.at < KEPT_MS) return known.answer
    const answer = make()
    kept.delete(key)
    if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? '')
    kept.set(key, { at: now(), answer })
    // A failure is not kept.
    answer.catch(() => kept.delete(key))
    return answer
  }
}

/** What the auditor would ask of a list that is kept. */
export const KEPT_REASON = 'This list is made at most once in ten seconds.'
