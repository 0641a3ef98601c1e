/** Runs by key in this process, so that a second call with the same payment wakes as soon as the first is done. */
export interface InFlight {
  run<Value>(key: string, work: () => Promise<Value>): Promise<Value>
  /** Resolves when the run of the key ends, or after the given time if it is another process that is at work. */
  ended(key: string, milliseconds: number): Promise<void>
}

export const createInFlight = (sleep: (milliseconds: number) => Promise<void>): InFlight => {
  const running = new Map<string, Promise<void>>()
  return {
    run: async (key, work) => {
      let end = () => {}
      const done = new Promise<void>((resolve) => {
        end = resolve
      })
      running.set(key, done)
      try {
        return await work()
      } finally {
        if (running.get(key) === done) running.delete(key)
        end()
      }
    },
    ended: (key, milliseconds) => Promise.race([running.get(key) ?? sleep(milliseconds), sleep(milliseconds * 10)]),
  }
}
