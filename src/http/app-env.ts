import type { HttpBindings } from '@hono/node-server'

/** What is known of a request outside its handler: the frame gives it an id, and logs which route has answered. */
export interface RequestNotes {
  readonly requestId: string
  /** The name of the route that matched; undefined for an unknown path. */
  route: string | undefined
  /** Whether the route is a paid one. */
  sold: boolean
}

/** What handlers find beside the request: Node's own request and response where there is a socket, and the notes. */
export interface AppEnv {
  Bindings: Partial<HttpBindings> & RequestNotes
  Variables: {
    /** The JSON-RPC message of a request to /mcp. */
    message: { readonly method?: unknown } | undefined
    /** Whether that message pays for something. */
    paying: boolean | undefined
  }
}
