import type { Quantity } from './quantity.ts'

/** A day of the calendar; the year is null where the text leaves it out. */
export interface CalendarDay {
  readonly year: number | null
  readonly month: number
  readonly day: number
}

interface Spot {
  readonly start: number
  readonly end: number
}

/** A word, in letters a to z only, so that patterns can name it. */
export interface WordToken extends Spot {
  readonly kind: 'word'
  readonly word: string
}

/** A punctuation mark or operator. */
export interface SymbolToken extends Spot {
  readonly kind: 'symbol'
  readonly symbol: string
}

/** A number; the letter says of what: N a plain one, P per cent, X times, Q percentage points, D a duration in seconds. */
export interface QuantityToken extends Spot {
  readonly kind: 'quantity'
  readonly letter: 'N' | 'P' | 'X' | 'Q' | 'D'
  readonly quantity: Quantity
}

/** A time of day, in seconds after midnight; `step` is 60 where the seconds are left out. */
export interface TimeToken extends Spot {
  readonly kind: 'time'
  readonly seconds: number
  readonly step: number
}

export interface DayToken extends Spot {
  readonly kind: 'day'
  readonly day: CalendarDay
}

/** Code, addresses, versions, ranges: something that no calculation may use. */
export interface OpaqueToken extends Spot {
  readonly kind: 'opaque'
}

/** The end of a sentence or of a block. */
export interface StopToken extends Spot {
  readonly kind: 'stop'
}

export type Token = WordToken | SymbolToken | QuantityToken | TimeToken | DayToken | OpaqueToken | StopToken
