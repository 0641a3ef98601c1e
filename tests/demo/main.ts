import { Command } from 'commander'
import { freeTour } from './free-tour.ts'
import { paidTour } from './paid-tour.ts'
import { type Stand, startStand } from './start-stand.ts'

/** Where everything is, for whoever wants to buy by other means. The keys are those of the local chain. */
const placeOf = ({ chain, archive }: Stand) => ({
  url: archive.url,
  rpc_url: chain.rpcUrl,
  chain_id: chain.chainId,
  usdc: chain.usdc,
  pay_to: chain.payTo,
  buyer_private_keys: chain.buyers.map(({ privateKey }) => privateKey),
  mcp_env: {
    FAILURE_ARCHIVE_URL: archive.url,
    X402_PRIVATE_KEY: chain.buyers[0]?.privateKey,
    X402_NETWORKS: chain.network,
    [`X402_RPC_URL_${chain.chainId}`]: chain.rpcUrl,
  },
  // For a second shop on the same chain. It settles from the last buyer: of one account, only one process may send.
  shop_env: {
    X402_PAY_TO: '0x00000000000000000000000000000000000000aa',
    X402_NETWORKS: chain.network,
    [`X402_RPC_URL_${chain.chainId}`]: chain.rpcUrl,
    [`X402_PUBLIC_RPC_URL_${chain.chainId}`]: chain.rpcUrl,
    X402_FACILITATOR: 'local',
    X402_SETTLER_KEY: chain.buyers.at(-1)?.privateKey,
    INCOME_FROM_BLOCK: '0',
  },
})

const { keep } = new Command('npm run demo --')
  .description(
    'a chain, a facilitator and the archive on this machine, on free ports; every route once, then all is stopped',
  )
  .option('--keep', 'buy nothing: print one line of JSON that says where everything is, and run until Ctrl-C')
  .parse()
  .opts<{ keep?: true }>()

/**
 * `npm run demo`: a chain, a facilitator and the archive on this machine; every free route once, then every paid one bought by
 * buyers of both protocol versions; then all is stopped. With `--keep` nothing is bought: one line of JSON says where
 * everything is, and it runs until it is interrupted.
 */
const stand = await startStand()
const interrupted = async () => {
  await stand.stop()
  process.exit()
}
process.once('SIGINT', interrupted)
process.once('SIGTERM', interrupted)
// npm ends its shell on a signal, but not what the shell runs: nobody would be left to interrupt this.
if (process.env.npm_lifecycle_event !== undefined) {
  const { ppid } = process
  const orphaned = setInterval(() => {
    if (process.ppid === ppid) return
    clearInterval(orphaned)
    void interrupted()
  }, 500).unref()
}

if (keep) {
  console.log(JSON.stringify(placeOf(stand)))
  console.error(
    `Open ${stand.archive.url} in a browser, or buy with the keys above. Ctrl-C ends it, and the chain with it.`,
  )
} else {
  try {
    console.log(`The archive runs at ${stand.archive.url}`)
    await freeTour(stand.archive.url)
    await paidTour(stand)
  } finally {
    await stand.stop()
  }
}
