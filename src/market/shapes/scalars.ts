import { z } from 'zod'

/** An amount in the smallest unit of its token; services write it as a number or as digits. */
export const atomic = z
  .union([z.int().nonnegative(), z.string().regex(/^\d{1,78}$/)], { error: 'a whole number or its digits' })
  .transform(BigInt)

export const count = z.int({ error: 'a whole number' }).nonnegative({ error: 'a whole number' })

/** Below this a number of a time is in seconds, above in milliseconds: the year 5138 and March 1973 lie there. */
const MILLISECONDS_FROM = 100_000_000_000

/** A time as ISO 8601 or unix seconds or milliseconds, read to milliseconds. */
export const time = z
  .union([z.string(), z.number()], { error: 'a time' })
  .transform((value) => {
    if (typeof value === 'number') return value < MILLISECONDS_FROM ? value * 1000 : value
    return Date.parse(value)
  })
  .refine((ms) => Number.isFinite(ms), { error: 'a time (ISO 8601 or unix)' })
