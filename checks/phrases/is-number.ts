import type { Token } from '../passage.ts'

const NUMBER =
  /^(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|dozen|dozens|hundreds|thousands|millions|half)(?:-|$))/

const FIRST_OF_NUMBER = new Set('0123456789otfsentwhmbd')

/** A number in digits or in words. */
export const isNumber = (token: Token): boolean =>
  !token.code && FIRST_OF_NUMBER.has(token.lower[0] ?? '') && NUMBER.test(token.lower)
