import { type SignedReceipt, signReceiptEIP712, verifyReceiptSignatureEIP712 } from '@x402/extensions/offer-receipt'
import { privateKeyToAccount } from 'viem/accounts'

export interface ReceiptFacts {
  readonly network: string
  readonly resourceUrl: string
  readonly payer: string
  readonly transaction: string
  readonly issuedAtSeconds: number
}

/** Signs that a paid answer was given. The key is not the pay address's: it stays on the server and holds no money. */
export interface ReceiptSigner {
  readonly address: string
  sign(facts: ReceiptFacts): Promise<SignedReceipt>
}

/** EIP-712 receipts of the x402 offer-receipt extension. */
export const createReceiptSigner = (privateKey: `0x${string}`): ReceiptSigner => {
  const account = privateKeyToAccount(privateKey)
  return {
    address: account.address,
    sign: async ({ issuedAtSeconds, ...facts }) => {
      const payload = { version: 1, ...facts, issuedAt: issuedAtSeconds }
      const signature = await signReceiptEIP712(payload, (typedData) => account.signTypedData(typedData as never))
      return { format: 'eip712', payload, signature }
    },
  }
}

/** The address whose key signed a receipt, found offline; undefined if it is no such receipt. */
export const receiptSignedBy = async (receipt: unknown): Promise<string | undefined> => {
  const { format, payload, signature } = (receipt ?? {}) as Partial<SignedReceipt> & { payload?: object }
  if (format !== 'eip712' || !payload || !signature) return undefined
  try {
    return (await verifyReceiptSignatureEIP712(receipt as never)).signer
  } catch {
    return undefined
  }
}
