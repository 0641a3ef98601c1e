import type { FacilitatorClient } from '@x402/core/server'
import type { PaymentPayload, PaymentRequirements } from '@x402/core/types'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Logger } from 'pino'
import { z } from 'zod'
import { FacilitatorUnavailable } from '../payment/facilitator/facilitator-unavailable.ts'
import { stackOf } from '../stack-of.ts'
import type { AppEnv } from './app-env.ts'

const MAX_BODY = 64 * 1024

/** The protocol's envelope; what is inside the payload is judged by the facilitator. */
const requestSchema = z.object({
  paymentPayload: z.looseObject({ x402Version: z.int(), payload: z.record(z.string(), z.unknown()) }),
  paymentRequirements: z.looseObject({
    scheme: z.string(),
    network: z.string(),
    asset: z.string(),
    amount: z.string(),
    payTo: z.string(),
    maxTimeoutSeconds: z.number(),
    extra: z.record(z.string(), z.unknown()),
  }),
})

const parseRequest = (text: string) => {
  try {
    const { paymentPayload, paymentRequirements } = requestSchema.parse(JSON.parse(text))
    return {
      payload: paymentPayload as unknown as PaymentPayload,
      requirements: paymentRequirements as unknown as PaymentRequirements,
    }
  } catch {
    return undefined
  }
}

/**
 * A facilitator over HTTP, as the protocol has it: `POST /verify`, `POST /settle`, `GET /supported`. A refused payment is a
 * 200 with its reason; 503 says that nothing is known of it now, so that a resource server does not call it refused.
 */
export function createFacilitatorApp({ facilitator, logger }: { facilitator: FacilitatorClient; logger: Logger }) {
  const app = new Hono<AppEnv>()
  app.use(bodyLimit({ maxSize: MAX_BODY, onError: (c) => c.json({ error: 'request_too_large' }, 413) }))
  app.get('/supported', async (c) => c.json(await facilitator.getSupported()))
  for (const step of ['verify', 'settle'] as const) {
    app.post(`/${step}`, async (c) => {
      const request = parseRequest(await c.req.text())
      if (request === undefined) return c.json({ error: 'invalid_request' }, 400)
      const result = await facilitator[step](request.payload, request.requirements)
      logger.info({ step, ...outcomeOf(result) }, 'payment')
      return c.json(result)
    })
  }
  app.notFound((c) => c.json({ error: 'not_found' }, 404))
  app.onError((error, c) => {
    const reason = error instanceof FacilitatorUnavailable ? error.reason : 'internal'
    const stack = reason === 'internal' ? { stack: stackOf(error) } : {}
    logger.error({ path: c.req.path, reason, ...stack }, 'payment not answered')
    return c.json({ error: reason }, reason === 'internal' ? 500 : 503)
  })
  return app
}

type Result = Awaited<ReturnType<FacilitatorClient['verify']>> | Awaited<ReturnType<FacilitatorClient['settle']>>

/** What may stand in a log: who paid and how it went, never the signed payload. */
const outcomeOf = (result: Result) =>
  'isValid' in result
    ? { payer: result.payer, ok: result.isValid, reason: result.invalidReason }
    : { payer: result.payer, ok: result.success, reason: result.errorReason, transaction: result.transaction }
