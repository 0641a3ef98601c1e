import type { MarketCall } from './market-call.ts'
import type { Ask } from './market-list.ts'
import type { Page } from './shapes/page.ts'
import { sha256 } from './snapshot.ts'

/** Rows asked for in a page. */
export const PAGE_SIZE = 100

/** No list is read further than this many pages. */
export const MAX_PAGES = 400

interface Paged {
  readonly ask: Ask
  /** The call of a page, by its number from 0 and by the count of rows before it. */
  readonly call: (page: number, offset: number) => MarketCall
  readonly read: (answer: unknown) => Page
}

const partOf = (page: number): string => String(page).padStart(3, '0')

/**
 * Reads a list page by page until it ends: by its own word, by an empty page, by a page that was given before, or at the cap.
 *
 * @returns why it stopped before the end, or null
 */
export async function walkPages({ ask, call, read }: Paged): Promise<string | null> {
  const given = new Set<string>()
  let offset = 0
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { rows, more } = read(await ask(partOf(page), call(page, offset)))
    if (rows.length === 0) return null
    const print = sha256(Buffer.from(JSON.stringify(rows)))
    if (given.has(print)) return `page ${page + 1} repeats one that was given before`
    given.add(print)
    offset += rows.length
    if (!more) return null
  }
  return `the cap of ${MAX_PAGES} pages was reached`
}
