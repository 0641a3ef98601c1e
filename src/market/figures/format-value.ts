import type { Unit } from './figure.ts'

/** Groups of three by comma, whatever the machine's locale. */
const grouped = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, ',')

const fixed = (value: number, digits: number): string => {
  const [whole = '', fraction] = value.toFixed(digits).split('.')
  return fraction === undefined ? grouped(whole) : `${grouped(whole)}.${fraction}`
}

/** A dollar and more to the cent; below that to the millionth, which is USDC's smallest unit, without idle zeros. */
const dollars = (value: number): string =>
  Math.abs(value) >= 1 || value === 0 ? fixed(value, 2) : fixed(value, 6).replace(/0{1,4}$/, '')

const FORMATS: Readonly<Record<Unit, (value: number) => string>> = {
  count: (value) => fixed(value, 0),
  USD: dollars,
  share: (value) => `${fixed(value * 100, 1)}%`,
  index: (value) => fixed(value, 3),
  days: (value) => fixed(value, 1),
  date: (value) => new Date(value).toISOString().slice(0, 10),
}

/**
 * A figure as text, the same on every machine.
 *
 * @example
 * formatValue(7802976, 'count') // '7,802,976'
 * formatValue(0.0243, 'USD') // '0.0243'
 * formatValue(null, 'share') // 'not defined'
 */
export const formatValue = (value: number | null, unit: Unit): string =>
  value === null ? 'not defined' : FORMATS[unit](value)

/** A number of things as text. */
export const counted = (value: number): string => formatValue(value, 'count')
