/** One public, read-only call. With a body it is a JSON-RPC question by POST, else a GET. */
export interface MarketCall {
  readonly url: string
  /** What is written down instead of an address that may hold a key. */
  readonly shownUrl?: string
  readonly body?: string
}

/** An answer as it came, before anybody reads it. */
export interface RawAnswer {
  readonly call: MarketCall
  /** When it was received. */
  readonly at: string
  readonly status: number
  readonly contentType: string
  readonly body: Uint8Array
  /** How many requests it took. */
  readonly attempts: number
}
