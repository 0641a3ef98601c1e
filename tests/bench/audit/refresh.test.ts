import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { RULESET } from '../../../src/audit/ruleset.ts'
import { hashRuleset } from '../../../src/build/hash-ruleset.ts'
import { withFigures } from '../with-figures.ts'
import { figures } from './figures.ts'

it('the hash of the ruleset is that of the sources (else: npm run refresh:audit)', () => {
  expect(RULESET.sha256).toBe(hashRuleset('.'))
})

it('the figures in checks/README.md are those that the auditor has (else: npm run refresh:audit)', () => {
  const page = readFileSync('checks/README.md', 'utf8')
  expect(page).toBe(withFigures(page, 'refresh:audit', figures()))
}, 120_000)
