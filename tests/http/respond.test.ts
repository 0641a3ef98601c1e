import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningServer, serve } from '../../src/http/serve.ts'
import { appUnderTest, jsonPost } from './app-under-test.ts'

const { app, get } = appUnderTest()
let server: RunningServer

beforeAll(async () => {
  server = await serve(app, { host: '127.0.0.1', port: 0 })
})
afterAll(() => server.stop())

/** What Node adds, and what differs by request or by whether there is a socket that needs to know where an answer ends. */
const OF_THE_SOCKET = ['date', 'connection', 'keep-alive', 'content-length']

const told = async (response: Response) => ({
  status: response.status,
  headers: [...response.headers].filter(([name]) => !OF_THE_SOCKET.includes(name)),
  body: await response.text(),
})

const ID = { 'x-request-id': 'the-same' }

/** Writes requests into one connection at once and gives back all that comes until the server has nothing more to say. */
const pipelined = (requests: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(requests.join('')))
    let text = ''
    socket.setEncoding('utf8')
    socket.on('data', (part) => {
      text += part
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(text))
  })

describe('an answer over a socket', () => {
  it.each<[string, string, RequestInit]>([
    ['a kept list', '/sample', { headers: ID }],
    ['a list made for its query', '/contents?limit=2', { headers: ID }],
    ['a head', '/sample', { method: 'HEAD', headers: ID }],
    ['an answer that nothing has changed in', '/sample', { headers: { ...ID, 'if-none-match': '*' } }],
    ['an answer with letters beyond ASCII', '/precheck', jsonPost({ text: 'All tests pass ✅ – naïve, 試験.' }, ID)],
    ['a problem', '/nowhere', { headers: ID }],
    ['a paid route that sells nothing', '/search?q=backup', { headers: ID }],
    ['a method that is not allowed', '/sample', { method: 'DELETE', headers: ID }],
    ['what a browser asks first', '/sample', { method: 'OPTIONS', headers: { ...ID, origin: 'https://a.example' } }],
  ])('%s is the same as without one', async (_, path, init) => {
    const overSocket = await fetch(`http://127.0.0.1:${server.port}${path}`, init)
    const length = overSocket.headers.get('content-length')
    const expected = await told(await get(path, init))
    const seen = await told(overSocket)
    expect(seen).toEqual(expected)
    if (seen.body !== '') expect(Number(length)).toBe(Buffer.byteLength(seen.body))
  })

  it('comes in the order of the requests when several are sent at once', async () => {
    const asked = ['/sample', '/nowhere', '/precheck?text=It+works+%E2%9C%85.', '/contents?limit=1']
    const requests = asked.map((path, at) => {
      const last = at === asked.length - 1 ? 'connection: close\r\n' : ''
      return `GET ${path} HTTP/1.1\r\nhost: a\r\nx-request-id: number-${at}\r\n${last}\r\n`
    })
    const text = await pipelined(requests)
    expect(text.match(/(?<=HTTP\/1\.1 )\d+/g)).toEqual(['200', '404', '200', '200'])
    expect(text.match(/(?<=^x-request-id: )\S+/gm)).toEqual(['number-0', 'number-1', 'number-2', 'number-3'])
    for (const path of asked) expect(text).toContain((await (await get(path)).text()).slice(0, 60))
  })

  it('harms nobody when its reader has gone before it', async () => {
    for (let index = 0; index < 20; index += 1) {
      const socket = connect(server.port, '127.0.0.1', () => {
        socket.write('GET /sample HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(5), () => socket.destroy())
      })
      await new Promise((resolve) => socket.once('close', resolve))
    }
    expect((await fetch(`http://127.0.0.1:${server.port}/sample`)).status).toBe(200)
  })
})
