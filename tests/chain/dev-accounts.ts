import { bytesToHex, type Hex, type LocalAccount } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'

export interface DevAccount {
  readonly address: Hex
  readonly privateKey: Hex
  readonly account: LocalAccount
}

/** Anvil's and Hardhat's own phrase: everybody knows these keys, and whatever reaches them on a public chain is gone. */
const phrase = 'test test test test test test test test test test test junk'

/** The nth account that anvil funds with 10,000 ether at its start, 0 to 9. */
export const devAccount = (index: number): DevAccount => {
  const account = mnemonicToAccount(phrase, { addressIndex: index })
  const key = account.getHdKey().privateKey
  if (key === null) throw new Error('the phrase gives no private key')
  return { address: account.address, privateKey: bytesToHex(key), account }
}
