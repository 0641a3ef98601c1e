import type { PaidAnswer, PreparedCall } from '../payment/paid-call.ts'
import { validate } from '../validate.ts'
import { type Caller, NOBODY } from './caller.ts'
import type { Produced, Route } from './route.ts'

const asJson = (answer: unknown): Produced => ({ mediaType: 'application/json', body: JSON.stringify(answer) })

/**
 * Validates a raw input and makes the answer as bytes.
 *
 * @throws ServiceError whatever validation or the domain refuses.
 */
export async function produce(route: Route, raw: unknown, caller: Caller = NOBODY): Promise<Produced> {
  return answerInput(route, validate(route.input, raw, route.refusal), caller)
}

async function answerInput(route: Route, input: Record<string, unknown>, caller: Caller): Promise<Produced> {
  const answer = await route.handle(input, caller)
  return route.produces ? route.produces(answer, input) : asJson(answer)
}

/**
 * A call of what is sold, read and found good: the same for HTTP and MCP, so that a payment buys the same thing whichever way it
 * comes.
 *
 * @throws ServiceError whatever validation refuses
 */
export function prepareCall(route: Route, raw: unknown): PreparedCall & { readonly answer: () => Promise<PaidAnswer> } {
  const input = validate(route.input, raw, route.refusal)
  return {
    input,
    keepAnswer: route.echoesInput !== true,
    answer: async () => {
      const { status = 200, mediaType, body } = await answerInput(route, input, NOBODY)
      return { status, mediaType, body }
    },
  }
}
