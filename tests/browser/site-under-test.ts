import pino from 'pino'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { type FaultyFacilitator, startFaultyFacilitator } from '../chain/faulty-facilitator.ts'
import { type RunningArchive, startArchive } from '../chain/start-archive.ts'
import { type LocalChain, startChain } from '../chain/start-chain.ts'

/** Debian's; it is not downloaded by the package that drives it. */
const CHROMIUM = '/usr/bin/chromium'

interface Parts {
  readonly chain: LocalChain
  readonly facilitator: FaultyFacilitator
  readonly archive: RunningArchive
  readonly browser: Browser
}

export interface SiteUnderTest extends Parts {
  readonly url: string
  /** Every line that the service has logged. */
  readonly log: string[]
}

/** The service as an operator would start it, on a chain of its own, and a real browser beside it. */
export const siteUnderTest = (): SiteUnderTest => {
  let parts: Parts | undefined
  const log: string[] = []
  const started = (): Parts => {
    if (!parts) throw new Error('not started yet')
    return parts
  }
  beforeAll(async () => {
    const chain = await startChain()
    const facilitator = await startFaultyFacilitator(chain)
    const env = {
      X402_FACILITATOR: facilitator.url,
      X402_RECEIPT_KEY: `0x${'7'.repeat(64)}`,
      X402_SETTLE_TIMEOUT_MS: '6000',
      OPERATOR_NAME: 'Example Operator',
      OPERATOR_CONTACT: 'archive@example.com',
    }
    const logger = pino({ level: 'trace' }, { write: (line) => log.push(line) })
    const archive = await startArchive(chain, env, logger)
    const browser = await chromium.launch({
      executablePath: CHROMIUM,
      args: ['--no-sandbox', '--disable-background-networking'],
    })
    parts = { chain, facilitator, archive, browser }
  })
  afterEach(() => {
    started().facilitator.on('verify', undefined)
    started().facilitator.on('settle', undefined)
  })
  afterAll(async () => {
    const { browser, archive, facilitator, chain } = started()
    await browser.close()
    await archive.stop()
    await facilitator.stop()
    await chain.stop()
  })
  return {
    get chain() {
      return started().chain
    },
    get facilitator() {
      return started().facilitator
    },
    get archive() {
      return started().archive
    },
    get browser() {
      return started().browser
    },
    get url() {
      return started().archive.url
    },
    log,
  }
}
