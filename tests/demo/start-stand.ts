import pino from 'pino'
import { readConfig } from '../../src/config.ts'
import { createFacilitatorApp } from '../../src/http/facilitator-app.ts'
import { serve } from '../../src/http/serve.ts'
import { createLocalFacilitator } from '../../src/till/local-facilitator.ts'
import { type RunningArchive, startArchive } from '../chain/start-archive.ts'
import { type LocalChain, startChain } from '../chain/start-chain.ts'

/** Everything that a sale needs, on this machine. */
export interface Stand {
  readonly chain: LocalChain
  readonly facilitatorUrl: string
  readonly archive: RunningArchive
  stop(): Promise<void>
}

const startFacilitator = (chain: LocalChain) => {
  const config = readConfig({ ...chain.sellerEnv, X402_SETTLER_KEY: chain.settlerKey })
  const logger = pino({ level: 'silent' })
  return serve(createFacilitatorApp({ facilitator: createLocalFacilitator(config), logger }), {
    host: '127.0.0.1',
    port: 0,
  })
}

/** Starts the chain, a facilitator that settles on it, and the archive, which reaches the facilitator over HTTP. */
export const startStand = async (): Promise<Stand> => {
  const chain = await startChain()
  const facilitator = await startFacilitator(chain)
  const facilitatorUrl = `http://127.0.0.1:${facilitator.port}`
  const archive = await startArchive(chain, {
    X402_FACILITATOR: facilitatorUrl,
    ...(process.env.CORPUS_DIR && { CORPUS_DIR: process.env.CORPUS_DIR }),
    // Wallets read the balance where they are told to, and on the public chain the buyers of this one have none.
    [`X402_PUBLIC_RPC_URL_${chain.chainId}`]: chain.rpcUrl,
  })
  return {
    chain,
    facilitatorUrl,
    archive,
    stop: async () => {
      await archive.stop()
      await facilitator.stop()
      await chain.stop()
    },
  }
}
