/** Seconds in a unit of time, by each of its spellings. */
export const SECONDS = new Map<string, number>([
  ...['ms', 'msec', 'millisecond', 'milliseconds'].map((unit): [string, number] => [unit, 0.001]),
  ...['s', 'sec', 'secs', 'second', 'seconds'].map((unit): [string, number] => [unit, 1]),
  ...['min', 'mins', 'minute', 'minutes'].map((unit): [string, number] => [unit, 60]),
  ...['h', 'hr', 'hrs', 'hour', 'hours'].map((unit): [string, number] => [unit, 3600]),
  ...['day', 'days'].map((unit): [string, number] => [unit, 86_400]),
  ...['week', 'weeks'].map((unit): [string, number] => [unit, 604_800]),
])

const OTHER = ['b kb mb gb tb kib mib gib tib bytes byte', 'km cm mm kg mg w kw v ghz mhz hz usd eur gbp dollars euros']

/** Units of measure; a number that carries one is no count, and two different ones are not compared. */
export const MEASURES = new Set(OTHER.join(' ').split(' '))

/** Words after "1.2" that scale it; letters count only without a space before them. */
export const SUFFIX_SCALES = new Map([
  ['k', 1e3],
  ['m', 1e6],
  ['bn', 1e9],
])
