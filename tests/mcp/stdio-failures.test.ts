import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../chain/free-port.ts'
import { callMessage, type RawProcess, type RawRun, startRaw } from './raw-process.ts'

const dir = mkdtempSync(join(tmpdir(), 'stdio-'))
const servers: Server[] = []
const urls: Record<string, string> = {}

const listen = (handle: RequestListener) =>
  new Promise<string>((done) => {
    const server = createServer(handle).listen(0, '127.0.0.1', () => {
      done(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    })
    servers.push(server)
  })

/** The package as it is installed, less what a test takes out of it. */
const packageWithout = (name: string, changed: string | undefined): string => {
  const root = join(dir, name)
  for (const part of ['dist/src', 'dist/mcp', 'dist/checks', 'dist/manifest.json', 'package.json'])
    cpSync(part, join(root, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  if (changed !== undefined) writeFileSync(join(root, 'dist/free.json'), changed)
  return join(root, 'dist/src/cli/main.js')
}

beforeAll(async () => {
  urls.closed = `http://127.0.0.1:${await freePort()}`
  urls.page = await listen((_, response) => response.setHeader('content-type', 'text/html').end('<html>A shop</html>'))
  urls.json = await listen((_, response) => response.end('{"hello":"world"}'))
  urls.redirect = await listen((_, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end())
  urls.silent = await listen(() => {})
  urls.torn = await listen((request) => request.socket.destroy())
})
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  rmSync(dir, { recursive: true })
})

/** Calls a tool that needs the archive, then leaves. */
const searching = async (process: RawProcess) => {
  process.send(callMessage(1, 'search', { q: 'x' }))
  const { result } = (await process.answer(1)) as { result: { isError: boolean; content: { text: string }[] } }
  expect(result.isError).toBe(true)
  expect(JSON.parse(result.content[0]?.text ?? '')).toMatchObject({ code: 'no_archive', remedy: expect.any(String) })
}

const nothing = async () => {}

interface Situation {
  readonly env?: () => Record<string, string>
  readonly main?: () => string
  readonly act: (process: RawProcess) => Promise<void>
  /** The whole of stderr. */
  readonly says: RegExp
  readonly code: number
}

const archive = (url: string) => ({ env: () => ({ FAILURE_ARCHIVE_URL: urls[url] ?? url }) })

const situations: Record<string, Situation> = {
  'no archive is set': { act: searching, says: /^[^\n]*and none is connected\.\n$/, code: 0 },
  'the archive is down': {
    ...archive('closed'),
    act: searching,
    says: /^[^\n]*127\.0\.0\.1:\d+ does not answer \(ECONNREFUSED\)\.\n$/,
    code: 0,
  },
  'the archive’s name is not known': {
    ...archive('https://archive.invalid'),
    act: searching,
    says: /^[^\n]*archive\.invalid does not answer \((ENOTFOUND|EAI_AGAIN)\)\.\n$/,
    code: 0,
  },
  'the archive is a web page of somebody else': {
    ...archive('page'),
    act: searching,
    says: /^[^\n]*what answers at 127\.0\.0\.1:\d+ is none \(status 200\)\.\n$/,
    code: 0,
  },
  'the archive is another service': {
    ...archive('json'),
    act: searching,
    says: /^[^\n]*what answers at 127\.0\.0\.1:\d+ is none \(status 200\)\.\n$/,
    code: 0,
  },
  'the archive redirects': { ...archive('redirect'), act: searching, says: /^[^\n]*it redirects[^\n]*\n$/, code: 0 },
  'the archive never answers': {
    ...archive('silent'),
    act: searching,
    says: /^[^\n]*no answer in time\)\.\n$/,
    code: 0,
  },
  'the archive hangs up': {
    ...archive('torn'),
    act: searching,
    says: /^[^\n]*does not answer \([^\n]+\)\.\n$/,
    code: 0,
  },
  'the URL is none': {
    ...archive('archive'),
    act: nothing,
    says: /^[^\n]*FAILURE_ARCHIVE_URL cannot be used[^\n]*\n$/,
    code: 2,
  },
  'a cap is no number': {
    env: () => ({ X402_MAX_USD_PER_DAY: 'lots' }),
    act: nothing,
    says: /^[^\n]*X402_MAX_USD_PER_DAY cannot be used[^\n]*\n$/,
    code: 2,
  },
  'a network is not known': {
    env: () => ({ X402_NETWORKS: 'eip155:1' }),
    act: nothing,
    says: /^[^\n]*X402_NETWORKS[^\n]*\n$/,
    code: 2,
  },
  'the key is none': {
    env: () => ({ FAILURE_ARCHIVE_URL: 'http://127.0.0.1:9', X402_PRIVATE_KEY: 'hunter2' }),
    act: nothing,
    says: /^[^\n]*nothing will be paid: X402_PRIVATE_KEY is no private key[^\n]*\n$/,
    code: 0,
  },
  'what comes in is no JSON': {
    act: async (process) => {
      await process.answer(0)
      process.write('this is not JSON\n')
      process.send({ jsonrpc: '2.0', id: 2, method: 'ping' })
      await process.answer(2)
    },
    says: /^[^\n]*was skipped[^\n]*\n$/,
    code: 0,
  },
  'SIGTERM comes while a call is open': {
    ...archive('silent'),
    act: async (process) => {
      await process.answer(0)
      process.send(callMessage(1, 'search', { q: 'x' }))
      process.kill('SIGTERM')
    },
    says: /^$/,
    code: 0,
  },
  'the client is gone': {
    act: async (process) => {
      await process.answer(0)
      process.deafen()
      process.send(callMessage(1, 'sample'))
    },
    says: /^$/,
    code: 0,
  },
  'the shelf is missing': {
    main: () => packageWithout('missing', undefined),
    act: nothing,
    says: /^[^\n]*free\.json is missing or cannot be read[^\n]*\n$/,
    code: 2,
  },
  'the shelf was tampered with': {
    main: () => packageWithout('tampered', '{"titles":[],"sample":[]}'),
    act: nothing,
    says: /^[^\n]*free\.json differs from its hash[^\n]*\n$/,
    code: 2,
  },
}

const isJsonRpc = (line: string) => (JSON.parse(line) as { jsonrpc?: unknown }).jsonrpc === '2.0'

describe.concurrent('over stdio, nothing but JSON-RPC is on stdout and one line on stderr when', () => {
  it.each(Object.entries(situations))('%s', { timeout: 120_000 }, async (_, { env, main, act, says, code }) => {
    const process = startRaw({ XDG_STATE_HOME: dir, ...env?.() }, main?.())
    await act(process)
    const run: RawRun = await process.end()
    expect(run.stdout === '' || run.stdout.endsWith('\n')).toBe(true)
    expect(run.stdout.split('\n').slice(0, -1).every(isJsonRpc)).toBe(true)
    expect(run.stderr).toMatch(says)
    expect(run.stdout + run.stderr).not.toContain('hunter2')
    expect(run.code).toBe(code)
  })
})
