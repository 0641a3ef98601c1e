import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ArithmeticItem } from '../../../src/audit/arithmetic/arithmetic-item.ts'
import { checkArithmetic } from '../../../src/audit/arithmetic/check-arithmetic.ts'
import { RIGHT, SILENT, WRONG } from './stated-figures.ts'

function brief({ kind, stated, agrees }: ArithmeticItem): unknown {
  return { kind, stated, agrees }
}

describe('stated figures', () => {
  it.each(RIGHT)('does not accuse: %s', (text, kind, stated) => {
    expect(checkArithmetic(text).map(brief)).toEqual([{ kind, stated, agrees: true }])
  })

  it.each(WRONG)('does not miss: %s', (text, kind, stated, computed) => {
    const items = checkArithmetic(text)
    expect(items.map(brief)).toEqual([{ kind, stated, agrees: false }])
    expect(items[0]?.computed).toBe(computed)
  })

  it.each(SILENT)('says nothing of: %s', (text) => {
    expect(checkArithmetic(text)).toEqual([])
  })
})

describe('the base of a multiple', () => {
  const claim = 'Our corpus contains 4279 documents, 2x the previous release'

  it('is the figure after "up from", and 1.88 rounds to 2', () => {
    const [item] = checkArithmetic(`${claim}, up from 2,273.`)
    expect(item).toMatchObject({ kind: 'ratio', stated: '2x', computed: '1.88x', agrees: true })
  })

  it('is said to be missing beside a part of the same documents', () => {
    const [item] = checkArithmetic(`${claim}, of which 2,273 are distinct.`)
    expect(item).toMatchObject({ kind: 'ratio', stated: '2x', computed: null, agrees: null })
    expect(item?.how).toBe('the base of "2x" is missing: the figure after it is a part of 4279')
  })

  it('is said to be missing where no second figure stands', () => {
    expect(checkArithmetic(`${claim}.`)).toMatchObject([{ computed: null, agrees: null }])
  })
})

describe('Markdown', () => {
  it('is read past emphasis, quotes, list markers and wrapped lines', () => {
    const text = '> - **12** of\n>   the 40 runs\n>   (_35%_)\n'
    expect(checkArithmetic(text)).toMatchObject([{ stated: '35%', computed: '30%', agrees: false }])
  })

  it('gives the same figures at any width', () => {
    const text =
      'Of 250 respondents, 75 (35%) said so, and latency rose from 40 ms to 50 ms, a 20% increase, since 3 March 2025.'
    const figures = checkArithmetic(text).map(brief)
    expect(figures).toHaveLength(2)
    for (let width = 12; width < 80; width++) {
      expect(checkArithmetic(wrap(text, width)).map(brief)).toEqual(figures)
    }
  })

  it('is not read in code, addresses, comments or front matter', () => {
    const wrong = '12 of 40 (35%)'
    const texts = [
      `---\ntitle: ${wrong}\n---\nText.`,
      `\`\`\`\n${wrong}\n\`\`\``,
      `~~~\n${wrong}`,
      `Run \`${wrong}\` again.`,
      `<!-- ${wrong} -->`,
      'See <https://example.org/12/40=35%> or [it](https://example.org/3+4=8).',
    ]
    for (const text of texts) expect(checkArithmetic(text)).toEqual([])
  })

  it('keeps the cells of a table apart', () => {
    expect(checkArithmetic('| 12 of 40 | (35%) |\n|---|---|\n| 3 of 4 (75%) | x |')).toMatchObject([
      { stated: '75%', agrees: true },
    ])
  })
})

describe('every answer', () => {
  it('has spans that are exact substrings, in source order, without overlap', () => {
    const text = [...RIGHT, ...WRONG].map(([part]) => part).join('\n\n')
    const items = checkArithmetic(text)
    expect(items.length).toBeGreaterThan(300)
    let last = 0
    for (const { start, end, stated } of items) {
      expect(start).toBeGreaterThanOrEqual(last)
      expect(text.slice(start, end)).toContain(stated)
      last = end
    }
  })

  it('holds for every share that is rounded to the nearest, up or down', () => {
    const counts = fc
      .integer({ min: 1, max: 5000 })
      .chain((whole) => fc.tuple(fc.integer({ min: 0, max: whole }), fc.constant(whole)))
    fc.assert(
      fc.property(counts, fc.integer({ min: 0, max: 3 }), ([part, whole], decimals) => {
        const percent = (100 * part) / whole
        const unit = 10 ** -decimals
        const rounded = (Math.round(percent / unit) * unit).toFixed(decimals)
        const cut = (Math.floor(percent / unit + 1e-9) * unit).toFixed(decimals)
        const up = (Math.ceil(percent / unit - 1e-9) * unit).toFixed(decimals)
        for (const stated of [rounded, cut, up]) {
          const [item] = checkArithmetic(`In all, ${part} of ${whole} runs (${stated}%) passed.`)
          expect(item).toMatchObject({ stated: `${stated}%`, agrees: true })
        }
      }),
    )
  })

  it('fails for every share that is off by more than rounding', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 1500 }),
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 2, max: 40 }),
        (whole, part, off) => {
          const stated = Math.round((100 * part) / whole) + off
          const [item] = checkArithmetic(`In all, ${part} of ${whole} runs (${stated}%) passed.`)
          expect(item).toMatchObject({ stated: `${stated}%`, agrees: false })
        },
      ),
    )
  })

  it('is given for any text without an error', () => {
    const scraps = fc.constantFrom(
      '12',
      ' of ',
      '40',
      ' (',
      '35%',
      ')',
      '\n',
      '. ',
      '```',
      '`',
      '| ',
      ' from ',
      ' to ',
      '02:10',
      '3 March 2025',
      ' = ',
      ' + ',
      't(28) = 1.9',
      ', p < .05',
      'é',
      '😀',
      '\u202e',
      '<!--',
      '](',
      '1e400',
      '−',
    )
    fc.assert(
      fc.property(fc.array(scraps, { maxLength: 60 }), (parts) => {
        const text = parts.join('')
        for (const { start, end } of checkArithmetic(text)) {
          expect(start).toBeLessThan(end)
          expect(end).toBeLessThanOrEqual(text.length)
        }
      }),
    )
  })
})

describe('real documents', () => {
  it('are not accused: of the corpus only the mean that the case is about is impossible', () => {
    const folder = new URL('../../../corpus/cases/', import.meta.url)
    const names = readdirSync(folder).filter((name) => name.endsWith('.md'))
    const accused = names.flatMap((name) =>
      checkArithmetic(readFileSync(new URL(name, folder), 'utf8'))
        .filter(({ agrees }) => agrees === false)
        .map(({ stated }) => `${name}: ${stated}`),
    )
    expect(names.length).toBeGreaterThan(600)
    expect(accused).toEqual(['means-that-no-whole-numbers-can-give-2016.md: 5.93'])
  })
})

/** The text broken at spaces to lines of at most so many characters, where no line then begins with a marker. */
function wrap(text: string, width: number): string {
  let line = 0
  return text
    .split(' ')
    .map((word) => {
      line += word.length + 1
      if (line <= width || /^[-+*#>\d]/.test(word)) return ` ${word}`
      line = word.length
      return `\n${word}`
    })
    .join('')
    .trim()
}
