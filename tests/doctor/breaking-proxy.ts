import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An answer on its way to the one who asked. */
export interface Passing {
  readonly method: string
  readonly path: string
  status: number
  readonly headers: Headers
  body: string
}

export type Break = (answer: Passing) => void

export interface BreakingProxy {
  readonly url: string
  stop(): Promise<void>
}

/** Passes requests on to a server and breaks one thing of its answers. */
export async function startBreakingProxy(target: string, breakIt: Break): Promise<BreakingProxy> {
  const server = createServer(async (request, response) => {
    const { method = 'GET', url: path = '/' } = request
    const headers = Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === 'string' && !['host', 'connection', 'content-length'].includes(name)
        ? [[name, value] as [string, string]]
        : [],
    )
    const answer = await fetch(`${target}${path}`, { method, headers, redirect: 'manual' })
    const passing: Passing = {
      method,
      path: new URL(path, target).pathname,
      status: answer.status,
      headers: new Headers(answer.headers),
      body: await answer.text(),
    }
    for (const name of ['content-length', 'content-encoding', 'transfer-encoding', 'connection', 'keep-alive'])
      passing.headers.delete(name)
    breakIt(passing)
    response.writeHead(passing.status, Object.fromEntries(passing.headers))
    response.end(method === 'HEAD' ? undefined : passing.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type Json = Record<string, unknown>

/** Changes the 402 in both of its forms: the entries of the body, and what is in the header. */
export function changeChallenge(
  answer: Passing,
  {
    entry = (same) => same,
    header = (same) => same,
  }: { entry?: (entry: Json) => Json; header?: (header: Json) => Json },
): void {
  const encoded = answer.headers.get('payment-required')
  if (answer.status !== 402 || encoded === null) return
  const decoded = JSON.parse(Buffer.from(encoded, 'base64').toString()) as Json
  answer.headers.set('payment-required', Buffer.from(JSON.stringify(header(decoded))).toString('base64'))
  if (answer.body === '') return
  const body = JSON.parse(answer.body) as { accepts: Json[] }
  answer.body = JSON.stringify({ ...body, accepts: body.accepts.map(entry) })
}
