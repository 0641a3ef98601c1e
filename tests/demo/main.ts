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
})

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

if (process.argv.includes('--keep')) {
  console.log(JSON.stringify(placeOf(stand)))
} else {
  try {
    console.log(`The archive runs at ${stand.archive.url}`)
    await freeTour(stand.archive.url)
    await paidTour(stand)
  } finally {
    await stand.stop()
  }
}
