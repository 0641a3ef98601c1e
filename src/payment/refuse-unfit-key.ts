import { type Address, type Hex, isAddressEqual } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { ConfigError } from '../config-error.ts'
import { isLoopback } from '../is-loopback.ts'

/** The accounts of the phrase "test test ... junk", which anvil and Hardhat print at every start: their keys are public. */
const DEV_ADDRESSES: readonly Address[] = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
  '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
  '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc',
  '0x976EA74026E726554dB657fA54763abd0C3a0aa9',
  '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955',
  '0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f',
  '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720',
]

/** What the library says of a number that is no key repeats the number. */
const addressOf = (variable: string, key: Hex): Address => {
  try {
    return privateKeyToAddress(key)
  } catch {
    throw new ConfigError(`${variable} is no private key of the curve.`)
  }
}

/**
 * Refuses what is no key, and a key that everybody knows unless the chain is one's own: ether sent to its account on a public
 * chain is gone within seconds, and anybody could sign receipts with it.
 *
 * @throws ConfigError naming the variable, never the key
 */
export const refuseUnfitKey = (variable: string, key: Hex, rpcUrls: readonly string[]): void => {
  const address = addressOf(variable, key)
  if (!DEV_ADDRESSES.some((known) => isAddressEqual(known, address))) return
  if (rpcUrls.every(isLoopback)) return
  throw new ConfigError(
    `${variable} is a development key that everybody knows: it is taken only where every RPC (X402_RPC_URL_<CHAIN ID>) is on this machine.`,
  )
}
