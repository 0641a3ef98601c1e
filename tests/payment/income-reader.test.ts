import { expect, test } from 'vitest'
import { createIncomeReader } from '../../src/payment/income-reader.ts'
import { type Income, noIncome } from '../../src/payment/income-schema.ts'

const received = (usd: string): Income => ({ usd, as_of: '2026-11-30T12:00:00.000Z', source: 'chain', reason: null })

test('a fresh figure is not read again, an old one is', async () => {
  let time = 0
  let reads = 0
  const read = async () => {
    reads += 1
    return received(`${reads}.00`)
  }
  const income = createIncomeReader({ read, now: () => time, maxAgeMs: 1_000, patienceMs: 1_000 })
  expect((await income()).usd).toBe('1.00')
  time = 999
  expect((await income()).usd).toBe('1.00')
  time = 1_000
  expect((await income()).usd).toBe('2.00')
})

test('a chain that hangs holds no page up, is asked once, and its answer is shown when it comes', async () => {
  let answer: (income: Income) => void = () => {}
  let reads = 0
  const read = () => {
    reads += 1
    return new Promise<Income>((resolve) => {
      answer = resolve
    })
  }
  const income = createIncomeReader({ read, now: () => 0, maxAgeMs: 1_000, patienceMs: 1 })
  expect(await income()).toEqual(noIncome('the chain is still being read'))
  expect((await income()).usd).toBeNull()
  expect(reads).toBe(1)
  answer(received('3.00'))
  expect((await income()).usd).toBe('3.00')
})

test('an outage shows the last figure with its time, not a null', async () => {
  let time = 0
  const answers = [received('1.00'), noIncome('the chain could not be read'), received('2.00')]
  const read = async () => answers.shift() ?? noIncome('none left')
  const income = createIncomeReader({ read, now: () => time, maxAgeMs: 10, patienceMs: 1_000 })
  expect((await income()).usd).toBe('1.00')
  time = 10
  expect((await income()).usd).toBe('1.00')
  expect((await income()).usd).toBe('2.00')
})
