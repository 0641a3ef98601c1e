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

/** Makes the answer to an input that is validated already. */
export async function answerInput(
  route: Route,
  input: Record<string, unknown>,
  caller: Caller = NOBODY,
): Promise<Produced> {
  const answer = await route.handle(input, caller)
  return route.produces ? route.produces(answer, input) : asJson(answer)
}
