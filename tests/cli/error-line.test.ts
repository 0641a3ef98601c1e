import { expect, test } from 'vitest'
import { errorLine, messageOf } from '../../src/cli/error-line.ts'
import { ServiceError } from '../../src/errors.ts'

test.each([
  new ServiceError('language_not_read', { language: 'German' }),
  new ServiceError('no_match', { what: 'query' }),
  new ServiceError('no_claims', undefined),
  new ServiceError('no_change', { since: 'abc' }),
])('$code says nothing of charges at a command line, where nothing is sold', (error) => {
  expect(error.message).toContain('Nothing was charged.')
  expect(messageOf(error)).toBe(error.message.slice(0, -' Nothing was charged.'.length))
  expect(errorLine(error)).not.toContain('charged')
})
