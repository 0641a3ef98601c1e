import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Runs work now and again and again, one run after another. A run that fails is reported and tried again at its time.
 *
 * @returns stops it, once the run that is on its way has ended
 */
export const repeat = (everyMs: number, work: () => Promise<void>, onError: () => void): (() => Promise<void>) => {
  const stopped = new AbortController()
  const loop = async () => {
    while (!stopped.signal.aborted) {
      await work().catch(onError)
      await sleep(everyMs, undefined, { signal: stopped.signal }).catch(() => {})
    }
  }
  const running = loop()
  return async () => {
    stopped.abort()
    await running
  }
}
