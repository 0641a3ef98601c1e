import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type RunningArchive, startArchive } from './start-archive.ts'
import { type LocalChain, startChain } from './start-chain.ts'

export interface ArchiveUnderTest {
  readonly chain: LocalChain
  readonly archive: RunningArchive
  /** What has reached the pay address since the test began, in millionths of a dollar, from the chain. */
  received(): Promise<number>
}

/** A chain and an archive that sells on it, for the tests of one file. */
export const archiveUnderTest = (env: Record<string, string> = {}): ArchiveUnderTest => {
  let parts: { chain: LocalChain; archive: RunningArchive } | undefined
  let before = 0n
  const started = () => {
    if (!parts) throw new Error('not started yet')
    return parts
  }
  const balance = () => started().chain.balanceOf(started().chain.payTo)
  beforeAll(async () => {
    const chain = await startChain()
    parts = { chain, archive: await startArchive(chain, env) }
  })
  afterAll(async () => {
    await started().archive.stop()
    await started().chain.stop()
  })
  beforeEach(async () => {
    before = await balance()
  })
  return {
    get chain() {
      return started().chain
    },
    get archive() {
      return started().archive
    },
    received: async () => Number((await balance()) - before),
  }
}
