import type { BrowserContextOptions, Page } from 'playwright-core'
import type { SiteUnderTest } from './site-under-test.ts'

export interface Sent {
  readonly method: string
  readonly url: string
  readonly body: string | null
}

/** A page with what it did: what it asked for, what it complained of, and what it weighed. */
export interface WatchedPage {
  readonly page: Page
  readonly sent: Sent[]
  readonly complaints: string[]
  /** Bytes over the wire, headers included. */
  weight(): number
}

/** What Chromium says of a document that is a 402 or a 404 by intent. */
const BY_INTENT = /^Failed to load resource: the server responded with a status of (40[0124]|503)/

/** Opens a page in a context of its own, so that nothing is cached and nothing is remembered. */
export async function watchedPage(site: SiteUnderTest, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await site.browser.newContext(options)
  const page = await context.newPage()
  const sent: Sent[] = []
  const complaints: string[] = []
  let bytes = 0
  page.on('request', (request) => sent.push({ method: request.method(), url: request.url(), body: request.postData() }))
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !BY_INTENT.test(message.text())) complaints.push(message.text())
  })
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  return { page, sent, complaints, weight: () => bytes }
}
