import { formatUnits } from 'viem'
import type { DevAccount } from '../chain/dev-accounts.ts'
import { type Buyer, buyerV1, buyerV2, type Purchase } from './buy.ts'
import { purchases, type WantedPurchase } from './purchases.ts'
import type { Stand } from './start-stand.ts'

const dollars = (atomic: bigint): string => `$${Number(formatUnits(atomic, 6)).toFixed(2)}`

const buyerOf = ({ chain }: Stand, index: number): DevAccount => {
  const buyer = chain.buyers[index]
  if (buyer === undefined) throw new Error(`there is no buyer ${index}`)
  return buyer
}

/** Buys one thing, and holds the answer and the chain to what the price said: the demo ends with an error otherwise. */
async function buyOne(stand: Stand, buyer: Buyer, wanted: WantedPurchase): Promise<Purchase> {
  const { chain, archive } = stand
  const before = await chain.balanceOf(chain.payTo)
  const bought = await buyer.buy(archive.url + wanted.path, wanted.init)
  if (bought.status !== 200) throw new Error(`${wanted.path} answered ${bought.status}: ${bought.body.slice(0, 300)}`)
  const after = await chain.balanceOf(chain.payTo)
  if (after - before !== bought.atomic) throw new Error(`${wanted.path} moved ${after - before}, not ${bought.atomic}`)
  const path = wanted.path.split('?')[0] ?? ''
  console.log(`${buyer.protocol}  ${path.padEnd(10)} cost ${dollars(bought.atomic)}   ${wanted.show(bought.body)}`)
  console.log(`    transaction ${bought.settlement.transaction}   payee now holds ${dollars(after)}`)
  return bought
}

/** Every paid route, bought by a buyer of each protocol version; then one payment sent again. */
export async function paidTour(stand: Stand): Promise<void> {
  const { chain, archive, facilitatorUrl } = stand
  console.log(`\n--- buying  on a chain of its own at ${chain.rpcUrl}, settled by ${facilitatorUrl}`)
  console.log(`The payee ${chain.payTo} holds ${dollars(await chain.balanceOf(chain.payTo))}.`)
  const buyers = [buyerV1(buyerOf(stand, 0).account), buyerV2(buyerOf(stand, 1).account)]
  let last: { url: string; bought: Purchase } | undefined
  for (const wanted of purchases) {
    for (const buyer of buyers) {
      last = { url: archive.url + wanted.path, bought: await buyOne(stand, buyer, wanted) }
    }
  }
  if (last === undefined) return

  console.log('\n--- the last payment once more  the same answer, and nothing is charged')
  const before = await chain.balanceOf(chain.payTo)
  const again = await fetch(last.url, last.bought.paid)
  const same = (await again.text()) === last.bought.body
  const charged = (await chain.balanceOf(chain.payTo)) - before
  if (again.status !== 200 || !same || charged !== 0n) throw new Error('a repeated payment was not answered as before')
  console.log(`status ${again.status}, same bytes, charged ${dollars(charged)}`)

  const { received } = (await (await fetch(archive.url, { headers: { accept: 'application/json' } })).json()) as {
    received: { usd: string; as_of: string }
  }
  console.log(`\nThe archive says that it has received $${received.usd}, read from the chain at ${received.as_of}.`)
}
