import { describe, expect, it } from 'vitest'
import { precheck } from '../../src/audit/precheck.ts'
import { HOSTILE_TEXTS } from '../bench/audit/hostile-texts.ts'

describe('a hostile text of 100,000 characters', () => {
  it.each(Object.entries(HOSTILE_TEXTS))(
    'of %s is answered without an error',
    (_, text) => {
      expect(text).toHaveLength(100_000)
      expect(precheck({ text }).mode).toBe('text')
    },
    60_000,
  )
})
