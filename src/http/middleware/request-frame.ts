import { Context } from 'hono'
import type { Logger } from 'pino'
import { ServiceError } from '../../errors.ts'
import type { Site } from '../../pages/document.ts'
import type { AppEnv, Sockets } from '../app-env.ts'
import { problem } from '../problem.ts'

type Bindings = AppEnv['Bindings']

/** Below Node's own limit (64 KiB, set in `serve.ts`), so that the caller gets a problem and not a bare 431 of the parser. */
const MAX_HEADER_BYTES = 32 * 1024

/** The caller's own id where it is harmless, so that its log and ours can be laid side by side. */
function requestIdOf(request: Request, { incoming }: Sockets): string {
  const given = incoming ? incoming.headers['x-request-id'] : request.headers.get('x-request-id')
  return typeof given === 'string' && /^[\w-]{1,128}$/.test(given) ? given : crypto.randomUUID()
}

/**
 * What is wrong with the headers before anybody reads one. Larger ones belong to no payment or sign-in that is known; of two Hosts
 * a proxy may believe the other (RFC 9112, 3.2), and Node's parser lets both through.
 */
function headerFault({ incoming }: Sockets): ServiceError | undefined {
  const fields = incoming?.rawHeaders ?? []
  let bytes = 0
  let hosts = 0
  for (let at = 0; at < fields.length; at += 2) {
    const [name = '', value = ''] = [fields[at], fields[at + 1]]
    bytes += name.length + value.length + 4
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  if (bytes > MAX_HEADER_BYTES) return new ServiceError('headers_too_large', { limit: MAX_HEADER_BYTES })
  return hosts > 1 ? new ServiceError('bad_input', { param: 'Host', problem: 'is given twice' }) : undefined
}

export interface FrameOptions {
  readonly logger: Logger
  /** Milliseconds. */
  readonly now: () => number
  /** Counts an answer, by the name of its route. */
  readonly answered: (route: string | undefined, status: number) => void
  readonly site: Site | undefined
}

/**
 * What stands around every request: its id, the look at its headers, its count, and one line in the log, which never holds the path of an
 * unknown address, the query, a body or a header, since any may hold pasted text. It is laid around the application and not
 * among its handlers: so no route can be mounted without it, and a route with one handler answers without waiting for anything.
 */
export function requestFrame(
  handle: (request: Request, env: Bindings) => Response | Promise<Response>,
  { logger, now, answered, site }: FrameOptions,
): (request: Request, sockets?: Sockets) => Response | Promise<Response> {
  const log = (start: number, { method }: Request, env: Bindings, response: Response): Response => {
    const status = env.outgoing?.headersSent ? env.outgoing.statusCode : response.status
    const ms = Math.round((now() - start) * 10) / 10
    answered(env.route, status)
    const { requestId, route = null, refused } = env
    logger.info({ request_id: requestId, method, route, status, ms, ...(refused !== undefined && { refused }) })
    return response
  }
  return (request, sockets = {}) => {
    const start = now()
    const { incoming, outgoing } = sockets
    const requestId = requestIdOf(request, sockets)
    const env: Bindings = { incoming, outgoing, requestId, route: undefined, refused: undefined, sold: false, site }
    const fault = headerFault(sockets)
    const response = fault ? problem(new Context<AppEnv>(request, { env }), fault) : handle(request, env)
    if (!(response instanceof Promise)) return log(start, request, env, response)
    return response.then((later) => log(start, request, env, later))
  }
}
