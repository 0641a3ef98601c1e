import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Site } from '../pages/document.ts'

/** What is known of a request outside its handler: the frame gives it an id, and logs which route has answered. */
export interface RequestNotes {
  readonly requestId: string
  /** The name of the route that matched; undefined for an unknown path. */
  route: string | undefined
  /** Why there was no answer: the code of the error, or the machine word for a payment that was not taken. */
  refused: string | undefined
  /** Whether the route is a paid one. */
  sold: boolean
  /** The frame of pages; undefined where nothing is shown to browsers. */
  readonly site: Site | undefined
}

/** Node's own request and response; neither is there for an application that is called without a socket. */
export interface Sockets {
  readonly incoming?: IncomingMessage | undefined
  readonly outgoing?: ServerResponse | undefined
}

/** What handlers find beside the request. */
export interface AppEnv {
  Bindings: Sockets & RequestNotes
  Variables: {
    /** The JSON-RPC message of a request to /mcp. */
    message: { readonly method?: unknown } | undefined
    /** Whether that message pays for something. */
    paying: boolean | undefined
  }
}
