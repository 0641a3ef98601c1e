import { expect, it } from 'vitest'
import { prefersHtml } from '../../src/http/respond-page.ts'

it.each([
  ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8', true],
  ['text/html', true],
  ['text/html, */*', true],
  ['text/html, application/json', true],
  ['application/json, text/html', false],
  ['application/json, text/html;q=0.9', false],
  ['text/html;q=0.5, application/*;q=0.9', false],
  ['text/html;q=0, */*', false],
  ['application/json, text/plain, */*', false],
  ['*/*', false],
  ['', false],
  [undefined, false],
])('%s: a page is %s', (accept, expected) => expect(prefersHtml(accept)).toBe(expected))
