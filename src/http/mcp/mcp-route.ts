import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import type { Handler, Hono, MiddlewareHandler } from 'hono'
import type { createMcpServers } from '../../../mcp/server.ts'
import { TOOLS } from '../../../mcp/tools.ts'
import { ServiceError } from '../../errors.ts'
import type { AppEnv } from '../app-env.ts'
import { callerOf } from '../caller-of.ts'
import { limitBody } from '../limit-body.ts'
import { named } from '../named.ts'
import { respond } from '../respond.ts'
import { type Message, readMessage } from './read-message.ts'
import { siteGuard } from './site-guard.ts'

export const MCP_PATH = '/mcp'

export interface McpRouteOptions {
  readonly servers: ReturnType<typeof createMcpServers>
  readonly publicUrl: string
  /** Bounds requests by address; those that pay for something are not. */
  readonly limit: MiddlewareHandler<AppEnv>
  /** Takes the caller's address from X-Forwarded-For. */
  readonly trustProxy: boolean
}

/** One server a request, since nothing is remembered between two: any process behind a balancer may answer any of them. */
const answerMessage =
  ({ servers, trustProxy }: McpRouteOptions): Handler<AppEnv> =>
  async (c) => {
    const request = c.req.raw
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
    const server = servers(request.signal, callerOf(c, trustProxy))
    await server.connect(transport as Parameters<typeof server.connect>[0])
    const answer = await transport.handleRequest(request, { parsedBody: c.get('message') })
    const body = await answer.text()
    await server.close()
    const mediaType = answer.headers.get('content-type') ?? 'application/json'
    return respond(c, { status: answer.status, mediaType, body: body || null }, { 'cache-control': 'no-store' })
  }

const OWN_LIMIT: ReadonlySet<unknown> = new Set(TOOLS.filter((tool) => tool.ownLimit).map(({ name }) => name))

const hasOwnLimit = (message: Message | undefined) => OWN_LIMIT.has(message?.params?.name)

/** Calls are bounded as POST is; a handshake and the lists cost as little as GET, which is not. */
const limitCalls =
  (limit: MiddlewareHandler<AppEnv>): MiddlewareHandler<AppEnv> =>
  (c, next) =>
    c.get('message')?.method === 'tools/call' && !hasOwnLimit(c.get('message')) ? limit(c, next) : next()

/** MCP over streamable HTTP: POST with JSON answers. There is no stream to open with GET and no session to end with DELETE. */
export function mountMcp(app: Hono<AppEnv>, options: McpRouteOptions): void {
  const { publicUrl, limit } = options
  app.use(MCP_PATH, named('mcp', siteGuard(publicUrl)))
  app.post(MCP_PATH, limitBody(), readMessage, limitCalls(limit), answerMessage(options))
  app.all(MCP_PATH, (c) => {
    throw new ServiceError('method_not_allowed', { method: c.req.method, path: MCP_PATH, allowed: ['POST', 'OPTIONS'] })
  })
}
