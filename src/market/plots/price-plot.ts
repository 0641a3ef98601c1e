import { bin, max, range, ticks } from 'd3-array'
import { formatValue } from '../figures/format-value.ts'
import { svg, x, y } from './svg.ts'

/** Bars to a power of ten. */
const PER_DECADE = 4

/** A histogram of prices on a logarithmic axis, since they lie over several powers of ten. A price of nothing has no place on it. */
export function pricePlot(prices: readonly number[]): string {
  const exponents = prices.filter((price) => price > 0).map((price) => Math.log10(price))
  const low = Math.floor(Math.min(...exponents, -3))
  const high = Math.ceil(Math.max(...exponents, 0) + 1e-9)
  const edges = range(low, high, 1 / PER_DECADE)
  const bars = bin().domain([low, high]).thresholds(edges)(exponents)
  const most = max(bars, ({ length }) => length) ?? 0
  const across = (exponent: number) => (exponent - low) / (high - low)
  const marks = bars
    .filter(({ length, x0, x1 }) => length > 0 && x0 !== undefined && x1 !== undefined)
    .map(({ length, x0 = low, x1 = high }) => {
      const left = x(across(x0))
      const top = y(length / most)
      const width = Math.round((x(across(x1)) - left - 1) * 100) / 100
      return `<rect x="${left}" y="${top}" width="${width}" height="${Math.round((y(0) - top) * 100) / 100}" fill="#2f6f8f"/>`
    })
  const free = prices.length - exponents.length
  const frame = {
    title: `Listed prices per call: ${formatValue(exponents.length, 'count')} resources${free > 0 ? `; ${formatValue(free, 'count')} at 0 are not drawn` : ''}`,
    xLabel: 'USD per call, logarithmic',
    yLabel: 'resources',
    xTicks: range(low, high + 1).map((exponent) => ({ at: across(exponent), text: String(Number(`1e${exponent}`)) })),
    yTicks: ticks(0, Math.max(most, 1), 5)
      .filter(Number.isInteger)
      .map((count) => ({ at: count / Math.max(most, 1), text: formatValue(count, 'count') })),
  }
  return svg(frame, marks)
}
