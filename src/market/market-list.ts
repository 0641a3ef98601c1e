import type { MarketCall } from './market-call.ts'

/** Makes a call, keeps its answer under the name of the part, and gives it as JSON. @throws NotReached | ShapeError */
export type Ask = (part: string, call: MarketCall) => Promise<unknown>

/** Something that is asked in one or more calls. */
export interface MarketList {
  readonly id: string
  /** The first call, for whoever wants to make it. */
  readonly call: string
  /** Why it is not asked at all; null where it is. */
  readonly notAsked: string | null
  /**
   * Asks to the end.
   *
   * @returns why it stopped before the end, or null
   * @throws NotReached | ShapeError
   */
  readonly walk: (ask: Ask) => Promise<string | null>
}
