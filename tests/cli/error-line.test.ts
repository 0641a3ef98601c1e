import { expect, test } from 'vitest'
import { errorLine } from '../../src/cli/error-line.ts'
import { ServiceError } from '../../src/errors.ts'

test.each([
  new ServiceError('bad_input', { param: 'q', problem: 'must not be empty' }),
  new ServiceError('no_match', { what: 'query' }),
  new ServiceError('no_claims', undefined),
  new ServiceError('language_not_read', { language: 'German' }),
  new ServiceError('too_long', { limit: 5, unit: 'characters' }),
  new ServiceError('corpus_invalid', { reason: 'free.json is missing' }),
])('$code at the command line speaks of no address, header or charge', (error) => {
  expect(errorLine(error)).not.toMatch(/\/\w|header|charged|request/i)
  expect(errorLine(error)).not.toContain('\n')
})
