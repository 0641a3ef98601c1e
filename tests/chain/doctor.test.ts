import { afterAll, beforeAll, expect, test } from 'vitest'
import { examineSite, RULES } from '../../src/doctor/examine-site.ts'
import { createLook } from '../../src/doctor/seen.ts'
import { visitSite } from '../../src/doctor/visit-site.ts'
import { type Stand, startStand } from '../demo/start-stand.ts'

let stand: Stand

beforeAll(async () => {
  stand = await startStand()
})
afterAll(() => stand.stop())

test('the shop of the demo, which sells on a chain, holds every rule of the doctor', async () => {
  const site = await visitSite(new URL(stand.archive.url), createLook(fetch, 10_000))
  expect(examineSite(site).map(({ rule, state }) => [rule.id, state])).toEqual(RULES.map(({ id }) => [id, 'pass']))
})
