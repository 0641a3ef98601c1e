import { ServiceError } from '../../src/errors.ts'
import { validate } from '../../src/validate.ts'
import { problemOf, type Source } from '../source.ts'

/** What the package can answer by itself; the rest says what to set. */
export const packagedSource: Source = async ({ tool, route, input, caller }) => {
  if (tool.offline)
    return {
      kind: 'answer',
      answer: (await route.handle(validate(route.input, input, route.refusal), caller)) as object,
    }
  return { kind: 'refused', problem: problemOf(new ServiceError('no_archive', { reason: 'none is connected' })) }
}
