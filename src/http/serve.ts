import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve as listen } from '@hono/node-server'
import type { Hono } from 'hono'
import type { AppEnv } from './app-env.ts'

export interface RunningServer {
  readonly port: number
  /** Takes no new request, finishes those in flight, then resolves. A second call waits for the same end. */
  readonly stop: () => Promise<void>
}

/** Room above the app's own limit, so that the app answers an oversized header with a problem. */
const MAX_HEADER_SIZE = 64 * 1024
const REQUEST_TIMEOUT_MS = 30_000
const HEADERS_TIMEOUT_MS = 10_000
/** A socket on which nothing moves is cut, so that who asks and does not read holds nothing for ever. Longer than a paid call takes. */
const IDLE_SOCKET_MS = 120_000
/** Longer than a settlement may take: a paid call in flight is finished before the process ends. */
const DRAIN_TIMEOUT_MS = 60_000

function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), DRAIN_TIMEOUT_MS)
    server.close(() => {
      clearTimeout(force)
      resolve()
    })
    server.closeIdleConnections()
  })
}

/** Listens for HTTP; rejects where the address cannot be taken. */
export function serve(
  app: Hono<AppEnv>,
  options: { readonly host: string; readonly port: number },
): Promise<RunningServer> {
  return new Promise((resolve, reject) => {
    const server = listen(
      {
        fetch: app.fetch,
        hostname: options.host,
        port: options.port,
        createServer,
        serverOptions: {
          maxHeaderSize: MAX_HEADER_SIZE,
          requestTimeout: REQUEST_TIMEOUT_MS,
          headersTimeout: HEADERS_TIMEOUT_MS,
        },
      },
      ({ port }: AddressInfo) => {
        let stopping: Promise<void> | undefined
        resolve({
          port,
          stop: () => {
            stopping ??= drain(server)
            return stopping
          },
        })
      },
    ) as Server
    server.setTimeout(IDLE_SOCKET_MS)
    server.once('error', reject)
  })
}
