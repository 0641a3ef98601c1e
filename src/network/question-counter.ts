import type { Submit } from './observe.ts'

/** A question is answered without a write; that it was asked is counted at most this much later. */
const FLUSH_MS = 1000

/** Counts questions in memory and writes the counts once a second. A process that is killed loses the last second of them. */
export function questionCounter(submit: Submit, now: () => number) {
  let asked = 0
  let known = 0
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (asked === 0) return
    // A count that cannot be written is no reason to fail an answer that was given.
    submit({ kind: 'questions', at: now(), asked, known }).catch(() => {})
    asked = 0
    known = 0
  }
  return {
    count: (wasKnown: boolean) => {
      asked += 1
      known += wasKnown ? 1 : 0
      timer ??= setTimeout(flush, FLUSH_MS).unref()
    },
    flush,
  }
}
