import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningServer, serve } from '../../src/http/serve.ts'
import { appUnderTest } from './app-under-test.ts'

let server: RunningServer

beforeAll(async () => {
  server = await serve(appUnderTest().app, { host: '127.0.0.1', port: 0 })
})
afterAll(() => server.stop())

/** Sends bytes as they are and gives back all that comes until the server closes. */
const exchange = (bytes: string) =>
  new Promise<string>((resolve, reject) => {
    let text = ''
    const socket = connect(server.port, '127.0.0.1', () => socket.write(bytes, 'latin1'))
    socket.on('data', (part) => {
      text += part.toString('latin1')
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(text))
  })

const statusesOf = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))

const HOST = 'Host: archive.example\r\n'
const post = (headers: string, body: string) => `POST /precheck HTTP/1.1\r\n${HOST}${headers}\r\n\r\n${body}`
const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\n${HOST}${headers}Connection: close\r\n\r\n`

describe('a message whose end two readers could see in different places gets one refusal, and nothing after it is run', () => {
  const hidden = `GET /sample HTTP/1.1\r\n${HOST}\r\n`
  it.each([
    ['a length beside chunks', post('Content-Length: 4\r\nTransfer-Encoding: chunked', `0\r\n\r\n${hidden}`)],
    ['two lengths', post('Content-Length: 4\r\nContent-Length: 5', `abcd${hidden}`)],
    ['a list of lengths', post('Content-Length: 4, 4', `abcd${hidden}`)],
    ['a negative length', post('Content-Length: -1', hidden)],
    ['a signed length', post('Content-Length: +4', `abcd${hidden}`)],
    ['a length in hex', post('Content-Length: 0x4', `abcd${hidden}`)],
    ['a length past every number', post('Content-Length: 99999999999999999999', hidden)],
    ['a coding that is not chunks', post('Transfer-Encoding: xchunked', `0\r\n\r\n${hidden}`)],
    ['a space before the colon', post('Transfer-Encoding : chunked', `0\r\n\r\n${hidden}`)],
    ['a chunk without a size', post('Transfer-Encoding: chunked', `ZZ\r\nab\r\n0\r\n\r\n${hidden}`)],
    ['chunks ended by a bare line feed', post('Transfer-Encoding: chunked', `4\nabcd\n0\n\n${hidden}`)],
    ['a folded header', `GET /sample HTTP/1.1\r\n${HOST}X-A: b\r\n  Transfer-Encoding: chunked\r\n\r\n${hidden}`],
    ['bare line feeds', `GET /sample HTTP/1.1\nHost: x\n\n${hidden}`],
    ['a zero byte in a header', `GET /sample HTTP/1.1\r\n${HOST}X-A: a\x00b\r\n\r\n${hidden}`],
  ])('%s', async (_, bytes) => {
    expect(statusesOf(await exchange(bytes))).toEqual([400])
  })

  it('a chunk extension of 200 kB', async () => {
    const bytes = post('Transfer-Encoding: chunked', `4;${'a'.repeat(200_000)}\r\nabcd\r\n0\r\n\r\n${hidden}`)
    expect(statusesOf(await exchange(bytes))).toEqual([413])
  })

  it('while a body that is announced rightly hides nothing from the next request', async () => {
    const body = get('/health')
    const bytes = `GET /sample HTTP/1.1\r\n${HOST}Content-Length: ${body.length}\r\n\r\n${body}${get('/health')}`
    expect(statusesOf(await exchange(bytes))).toEqual([200, 200])
  })
})

describe('a path that climbs out of what is served is not found', () => {
  it.each([
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/%252e%252e%252fpackage.json',
    '/checks/..%2f..%2fpackage.json',
    '/checks/a%00b',
    '/.env',
    '//etc/passwd',
  ])('%s', async (path) => {
    const answer = await exchange(get(path))
    expect(statusesOf(answer)).toEqual([404])
    expect(answer).not.toContain('"dependencies"')
  })

  it('and a line break in it becomes no header', async () => {
    const answer = await exchange(get('/checks/a%0d%0aSet-Cookie:%20x=1'))
    expect(answer).not.toMatch(/^set-cookie/im)
  })
})

describe('what a client says of itself', () => {
  it('stands in the log as an id only where it is a plain word', async () => {
    for (const id of ['"},{"level":60', 'a b', 'é', 'x'.repeat(200)]) {
      const answer = await exchange(get('/sample', `X-Request-Id: ${id}\r\n`))
      expect(answer).toMatch(/^x-request-id: [\w-]{36}\r$/m)
    }
  })

  it('cannot make the server a proxy by an absolute address or a tunnel', async () => {
    const absolute = await exchange(`GET http://evil.example/sample HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`)
    expect(absolute).toContain('application/json')
    expect(absolute).not.toContain('evil.example')
    expect(statusesOf(await exchange(`CONNECT evil.example:443 HTTP/1.1\r\n${HOST}\r\n`))).toEqual([])
  })

  it('is refused where it names two hosts, of which a proxy in front may have believed the other', async () => {
    for (const second of ['archive.example', 'evil.example']) {
      const answer = await exchange(get('/sample', `hOST: ${second}\r\n`))
      expect(statusesOf(answer)).toEqual([400])
      expect(answer).toContain('"code":"bad_input","param":"Host"')
    }
  })

  it('cannot put its own host into an answer', async () => {
    for (const path of ['/', '/openapi.json', '/llms.txt', '/.well-known/x402', '/sitemap.xml']) {
      const answer = await exchange(`GET ${path} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`)
      expect([path, answer.includes('evil.example')]).toEqual([path, false])
    }
  })
})
