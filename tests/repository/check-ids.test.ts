import { expect, it } from 'vitest'
import { CHECKS } from '../../checks/index.ts'
import { THEMES } from '../../src/cases/case.ts'

it('the themes of cases are the ids of the checks; a finding could otherwise have no case behind it', () => {
  expect([...THEMES].sort()).toEqual(CHECKS.map(({ id }) => id).sort())
})
