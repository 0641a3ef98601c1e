import { expect, test } from 'vitest'
import { atomicToUsd, PRICES, resolvePrices, usdToAtomic } from '../../src/payment/prices.ts'

test('prices stand as they are in the table unless they are overridden', () => {
  expect(resolvePrices({})).toEqual(PRICES)
  expect(resolvePrices({ SEARCH: '0.03' })).toEqual({ ...PRICES, search: '0.03' })
})

test.each(['0', '0.0000001', '-1', 'free', '', '1e3', '100.01', '0x1', '1,5', ' 1'])(
  'the price "%s" stops the start by its name',
  (usd) => {
    expect(() => resolvePrices({ BRIEF: usd })).toThrow('X402_PRICE_BRIEF')
  },
)

test('a price for a route that is not sold stops the start', () => {
  expect(() => resolvePrices({ PRECHECK: '1' })).toThrow('X402_PRICE_PRECHECK')
})

test.each([
  ['0.01', 10_000],
  ['1.00', 1_000_000],
  ['0.000001', 1],
  ['100', 100_000_000],
  ['0.1', 100_000],
])('%s dollars are %i millionths', (usd, atomic) => {
  expect(usdToAtomic(usd)).toBe(atomic)
})

test.each([
  [0, '0.00'],
  [1, '0.000001'],
  [1_000, '0.001'],
  [10_000, '0.01'],
  [1_010_001, '1.010001'],
  [100_000_000, '100.00'],
  [-1_000, '-0.001'],
  [1_000_000_000_000_001, '1000000000.000001'],
])('%i millionths are %s dollars: to the cent at least, and no millionth is lost', (atomic, usd) => {
  expect(atomicToUsd(atomic)).toBe(usd)
})
