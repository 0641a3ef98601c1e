/** Up to `most` words of a shape; bounded, so that no pattern is slow. */
export function words(most: number, least = 0): string {
  return `(?:[a-z]+ ){${least},${most}}`
}

/** A pattern over a shape; white space in the source is for the reader, the shape's own spaces are written as "_". */
export function shapePattern(...parts: readonly string[]): RegExp {
  return new RegExp(parts.join(''), 'dg')
}

/** Where a word of a shape begins. */
export const WORD_START = '(?<![a-z])'

/** "which is", "that was", "i.e.", "or", "=", a dash or a bracket: what follows says the same in another way. */
export const SAID_AGAIN =
  '(?:[(\\[] |, |; |: |— |– |- )?(?:(?:ie|eg|that is|which is|that was|which was|which makes|which gives|this is|or|making|giving|equals|equal to|=|is|was|namely) ,? ?){0,2}'
