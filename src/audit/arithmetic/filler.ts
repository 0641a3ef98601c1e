/** Up to `most` words of a shape; bounded, so that no pattern is slow. */
export function words(most: number, least = 0): string {
  return `(?:[a-z]+ ){${least},${most}}`
}

/** A pattern over a shape, of parts; its fits are found with the places of their groups. */
export function shapePattern(...parts: readonly string[]): RegExp {
  return new RegExp(parts.join(''), 'dg')
}

/** Where a word of a shape begins. */
export const WORD_START = '(?<![a-z])'
