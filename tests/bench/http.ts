import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { type Benchmark, type Figure, median } from './figure.ts'
import { startPinned } from './pinned-server.ts'

const ROUNDS = 5
const SECONDS = 3
const CONNECTIONS = 20
const REQUESTS_FOR_MEMORY = 50_000

const SERVER = 'dist/src/main.js'
const BARE = 'dist/tests/bench/bare-server.js'

const perSecond = async (url: string) => {
  const { requests, non2xx, errors } = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS })
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers other than 2xx, ${errors} errors`)
  return requests.average
}

/** A route against a bare route with the same bytes: rounds of the two alternate, so that both meet the same noise. */
async function ratio(path: string, dir: string): Promise<readonly Figure[]> {
  const server = await startPinned(SERVER, [])
  const file = join(dir, 'body')
  writeFileSync(file, await (await fetch(`${server.url}${path}`)).text())
  const bare = await startPinned(BARE, [file])
  const ours: number[] = []
  const theirs: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await perSecond(`${server.url}${path}`))
    theirs.push(await perSecond(`${bare.url}/`))
  }
  await Promise.all([server.stop(), bare.stop()])
  return [
    { what: `${path}`, value: median(ours), unit: 'requests/s' },
    { what: 'bare Hono route with the same bytes', value: median(theirs), unit: 'requests/s' },
    {
      what: `${path} against the bare route`,
      value: median(ours) / median(theirs),
      unit: 'ratio',
      bar: { least: 0.6 },
    },
  ]
}

async function startUp(): Promise<Figure> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now()
    const server = await startPinned(SERVER, [])
    await (await fetch(`${server.url}/sample`)).text()
    times.push(performance.now() - start)
    await server.stop()
  }
  return { what: 'start of the process to its first answer', value: median(times), unit: 'ms' }
}

async function memory(): Promise<readonly Figure[]> {
  const server = await startPinned(SERVER, [])
  const load = (amount: number) => autocannon({ url: `${server.url}/contents`, connections: CONNECTIONS, amount })
  await load(Math.ceil(REQUESTS_FOR_MEMORY / 3))
  const atThird = server.residentMiB()
  await load(Math.floor((REQUESTS_FOR_MEMORY * 2) / 3))
  const atEnd = server.residentMiB()
  await server.stop()
  return [
    { what: `resident memory after ${REQUESTS_FOR_MEMORY} requests`, value: atEnd, unit: 'MiB' },
    {
      what: 'the same against that after one third of them',
      value: atEnd / atThird,
      unit: 'ratio',
      bar: { most: 1.1 },
    },
  ]
}

export const http: Benchmark = {
  name: 'HTTP',
  run: async () => {
    const dir = mkdtempSync(join(tmpdir(), 'bench-'))
    try {
      return [
        ...(await ratio('/sample', dir)),
        ...(await ratio('/contents', dir)),
        await startUp(),
        ...(await memory()),
      ]
    } finally {
      rmSync(dir, { recursive: true })
    }
  },
}
