import type { PaidRecord } from '../../payment/paid-record.ts'
import { atomicToUsd, type PaidRoute } from '../../payment/prices.ts'
import type { WalletChain } from '../wallet.ts'
import type { Wallet } from './discover-wallets.ts'
import { pageData, say } from './element.ts'
import { type KeptPayment, kept } from './kept-payment.ts'
import { problemOf, sendOnce } from './send-payment.ts'
import { type Bought, showAnswer } from './show-answer.ts'
import { type SignInChallenge, signIn } from './sign-in.ts'
import { disableWallets, walletButtons } from './wallet-buttons.ts'

const {
  id,
  signIn: challenge,
  chains,
} = pageData<{
  readonly id: string
  readonly signIn: SignInChallenge
  readonly chains: readonly WalletChain[]
}>()

const WHY_MISSING = {
  not_kept:
    'Answers that repeat a text of yours are not kept. Send the same request with the same payment, and it is answered again without a charge.',
  expired: 'The answer is no longer kept; the receipt stays valid.',
  not_settled: 'The payment has not been settled, so nothing was charged and there is no answer.',
} as const

const read = (headers: Readonly<Record<string, string>>) =>
  fetch(`/receipts/${id}`, { headers: { accept: 'application/json', ...headers } })

/** An answer that is not kept is made again from the request, which this tab still holds. */
async function again(payment: KeptPayment): Promise<Bought['answer']> {
  const response = await sendOnce(payment)
  if (!response?.ok) return undefined
  return { mediaType: response.headers.get('content-type') ?? '', body: await response.text() }
}

const keptAnswer = ({ answer }: PaidRecord) => answer && { mediaType: answer.media_type, body: answer.body }

async function show(record: PaidRecord, payment: KeptPayment | undefined): Promise<void> {
  const { route, network, payer, transaction, answer_missing: missing } = record
  showAnswer({
    route: route as PaidRoute,
    usd: atomicToUsd(Number(record.amount)),
    fields: payment?.fields ?? {},
    id,
    network,
    payer,
    transaction,
    chains,
    receipt: record,
    answer: keptAnswer(record) ?? (payment && (await again(payment))),
    missing: missing === null ? undefined : WHY_MISSING[missing],
  })
}

async function open(headers: Readonly<Record<string, string>>, payment?: KeptPayment): Promise<void> {
  const response = await read(headers)
  if (!response.ok) throw new Error((await problemOf(response)).message)
  await show(await response.json(), payment)
}

async function withWallet({ provider }: Wallet): Promise<void> {
  say('error', undefined)
  say('status', 'Sign the sentence in your wallet. It is no payment.')
  disableWallets(true)
  try {
    await open({ 'sign-in-with-x': await signIn(provider, challenge) })
  } catch (error) {
    say('status', undefined)
    say('error', (error as Error).message)
    disableWallets(false)
  }
}

const payment = kept.paid(id)
walletButtons('Sign in', (wallet) => void withWallet(wallet))
if (payment)
  void open({ 'payment-signature': payment.header }, payment).catch((error: Error) => say('error', error.message))
