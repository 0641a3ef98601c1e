import { randomBytes } from 'node:crypto'
import type { PaymentPayload, PaymentRequirements } from '@x402/core/types'
import { authorizationTypes } from '@x402/evm'
import { bytesToHex, getAddress, type Hex, type LocalAccount } from 'viem'

export interface Authorization {
  readonly from: Hex
  readonly to: Hex
  readonly value: string
  readonly validAfter: string
  readonly validBefore: string
  readonly nonce: Hex
}

/** A fresh EIP-3009 authorization for these requirements, with what a test wants otherwise, signed by this account. */
export const signAuthorization = async (
  signer: LocalAccount,
  requirements: PaymentRequirements,
  changes: Partial<Authorization> = {},
): Promise<{ authorization: Authorization; signature: Hex }> => {
  const now = Math.floor(Date.now() / 1000)
  const authorization: Authorization = {
    from: signer.address,
    to: getAddress(requirements.payTo),
    value: requirements.amount,
    validAfter: String(now - 600),
    validBefore: String(now + requirements.maxTimeoutSeconds),
    nonce: bytesToHex(randomBytes(32)),
    ...changes,
  }
  const signature = await signer.signTypedData({
    domain: {
      name: String(requirements.extra.name),
      version: String(requirements.extra.version),
      chainId: Number(requirements.network.split(':')[1]),
      verifyingContract: getAddress(requirements.asset),
    },
    types: authorizationTypes,
    primaryType: 'TransferWithAuthorization',
    message: {
      from: authorization.from,
      to: authorization.to,
      value: BigInt(authorization.value),
      validAfter: BigInt(authorization.validAfter),
      validBefore: BigInt(authorization.validBefore),
      nonce: authorization.nonce,
    },
  })
  return { authorization, signature }
}

/** A whole payment of protocol v2, as a client sends it in PAYMENT-SIGNATURE. */
export const signPayment = async (
  signer: LocalAccount,
  requirements: PaymentRequirements,
  changes: Partial<Authorization> = {},
): Promise<PaymentPayload> => {
  const { authorization, signature } = await signAuthorization(signer, requirements, changes)
  return { x402Version: 2, accepted: requirements, payload: { authorization, signature } }
}
