import { z } from 'zod'

/** A receipt and its answer, as `GET /receipts/{id}` gives them. */
export const paidRecordSchema = z
  .object({
    id: z.string(),
    state: z.string(),
    route: z.string(),
    resource: z.string(),
    payer: z.string(),
    network: z.string(),
    amount: z.string().describe('Millionths of a dollar (USDC)'),
    transaction: z.string().nullable(),
    receipt: z.looseObject({}).nullable().describe('EIP-712 receipt of the x402 offer-receipt extension'),
    answer: z.object({ status: z.int(), media_type: z.string(), body: z.string() }).nullable(),
    answer_missing: z.enum(['not_kept', 'expired', 'not_settled']).nullable().describe('Why there is no answer here'),
  })
  .meta({ id: 'PaidRecord' })

export type PaidRecord = z.infer<typeof paidRecordSchema>
