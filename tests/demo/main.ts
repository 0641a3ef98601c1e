import { once } from 'node:events'
import { freeTour } from './free-tour.ts'
import { paidTour } from './paid-tour.ts'
import { startStand } from './start-stand.ts'

/**
 * `npm run demo`: a chain, a facilitator and the archive on this machine; every free route once, then every paid one bought by
 * buyers of both protocol versions; then all is stopped. With `--keep` nothing is bought: one line of JSON says where
 * everything is, and it runs until it is interrupted.
 */
const stand = await startStand()
try {
  const { chain, archive } = stand
  if (process.argv.includes('--keep')) {
    const place = {
      url: archive.url,
      rpc_url: chain.rpcUrl,
      chain_id: chain.chainId,
      usdc: chain.usdc,
      pay_to: chain.payTo,
      buyer_private_keys: chain.buyers.map(({ privateKey }) => privateKey),
    }
    console.log(JSON.stringify(place))
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  } else {
    console.log(`The archive runs at ${archive.url}`)
    await freeTour(archive.url)
    await paidTour(stand)
  }
} finally {
  await stand.stop()
}
