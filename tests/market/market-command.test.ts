import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { marketCommand } from '../../src/cli/market.ts'
import { commandRun } from '../cli/run-command.ts'
import { SUPPORTED } from './documented-shapes.ts'
import { emptyFolder } from './run-against.ts'

let server: Server
let url: string
const { printed, run } = commandRun()

/** Knows one call and no other: what is not found is not asked again, so nothing is waited for but the rest between calls. */
beforeAll(async () => {
  server = createServer((request, response) => {
    const known = request.url === '/good/supported'
    response.writeHead(known ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(SUPPORTED))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const market = async (folder: string, facilitator: string): Promise<number> => {
  const urls = ['--x402scan-url', `${url}/none`, '--facilitator-url', facilitator, '--bazaar-url', `${url}/none`]
  return run(marketCommand(), [...urls, '--dir', folder])
}

it('ends with 1 where some was measured, with 2 where nothing was, and is quiet on the way without a terminal', async () => {
  const folder = emptyFolder()
  expect(await market(folder, `${url}/good`)).toBe(1)
  expect(printed.out).toMatch(/^1 of 10 parts that were asked were measured\.\n/)
  expect(printed.out).toContain('  measured      What the facilitator settles: from 1 stored answer\n')
  expect(printed.out).toContain('  not measured  What the facilitator lists: it answered 404\n')
  expect(printed.out).toContain('  not asked     The receiving address: X402_PAY_TO is not set')
  const measured = /Measured at \S+ from one stored answer in `market\/snapshots\/[-\d]+`/.exec(
    readFileSync(join(folder, 'MARKET.md'), 'utf8'),
  )

  printed.out = ''
  expect(await market(folder, `${url}/none`)).toBe(2)
  expect(printed.out).toMatch(/^Nothing was measured: none of the 10 parts that were asked/)
  expect(printed.out).toMatch(
    /What the facilitator settles: it answered 404 \(MARKET\.md keeps the figures of \d{4}-\d\d-\d\d\)/,
  )
  expect(readFileSync(join(folder, 'MARKET.md'), 'utf8')).toContain(String(measured?.[0]))
  expect(printed.err).toBe('')
})

it.each(['x402scan.com', 'https://user:secret@scan.example'])('refuses %s as an address', async (address) => {
  await expect(
    marketCommand().exitOverride().parseAsync(['--x402scan-url', address], { from: 'user' }),
  ).rejects.toThrow('It must be an http or https URL without user and password.')
})
