import type { HttpBindings } from '@hono/node-server'

/** What middleware hands on to handlers. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    /** The name of the route that matched; unset for an unknown path. */
    route: string | undefined
    /** Whether the route is a paid one. */
    sold: boolean | undefined
    /** The JSON-RPC message of a request to /mcp. */
    message: { readonly method?: unknown } | undefined
    /** Whether that message pays for something. */
    paying: boolean | undefined
  }
}
