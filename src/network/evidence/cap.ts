/** How many attempts of one reporter count for a fingerprint and an action in an hour. */
const MOST_AN_HOUR = 5

export interface Attempts {
  readonly attempts: number
  readonly successes: number
}

/**
 * What counts of one reporter's attempts at one action in one hour: five at most, successes scaled down with them and floored, so
 * that a cap never raises a rate: floor(s · 5/n) / 5 <= s/n.
 *
 * @example
 * capped({ attempts: 12, successes: 10 }) // { attempts: 5, successes: 4 }: floor(10 · 5/12) = floor(4.17)
 */
export function capped({ attempts, successes }: Attempts): Attempts {
  if (attempts <= MOST_AN_HOUR) return { attempts, successes }
  return { attempts: MOST_AN_HOUR, successes: Math.floor((successes * MOST_AN_HOUR) / attempts) }
}
