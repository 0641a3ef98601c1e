/** Who sent a request, for routes to which that matters. */
export interface Caller {
  readonly address: string
  readonly method: string
  /** Without the query. */
  readonly path: string
  /** A header by its name in lower case. */
  readonly header: (name: string) => string | undefined
  /** The body as it was sent. */
  readonly body: () => Promise<string>
}

/** Where nobody asks over the wire: an answer that is made anew for a payment, a tool that is called in the same process. */
export const NOBODY: Caller = {
  address: 'unknown',
  method: 'GET',
  path: '/',
  header: () => undefined,
  body: async () => '',
}
