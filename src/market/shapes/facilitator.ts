import { z } from 'zod'
import type { Page } from './page.ts'
import { readShape } from './read-shape.ts'
import { atomic, count, time } from './scalars.ts'

const list = z.object({
  items: z.array(z.unknown()),
  pagination: z.object({ limit: count, offset: count, total: count }),
})

/**
 * A page of `/discovery/resources`. The stated total is not believed: a full page may have another behind it.
 *
 * @throws ShapeError
 */
export function readResourcePage(answer: unknown): Page {
  const { items, pagination } = readShape(list, answer, 'answer')
  const { limit, offset, total } = pagination
  const full = items.length >= limit
  return { rows: items, place: 'items', more: full || offset + items.length < total, total }
}

const schemaHolder = z.looseObject({}).nullish()

/** One way to pay: version 2 says `amount`, version 1 `maxAmountRequired`. */
const accept = z
  .object({
    scheme: z.string(),
    network: z.string(),
    amount: atomic.optional(),
    maxAmountRequired: atomic.optional(),
    asset: z.string(),
    payTo: z.string(),
    outputSchema: schemaHolder,
  })
  .transform(({ amount, maxAmountRequired, ...rest }, context) => {
    const price = amount ?? maxAmountRequired
    if (price !== undefined) return { ...rest, price }
    context.addIssue({ code: 'custom', path: ['amount'], message: 'an amount' })
    return z.NEVER
  })

/** A listed resource. */
export const resourceRow = z.object({
  resource: z.string(),
  x402Version: count,
  accepts: z.array(accept),
  lastUpdated: time,
  metadata: schemaHolder,
  extensions: schemaHolder,
})
export type ResourceRow = z.output<typeof resourceRow>

const supported = z.object({
  kinds: z.array(z.object({ x402Version: count, scheme: z.string(), network: z.string() })),
})

/** @throws ShapeError */
export const readSupported = (answer: unknown) => readShape(supported, answer, 'answer').kinds
