import { z } from 'zod'
import { ERRORS, type ErrorCode } from '../errors.ts'

const codes = (Object.keys(ERRORS) as ErrorCode[]).filter((code) => ERRORS[code].status === 402) as [ErrorCode]

/** The 402 answer: what a client of protocol version 1 reads, and the members that every error here has. Version 2 stands in the header. */
export const challengeSchema = z
  .object({
    x402Version: z.literal(1),
    error: z.string().describe('A machine word: payment_required, or why a payment was refused'),
    accepts: z
      .array(
        z.looseObject({
          scheme: z.string(),
          network: z.string(),
          maxAmountRequired: z.string().describe('In the smallest unit of the asset'),
          resource: z.url(),
          description: z.string(),
          mimeType: z.string(),
          payTo: z.string(),
          maxTimeoutSeconds: z.int(),
          asset: z.string(),
          outputSchema: z.looseObject({}),
          extra: z.looseObject({ name: z.string(), version: z.string() }),
        }),
      )
      .describe('The ways to pay; sign one of them'),
    code: z.enum(codes),
    remedy: z.string(),
    request_id: z.string(),
    charged: z.literal(false),
  })
  .meta({ id: 'Challenge' })
