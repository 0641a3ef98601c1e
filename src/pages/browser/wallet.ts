import type { PaymentRequirements } from '@x402/core/types'
import type { PaidRoute } from '../../payment/prices.ts'
import type { WalletChain } from '../wallet.ts'
import type { Wallet } from './discover-wallets.ts'
import { element, pageData, say } from './element.ts'
import { type KeptPayment, kept } from './kept-payment.ts'
import { problemOf, sendPayment } from './send-payment.ts'
import { connect, onChain, requireBalance, signPayment } from './sign-payment.ts'
import { disableWallets, walletButtons } from './wallet-buttons.ts'

const { route, path, post, usd, resource, accepts, chains, others } = pageData<{
  readonly route: PaidRoute
  readonly path: string
  readonly post: boolean
  readonly usd: string
  readonly resource: string
  readonly accepts: readonly PaymentRequirements[]
  readonly chains: readonly WalletChain[]
  readonly others: Readonly<Record<string, string>>
}>()
const form = element<HTMLFormElement>('buy')
const input = form.querySelector<HTMLTextAreaElement | HTMLSelectElement>('#input')

const fieldsNow = (): Record<string, string> => ({ ...others, ...(input?.value && { [input.name]: input.value }) })

const status = (message: string | undefined) => say('status', message)

function requestFor(fields: Readonly<Record<string, string>>): Pick<KeptPayment, 'url' | 'method' | 'body'> {
  if (post) return { url: path, method: 'POST', body: JSON.stringify(fields) }
  const query = new URLSearchParams(fields).toString()
  return { url: query === '' ? path : `${path}?${query}`, method: 'GET', body: null }
}

/** The requirement and the chain that are chosen. */
function choice(): { readonly accepted: PaymentRequirements; readonly chain: WalletChain } {
  const chosen = document.getElementById('network') as HTMLSelectElement | null
  const accepted = accepts[Number(chosen?.value ?? 0)]
  const chain = chains.find(({ id }) => id === accepted?.network)
  if (!accepted || !chain) throw new Error('The page offers no way to pay')
  return { accepted, chain }
}

async function showBought(payment: KeptPayment, response: Response): Promise<void> {
  const id = response.headers.get('x-receipt-id') ?? ''
  const settlement = JSON.parse(atob(response.headers.get('payment-response') ?? 'e30='))
  kept.keepPaid(id, payment)
  const { showAnswer } = await import('./show-answer.ts')
  history.replaceState(null, '', `/receipts/${id}`)
  showAnswer({
    route,
    usd,
    fields: payment.fields,
    id,
    chains,
    network: settlement.network,
    payer: settlement.payer,
    transaction: settlement.transaction ?? null,
    receipt: settlement,
    answer: { mediaType: response.headers.get('content-type') ?? '', body: await response.text() },
  })
}

/** An open payment can be sent again by its owner, in this tab, without a signature. */
function offerRepeat(payment: KeptPayment): void {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Try again with the same payment'
  button.addEventListener('click', () => void deliver(payment))
  element('wallets').replaceChildren(button)
}

async function deliver(payment: KeptPayment): Promise<void> {
  say('error', undefined)
  status('Sent. The answer is made, then the payment is settled on the chain.')
  disableWallets(true)
  const response = await sendPayment(path, payment, status)
  if (response?.ok) return showBought(payment, response)
  status(undefined)
  say(
    'error',
    response
      ? (await problemOf(response)).message
      : 'The service cannot be reached now. Your payment is kept in this tab; it is charged at most once.',
  )
  if (kept.pending(path)) offerRepeat(payment)
  else openShop()
}

async function sign({ provider }: Wallet): Promise<KeptPayment> {
  const { accepted, chain } = choice()
  status('Open your wallet and let this page see your address.')
  const from = await connect(provider)
  status(`Your wallet is asked to be on ${chain.name}.`)
  await onChain(provider, chain)
  await requireBalance(provider, from, accepted, chain)
  status(`Sign in your wallet: $${usd} in USDC. It costs no gas.`)
  const header = await signPayment(provider, from, accepted, { resource, chain })
  const fields = fieldsNow()
  return { header, route, usd, fields, ...requestFor(fields) }
}

async function buy(wallet: Wallet): Promise<void> {
  if (!form.reportValidity()) return
  say('error', undefined)
  disableWallets(true)
  try {
    await deliver(await sign(wallet))
  } catch (error) {
    status(undefined)
    say('error', (error as Error).message)
    disableWallets(false)
  }
}

const openShop = () => walletButtons(`Pay $${usd}`, (wallet) => void buy(wallet))

/** What was sent with the form, or written here before a reload. */
function restoreInput(fields: Readonly<Record<string, string>> | undefined): void {
  if (input && fields?.[input.name] !== undefined && input.value === '') input.value = fields[input.name] ?? ''
}

const pending = kept.pending(path)
restoreInput(pending?.fields ?? kept.input(path))
kept.keepInput(path, fieldsNow())
form.addEventListener('input', () => kept.keepInput(path, fieldsNow()))
form.addEventListener('submit', (event) => event.preventDefault())
if (pending) void deliver(pending)
else openShop()
