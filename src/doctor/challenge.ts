import { z } from 'zod'
import { readShape, ShapeError } from '../market/shapes/read-shape.ts'
import { jsonOf, type Seen } from './seen.ts'

const digits = z.string().regex(/^\d+$/, { error: 'digits' })
const seconds = z.int().positive()
const url = z.url({ protocol: /^https?$/, error: 'an http or https URL' })
const extra = z.looseObject({ name: z.string().optional(), version: z.string().optional() }).optional()

const v1 = z.looseObject({
  x402Version: z.literal(1, { error: '1' }),
  accepts: z
    .array(
      z.looseObject({
        scheme: z.string(),
        network: z.string(),
        maxAmountRequired: digits,
        resource: url,
        description: z.string(),
        mimeType: z.string(),
        payTo: z.string(),
        maxTimeoutSeconds: seconds,
        asset: z.string(),
        outputSchema: z.unknown().optional(),
        extra,
      }),
    )
    .min(1, { error: 'an array with an entry' }),
})

const v2 = z.looseObject({
  x402Version: z.literal(2, { error: '2' }),
  resource: z.looseObject({
    url,
    description: z.string(),
    mimeType: z.string(),
    serviceName: z.string().optional(),
    tags: z.array(z.string()).optional(),
  }),
  accepts: z
    .array(
      z.looseObject({
        scheme: z.string(),
        network: z.string(),
        amount: digits,
        payTo: z.string(),
        maxTimeoutSeconds: seconds,
        asset: z.string(),
        extra,
      }),
    )
    .min(1, { error: 'an array with an entry' }),
  extensions: z.looseObject({}).optional(),
})

export type ChallengeV1 = z.output<typeof v1>
export type ChallengeV2 = z.output<typeof v2>

/** A part of a challenge that could be read, or what is wrong with it. */
export type Read<Challenge> = { readonly challenge: Challenge } | { readonly problem: string }

function read<Schema extends z.ZodType>(schema: Schema, value: unknown, root: string): Read<z.output<Schema>> {
  try {
    return { challenge: readShape(schema, value, root) }
  } catch (error) {
    if (error instanceof ShapeError) return { problem: error.message }
    throw error
  }
}

/** The JSON body of a 402, which clients of protocol version 1 pay by. */
export function readV1({ body }: Seen): Read<ChallengeV1> {
  if (body === '') return { problem: 'the body is empty' }
  const json = jsonOf(body)
  return json === undefined ? { problem: 'the body is not JSON' } : read(v1, json, 'body')
}

/** The PAYMENT-REQUIRED header of a 402, which clients of protocol version 2 pay by. */
export function readV2({ headers }: Seen): Read<ChallengeV2> {
  const header = headers.get('payment-required')
  if (header === null) return { problem: 'there is no PAYMENT-REQUIRED header' }
  const json = jsonOf(Buffer.from(header, 'base64').toString('utf8'))
  return json === undefined ? { problem: 'PAYMENT-REQUIRED is not JSON in base64' } : read(v2, json, 'PAYMENT-REQUIRED')
}

export const challengeOf = <Challenge>(part: Read<Challenge>): Challenge | undefined =>
  'challenge' in part ? part.challenge : undefined
