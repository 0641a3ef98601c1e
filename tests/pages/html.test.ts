import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { html, jsonData } from '../../src/pages/html.ts'

describe('html', () => {
  it('lets no text out of the place that it is put into', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'<>"\'&;/=abc! -') }), (text) => {
        const made = html`<p title="${text}" lang='${text}'>${text}</p>`.text
        expect(made.replace(/<p title="[^"<>]*" lang='[^'<>]*'>[^<>]*<\/p>/, '')).toBe('')
      }),
    )
  })

  it('gives back what was put in, once entities are read', () => {
    const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
    const read = (text: string) => text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => read(html`${text}`.text) === text))
  })

  it('does not escape what it made, joins lists, and leaves nothing for what is not there', () => {
    expect(html`${[html`<b>1</b>`, ' & ', 2]}${null}${undefined}${false}${0}`.text).toBe('<b>1</b> &amp; 20')
  })
})

describe('jsonData', () => {
  it('is the same JSON, in which no text ends the script element', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom('</script>', '<!--', 'x'), (value, text) => {
        const made = jsonData([value, text]).text
        expect(made).not.toContain('<')
        expect(JSON.parse(made)).toEqual(JSON.parse(JSON.stringify([value, text])))
      }),
    )
  })
})
