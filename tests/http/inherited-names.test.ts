import { expect, it } from 'vitest'
import { networkId, usdcOf } from '../../src/market/usdc.ts'
import { appUnderTest, jsonPost, readJson } from './app-under-test.ts'

const { get, services } = appUnderTest()

/** What every object of the language answers to, though nobody put it there. */
const NAMES = [...Object.getOwnPropertyNames(Object.prototype), 'prototype', 'length', 'name']

it.each(NAMES)('"%s" is a word like any other in a text that is read', async (name) => {
  for (const word of [name, name.toUpperCase(), `\`${name}\``, `${name}.md`, `${name}'s`]) {
    const text = `The ${word} is fixed: all tests pass. ${word}`
    expect([word, (await get('/precheck', jsonPost({ text }))).status]).toEqual([word, 200])
    const claim = await get('/precheck', jsonPost({ claim: text, evidence: word }))
    expect([word, claim.status]).toEqual([word, 200])
  }
})

it.each(NAMES)('"%s" is a word like any other in a search', (name) => {
  expect(() => services.index.search(`${name} ${name}`, { limit: 3 })).not.toThrow()
})

it.each(NAMES)('"%s" is a name like any other to the network', async (name) => {
  const service = name.replaceAll('_', '')
  const failed = { service, operation: name, error_type: name, error_code: name, error_message: `${name} failed` }
  const observed = await readJson(await get('/v1/observe', jsonPost({ ...failed, outcome: 'failure' })))
  expect(observed.fingerprint).toMatch(/^v1:/)
  const asked = await readJson(await get('/v1/query', jsonPost(failed)))
  expect([asked.known, asked.fingerprint]).toEqual([true, observed.fingerprint])
})

it.each(NAMES)('"%s" is a network that nobody knows, in a listing', (name) => {
  expect([networkId(name), usdcOf(name)]).toEqual([name, undefined])
})
