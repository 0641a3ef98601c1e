import { readFileSync } from 'node:fs'
import { decodePaymentResponseHeader } from '@x402/core/http'
import { Command } from 'commander'
import { ConfigError } from '../config-error.ts'
import { receiptSignedBy } from '../payment/receipt-signer.ts'

/** A file holds the receipt itself, a record of /receipts/{id}, or the value of the PAYMENT-RESPONSE header. */
const receiptIn = (text: string): unknown => {
  const value = text.trimStart().startsWith('{') ? JSON.parse(text) : decodePaymentResponseHeader(text.trim())
  return value.receipt ?? value.extensions?.['offer-receipt']?.info?.receipt ?? value
}

/** @throws ConfigError for a file that cannot be read */
const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new ConfigError(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`)
  }
}

const readReceipt = (text: string): unknown => {
  try {
    return receiptIn(text)
  } catch {
    return undefined
  }
}

/** `failure-archive receipts verify FILE`: checks a receipt offline. Exit 1 when it is not what it claims to be. */
export const receiptsCommand = () =>
  new Command('receipts').description('receipts of paid answers').addCommand(
    new Command('verify')
      .description('check offline who signed a receipt; the address stands at / and in /.well-known/x402 of the seller')
      .argument('<file>', 'a receipt, a record of /receipts/{id}, or the value of PAYMENT-RESPONSE')
      .requiredOption('--signer <address>', 'the address that must have signed')
      .action(async (file: string, { signer }: { signer: string }) => {
        const signedBy = await receiptSignedBy(readReceipt(textOf(file)))
        const good = signedBy?.toLowerCase() === signer.toLowerCase()
        const said = good
          ? `signed by ${signedBy}`
          : signedBy
            ? `signed by ${signedBy}, not by ${signer}`
            : 'no signed receipt: the seller signs them where X402_RECEIPT_KEY is set'
        process.stdout.write(`${said}\n`)
        if (!good) process.exitCode = 1
      }),
  )
