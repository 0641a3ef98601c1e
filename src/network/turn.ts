/** Lets whatever else waits in this process go first. */
export const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
