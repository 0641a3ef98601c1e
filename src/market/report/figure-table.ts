import type { Figure, Unit } from '../figures/figure.ts'
import { formatValue } from '../figures/format-value.ts'
import type { Measured } from '../section.ts'
import { markdownTable } from './markdown-table.ts'

const UNITS: Readonly<Record<Unit, string>> = {
  count: 'number',
  USD: 'USD',
  share: 'share',
  index: '0 to 1',
  days: 'days',
  date: 'date, UTC',
}

const SIGNED: readonly Unit[] = ['count', 'USD', 'share', 'index', 'days']

function changeText({ value, unit }: Figure, earlier: Figure | undefined): string {
  if (earlier === undefined || earlier.value === null || value === null) return ''
  if (!SIGNED.includes(unit)) return value === earlier.value ? 'same' : `was ${formatValue(earlier.value, unit)}`
  const difference = value - earlier.value
  const text = formatValue(Math.abs(difference), unit).replace('%', ' points')
  return difference === 0 ? 'same' : `${difference > 0 ? '+' : '-'}${text}`
}

/** The figures of a part, each with its unit and denominator, and the change since the measurement before. */
export function figureTable({ figures }: Measured, before: Measured | null): string {
  const columns = ['figure', 'value', 'unit', 'of', ...(before ? [`since ${before.at.slice(0, 10)}`] : [])]
  const rows = figures.map((figure) => [
    figure.label,
    formatValue(figure.value, figure.unit),
    UNITS[figure.unit],
    figure.of,
    ...(before
      ? [
          changeText(
            figure,
            before.figures.find(({ id }) => id === figure.id),
          ),
        ]
      : []),
  ])
  return markdownTable(columns, rows)
}
