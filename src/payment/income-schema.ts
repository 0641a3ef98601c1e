import { z } from 'zod'

/** What the pay address has received, or why that cannot be said. */
export const incomeSchema = z.object({
  usd: z.string().nullable().describe('Sum of USDC transfers to the pay address'),
  as_of: z.string().nullable().describe('Time of reading'),
  source: z.literal('chain').nullable(),
  reason: z.string().nullable().describe('Why there is no figure, where that is so'),
})

export type Income = z.infer<typeof incomeSchema>

export const noIncome = (reason: string): Income => ({ usd: null, as_of: null, source: null, reason })
