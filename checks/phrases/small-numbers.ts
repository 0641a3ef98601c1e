const MOST = 0x7fff

/** Numbers in an array of half the size of others, which is read the faster for lying closer together. */
export function smallNumbers(numbers: readonly number[]): Int16Array {
  if (numbers.some((n) => Math.abs(n) > MOST)) throw new Error(`there are more than ${MOST} words or phrases`)
  return Int16Array.from(numbers)
}
