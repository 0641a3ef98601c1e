import { validate } from '../validate.ts'
import type { Produced, Route } from './route.ts'

const asJson = (answer: unknown): Produced => ({ mediaType: 'application/json', body: JSON.stringify(answer) })

/**
 * Validates a raw input and makes the answer as bytes.
 *
 * @throws ServiceError whatever validation or the domain refuses.
 */
export async function produce(route: Route, raw: unknown): Promise<Produced> {
  return answerInput(route, validate(route.input, raw))
}

/** Makes the answer to an input that is validated already. */
export async function answerInput(route: Route, input: Record<string, unknown>): Promise<Produced> {
  const answer = await route.handle(input)
  return route.produces ? route.produces(answer, input) : asJson(answer)
}
