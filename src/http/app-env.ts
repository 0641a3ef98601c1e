import type { HttpBindings } from '@hono/node-server'
import type { Site } from '../pages/document.ts'

/** What middleware hands on to handlers. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    /** The name of the route that matched; unset for an unknown path. */
    route: string | undefined
    /** Whether the route is a paid one. */
    sold: boolean | undefined
    /** The frame of pages; unset where nothing is shown to browsers. */
    site: Site | undefined
    /** The JSON-RPC message of a request to /mcp. */
    message: { readonly method?: unknown } | undefined
    /** Whether that message pays for something. */
    paying: boolean | undefined
  }
}
