import { createHash } from 'node:crypto'
import { appendFileSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { SnapshotError } from '../../src/market/snapshot.ts'
import { writeReport } from '../../src/market/write-report.ts'
import { NOW } from './documented-shapes.ts'
import { marketData } from './market-data.ts'
import { figuresIn, historyIn, type Ran, runAgainst } from './run-against.ts'
import { buyerTruth, resourceTruth, sellerTruth, toolTruth } from './truth.ts'

const data = marketData()
let ran: Ran

beforeAll(async () => {
  ran = await runAgainst({ data })
})

/** Equal to twelve digits: sums in another order differ in the last ones. */
function expectTruth(id: string, truth: Readonly<Record<string, number | null>>): void {
  const figures = figuresIn(ran, id)
  expect(Object.keys(figures).sort()).toEqual(Object.keys(truth).sort())
  for (const [name, value] of Object.entries(truth)) {
    expect([name, Number(figures[name]).toPrecision(12)]).toEqual([name, Number(value).toPrecision(12)])
  }
}

describe('every figure equals the truth of the market that was made up', () => {
  it.each([30, 7, 1])('sellers over %d days', (days) =>
    expectTruth(`sellers-${days}`, sellerTruth(data.sellers[days] ?? [])),
  )
  it.each([30, 7, 1])('buyers over %d days', (days) =>
    expectTruth(`buyers-${days}`, buyerTruth(data.buyers[days] ?? [])),
  )
  it.each(['facilitator', 'bazaar'] as const)('resources of the %s', (list) =>
    expectTruth(list, resourceTruth(data.resources[list], NOW)),
  )
  it('tools', () => expectTruth('tools', toolTruth(data)))
  it('what the facilitator settles', () =>
    expectTruth('supported', { kinds: 4, kinds_v1: 2, kinds_v2: 2, networks: 3 }))
  it('balance and income of the receiving address, which are not the same', () =>
    expectTruth('chain', { balance: 0.7, received: 1.33, transfers: 4 }))
})

describe('what is kept', () => {
  it('is each raw answer with its address, time and SHA-256', () => {
    const index = JSON.parse(readFileSync(join(ran.snapshot, 'index.json'), 'utf8'))
    expect(index.calls).toHaveLength(ran.asked.length)
    for (const call of index.calls) {
      const bytes = readFileSync(join(ran.snapshot, call.file))
      expect(call.sha256).toBe(createHash('sha256').update(bytes).digest('hex'))
      expect(call.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+/)
      expect(call.at).toBe(NOW.toISOString())
    }
    expect(readdirSync(ran.snapshot)).toHaveLength(index.calls.length + 1)
  })

  it('is all that the report is made from: it can be written again without a call, to the same bytes', () => {
    writeReport(ran.folder)
    expect(readFileSync(join(ran.folder, 'MARKET.md'), 'utf8')).toBe(ran.text)
  })

  it('is not believed once it was changed', async () => {
    const other = await runAgainst({ data })
    appendFileSync(join(other.snapshot, 'tools-000.json'), ' ')
    expect(() => writeReport(other.folder)).toThrow(SnapshotError)
    expect(() => writeReport(other.folder)).toThrow(/tools-000\.json is not what was stored: its SHA-256 differs/)
  })
})

describe('the report', () => {
  it('says of the rows how many were given, and by which key they are distinct', () => {
    expect(historyIn(ran, 'sellers-30').latest?.notes).toEqual([
      'Rows given: 441; it says that it has 441.',
      'Rows used: 437, distinct by `recipient`; given again and left out: 4.',
    ])
  })

  it('names call, unit and denominator of every figure', () => {
    for (const { latest } of ran.histories) {
      expect(latest?.call).toMatch(/^http/)
      for (const { of, label } of latest?.figures ?? []) expect([label, of.length > 0]).toEqual([label, true])
    }
    expect(ran.text).toMatch(/\| USD of the top 5 \| [\d.]+% \| share \| USD of 437 sellers \|/)
  })

  it('draws prices and concentration without anything from elsewhere', () => {
    for (const name of ['sellers-30', 'facilitator', 'bazaar']) {
      const svg = readFileSync(join(ran.folder, 'market', 'plots', `${name}.svg`), 'utf8')
      expect(svg).toMatch(/^<svg [^>]*viewBox[\s\S]*<\/svg>\n$/)
      expect(svg).not.toMatch(/href|<script|<style|NaN|Infinity|undefined/)
      expect(ran.text).toContain(`](market/plots/${name}.svg)`)
    }
  })

  it('shows the change since the snapshot before, of every figure that both have', async () => {
    const later = await runAgainst({ data: marketData(63), folder: ran.folder, now: new Date('2026-12-07T12:00:00Z') })
    expect(later.text).toMatch(/\| sellers \| 500 \| number \| [^|]+ \| \+63 \|/)
    expect(later.text).toMatch(/\| buyers \| 520 \| number \| [^|]+ \| same \|/)
    expect(later.text).toContain('| since 2026-11-30 |')
    expect(readdirSync(join(ran.folder, 'market', 'snapshots')).sort()).toEqual(['2026-11-30', '2026-12-07'])
  })
})

it('rests between calls and never asks a page twice when all goes well', () => {
  expect(ran.waited).toEqual(Array(ran.asked.length - 1).fill(500))
  const pages = ran.asked.filter(({ list }) => list !== 'chain').map(({ list, page }) => `${list} ${page}`)
  expect(new Set(pages).size).toBe(pages.length)
})
