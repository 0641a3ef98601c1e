import { expect, test } from 'vitest'
import { leakingPlants } from '../../src/build/planted-documents.ts'
import { RECOGNISERS } from '../../src/redaction/recognisers.ts'

test('no planted secret gets from a document into a case, in whatever field it stands', () => {
  expect(leakingPlants(RECOGNISERS)).toEqual([])
})

test('a secret that nobody recognises is seen to come through', () => {
  expect(leakingPlants(RECOGNISERS.filter((recogniser) => recogniser.class !== 'seed-phrase'))).toEqual(['seed-phrase'])
  expect(leakingPlants(RECOGNISERS.filter((recogniser) => recogniser.class !== 'phone'))).toEqual(['phone'])
})
