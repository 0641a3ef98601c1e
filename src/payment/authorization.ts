import type { PaymentRequirements } from '@x402/core/types'
import { authorizationTypes } from '@x402/evm'
import { getAddress, hashTypedData, recoverAddress } from 'viem'
import type { Authorization, Payment } from './wire/payment.ts'

type Hex = `0x${string}`

/** The settler needs a few seconds after the answer is made; a payment that ends sooner would be served and not settled. */
const SECONDS_TO_SETTLE = 6

const same = (left: string, right: string): boolean => left.toLowerCase() === right.toLowerCase()

/** What is wrong with an authorization against the terms, found without any RPC; undefined if nothing is. */
export const authorizationFault = (
  { to, value, validAfter, validBefore }: Authorization,
  requirement: PaymentRequirements,
  nowSeconds: number,
): 'wrong_recipient' | 'wrong_amount' | 'expired' | 'not_yet_valid' | undefined => {
  if (!same(to, requirement.payTo)) return 'wrong_recipient'
  if (value !== requirement.amount) return 'wrong_amount'
  if (BigInt(validBefore) < BigInt(nowSeconds + SECONDS_TO_SETTLE)) return 'expired'
  if (BigInt(validAfter) > BigInt(nowSeconds)) return 'not_yet_valid'
  return undefined
}

/** The EIP-712 digest that the payer signed, over the domain of the required asset and chain. */
export const authorizationDigest = ({ authorization }: Payment, { network, asset, extra }: PaymentRequirements): Hex =>
  hashTypedData({
    domain: {
      name: String(extra.name),
      version: String(extra.version),
      chainId: Number(network.slice('eip155:'.length)),
      verifyingContract: getAddress(asset),
    },
    types: authorizationTypes,
    primaryType: 'TransferWithAuthorization',
    message: {
      from: getAddress(authorization.from),
      to: getAddress(authorization.to),
      value: BigInt(authorization.value),
      validAfter: BigInt(authorization.validAfter),
      validBefore: BigInt(authorization.validBefore),
      nonce: authorization.nonce as Hex,
    },
  })

/** Whether the payer's own key made the signature. False for a contract wallet, which only its chain can answer for. */
export const signedByKey = async (digest: Hex, { signature, authorization }: Payment): Promise<boolean> => {
  if (signature.length !== 132) return false
  try {
    return same(await recoverAddress({ hash: digest, signature: signature as Hex }), authorization.from)
  } catch {
    return false
  }
}
