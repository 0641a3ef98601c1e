import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningServer, serve } from '../../src/http/serve.ts'
import { appUnderTest, readJson } from './app-under-test.ts'

const { app } = appUnderTest()
let server: RunningServer

beforeAll(async () => {
  server = await serve(app, { host: '127.0.0.1', port: 0 })
})
afterAll(() => server.stop())

/** Sends a body piece by piece and says how much of it could be written before the answer came. */
function sendSlowly(path: string, bytes: number, headers: Record<string, string | number>) {
  return new Promise<{ status: number; sent: number; body: string }>((resolve, reject) => {
    let sent = 0
    const outgoing = request({ port: server.port, method: 'POST', path, headers }, (incoming) => {
      let body = ''
      incoming.on('data', (part) => {
        body += part
      })
      incoming.on('end', () => {
        clearInterval(timer)
        resolve({ status: incoming.statusCode ?? 0, sent, body })
        outgoing.destroy()
      })
    })
    outgoing.on('error', reject)
    const timer = setInterval(() => {
      if (sent >= bytes) return
      sent += 64 * 1024
      outgoing.write('x'.repeat(64 * 1024))
    }, 5)
  })
}

describe('the server on a socket', () => {
  it('refuses a 2 MB body by its announced length, before it is sent', async () => {
    const size = 2 * 1024 * 1024
    const { status, sent, body } = await sendSlowly('/precheck', size, {
      'content-length': size,
      'content-type': 'text/plain',
    })
    expect([status, JSON.parse(body).code]).toEqual([413, 'too_long'])
    expect(sent).toBeLessThan(size / 2)
  })

  it('refuses a body without a length once it is too long, not after it has ended', async () => {
    const { status, sent } = await sendSlowly('/precheck', 64 * 1024 * 1024, { 'content-type': 'text/plain' })
    expect(status).toBe(413)
    expect(sent).toBeLessThan(8 * 1024 * 1024)
  })

  it('answers 40 kB of headers with a problem', async () => {
    const response = await fetch(`http://127.0.0.1:${server.port}/sample`, {
      headers: { 'x-payment': 'a'.repeat(40_000) },
    })
    expect([response.status, (await readJson(response)).code]).toEqual([431, 'headers_too_large'])
  })

  it('survives what is no HTTP at all', async () => {
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(server.port, '127.0.0.1', () => socket.write('\x00\xff nonsense\r\n\r\n'))
      let text = ''
      socket.on('data', (part) => {
        text += part
      })
      socket.on('close', () => resolve(text))
    })
    expect(answer).toContain('400 Bad Request')
    expect((await fetch(`http://127.0.0.1:${server.port}/sample`)).status).toBe(200)
  })

  it('finishes a request in flight when it is told to stop, and takes no new one', async () => {
    const one = await serve(app, { host: '127.0.0.1', port: 0 })
    const body = 'All 47 tests pass, so the migration is safe.'
    const outgoing = request({
      port: one.port,
      method: 'POST',
      path: '/precheck',
      headers: { 'content-length': body.length },
    })
    const answered = once(outgoing, 'response')
    outgoing.write(body.slice(0, 10))
    const [socket] = await once(outgoing, 'socket')
    if (socket.connecting) await once(socket, 'connect')
    await new Promise((resolve) => setTimeout(resolve, 100))
    const stopped = Promise.all([one.stop(), one.stop()])
    outgoing.end(body.slice(10))
    const [incoming] = await answered
    expect(incoming.statusCode).toBe(200)
    incoming.resume()
    await stopped
    await expect(fetch(`http://127.0.0.1:${one.port}/sample`)).rejects.toThrow()
  })

  it('says so when the port is taken', async () => {
    await expect(serve(app, { host: '127.0.0.1', port: server.port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })
})
