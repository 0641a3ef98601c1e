/** The frame of a plot: a title, two axes with their names, and room for what is drawn. */
export interface Frame {
  readonly title: string
  readonly xLabel: string
  readonly yLabel: string
  readonly xTicks: readonly Tick[]
  readonly yTicks: readonly Tick[]
}

export interface Tick {
  /** Where on the axis, from 0 to 1. */
  readonly at: number
  readonly text: string
}

const WIDTH = 720
const HEIGHT = 420
const LEFT = 70
const RIGHT = 20
const TOP = 40
const BOTTOM = 60

/** Shares of the axes to places on the picture, rounded so that every machine writes the same. */
export const x = (at: number): number => Math.round((LEFT + at * (WIDTH - LEFT - RIGHT)) * 100) / 100
export const y = (at: number): number => Math.round((HEIGHT - BOTTOM - at * (HEIGHT - TOP - BOTTOM)) * 100) / 100

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

const label = (left: number, top: number, text: string, anchor: string, more = ''): string =>
  `<text x="${left}" y="${top}" text-anchor="${anchor}"${more}>${escaped(text)}</text>`

const MIDDLE = y(0.5)

/** A whole picture; `marks` are drawn between the axes. It needs no style sheet, script or font from elsewhere. */
export function svg({ title, xLabel, yLabel, xTicks, yTicks }: Frame, marks: readonly string[]): string {
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" font-family="sans-serif" font-size="12" fill="#1f3a4d">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>`,
    label(LEFT, 24, title, 'start', ' font-size="15"'),
    ...yTicks.map(({ at }) => `<path d="M${x(0)} ${y(at)}H${x(1)}" stroke="#d8dfe3"/>`),
    ...yTicks.map(({ at, text }) => label(x(0) - 8, y(at) + 4, text, 'end')),
    ...xTicks.map(({ at }) => `<path d="M${x(at)} ${y(0)}v5" stroke="#1f3a4d"/>`),
    ...xTicks.map(({ at, text }) => label(x(at), y(0) + 20, text, 'middle')),
    ...marks,
    `<path d="M${x(0)} ${y(0)}H${x(1)}" stroke="#1f3a4d"/>`,
    label(x(0.5), HEIGHT - 14, xLabel, 'middle'),
    label(18, MIDDLE, yLabel, 'middle', ` transform="rotate(-90 18 ${MIDDLE})"`),
    '</svg>',
  ].join('\n')}\n`
}
