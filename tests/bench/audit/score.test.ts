import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import { text as bodyOf } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { precheck } from '../../../src/audit/precheck.ts'
import { f1, score, sum } from './score.ts'
import { ask, readSet } from './sets.ts'

const run = promisify(execFile)

/** The auditor behind the one route that the scorer asks. */
async function scoreOverHttp(file: string) {
  const server = createServer(async (request, response) => {
    response.end(JSON.stringify(precheck(JSON.parse(await bodyOf(request)))))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { stdout } = await run(process.execPath, [
    'tests/bench/audit/score-audit.mjs',
    ...['--url', `http://127.0.0.1:${port}`, '--set', `tests/bench/audit/${file}`, '--json'],
  ])
  server.close()
  return JSON.parse(stdout)
}

describe('the scorer in this process', () => {
  it('comes to the same as score-audit.mjs asking a server', async () => {
    const file = 'audit-real-dev.jsonl'
    const here = score(readSet(file), ask)
    const there = await scoreOverHttp(file)
    expect(f1(here.claim)).toBeCloseTo(there.claim.f1, 10)
    expect(f1(sum(Object.values(here.checks)))).toBeCloseTo(there.check_micro.f1, 10)
    expect(here.addressed.right / here.addressed.all).toBeCloseTo(there.addressed_accuracy, 10)
  })

  it('counts a claim that was not found against its checks', () => {
    const passage = {
      id: 'x',
      text: 'CI is green, so it is safe.',
      sentences: [{ text: 'CI is green, so it is safe.', claim: true, trips: ['silent_success'] }],
    }
    expect(score([passage], () => []).checks.silent_success).toEqual({ tp: 0, fp: 0, fn: 1 })
  })
})
