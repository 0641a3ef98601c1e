import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { auditFile } from '../../src/cli/audit/audit-file.ts'
import { historyOf } from '../../src/market/history.ts'
import { marketText } from '../../src/market/report/market-text.ts'
import { SECTIONS } from '../../src/market/sections.ts'
import { readSnapshots } from '../../src/market/snapshot.ts'
import { runAgainst } from './run-against.ts'

const texts = { 'MARKET.md': readFileSync('MARKET.md', 'utf8'), 'a report of a whole market': '' }

beforeAll(async () => {
  const { text } = await runAgainst({})
  texts['a report of a whole market'] = text
})

it('MARKET.md is what the program writes from the stored snapshots, and nothing is added by hand', () => {
  const snapshots = readSnapshots('market/snapshots')
  const histories = SECTIONS.map((section) => historyOf(section, snapshots))
  expect(texts['MARKET.md']).toBe(marketText(snapshots, histories))
})

describe.each(['MARKET.md', 'a report of a whole market'] as const)('%s', (name) => {
  it('holds no claim that the nine checks hold, and no figure that does not add up', () => {
    const { claims, figures } = auditFile(name, texts[name])
    expect(claims.filter(({ open }) => open.length > 0).map(({ claim, open }) => [claim.claim, open])).toEqual([])
    expect(figures.filter(({ agrees }) => agrees === false)).toEqual([])
  })

  it('states prices per transaction that are USD by transactions, in every table of sellers', () => {
    const number = (cell: string | undefined) => Number(cell?.replaceAll(',', ''))
    const rows = [...texts[name].matchAll(/^\| (?:`0x\w+` \| )?([\d,]+) \| ([\d,.]+) \| (\d+\.\d+) \|$/gm)]
    expect(rows.length).toBeGreaterThanOrEqual(5)
    for (const [row, transactions, usd, each = ''] of rows) {
      const digits = each.split('.')[1]?.length ?? 0
      expect([row, (number(usd) / number(transactions)).toFixed(digits)]).toEqual([row, number(each).toFixed(digits)])
    }
  })

  it('attributes what others measured on 2026-08-25 and marks it as not re-measured', () => {
    const [, cited = ''] = texts[name].split('## On record, not re-measured')
    expect(cited).toContain('Cited from a public measurement of 2026-08-25')
    expect(cited).toContain('none of its figures has been re-measured')
    for (const figure of [
      '7,802,976',
      '3,316,817',
      '947,181',
      '347,010',
      '124,985',
      '2,839',
      '41,261',
      '22,185',
      '26,626',
      '1,500',
    ])
      expect(cited).toContain(figure)
  })
})
