/**
 * Gives a function that runs pieces of work one after another, in the order in which they came. One that fails fails alone:
 * the next starts all the same.
 *
 * @example
 * const inTurn = createSerial()
 * await Promise.all([inTurn(sendFirst), inTurn(sendSecond)]) // the second starts when the first has ended
 */
export const createSerial = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const run = last.then(work, work)
    last = run
    return run
  }
}
