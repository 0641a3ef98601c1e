import { ascending, cumsum, range } from 'd3-array'
import { gini } from '../figures/concentration.ts'
import { formatValue } from '../figures/format-value.ts'
import { svg, x, y } from './svg.ts'

/** Points of the curve that are drawn; more would not be seen. */
const POINTS = 200

const percent = (at: number) => ({ at, text: `${Math.round(at * 100)}%` })
const TICKS = range(0, 1.01, 0.2).map(percent)

/** A Lorenz curve: which part of the USD the lower part of the sellers has; the diagonal is where all have the same. */
export function concentrationPlot(amounts: readonly number[]): string {
  const running = cumsum([...amounts].sort(ascending))
  const total = running.at(-1) ?? 0
  const points = range(0, POINTS + 1).map((point) => {
    const sellers = Math.round((point / POINTS) * amounts.length)
    const below = sellers === 0 || total === 0 ? 0 : (running[sellers - 1] ?? 0) / total
    return `${x(sellers / Math.max(amounts.length, 1))} ${y(below)}`
  })
  const frame = {
    title: `USD received by ${formatValue(amounts.length, 'count')} sellers: Gini ${formatValue(gini(amounts), 'index')}`,
    xLabel: 'sellers, from the smallest',
    yLabel: 'USD, running sum',
    xTicks: TICKS,
    yTicks: TICKS,
  }
  return svg(frame, [
    `<path d="M${x(0)} ${y(0)}L${x(1)} ${y(1)}" stroke="#9aa7af" stroke-dasharray="4 4"/>`,
    `<path d="M${points.join('L')}" stroke="#2f6f8f" stroke-width="2" fill="none"/>`,
  ])
}
