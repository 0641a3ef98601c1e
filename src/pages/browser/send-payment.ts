import { type KeptPayment, kept } from './kept-payment.ts'

/** How often, and how long apart, a payment that is still on its way is asked for without anybody pressing anything. */
const REPEATS = 6
const DEFAULT_WAIT_SECONDS = 3

/** Nobody knows yet whether it has been charged: the same payment has to be sent again. */
const isOpen = (status: number) => status === 502 || status === 503 || status === 504

/** Sends a request with its payment; undefined where the service cannot be reached. */
export const sendOnce = ({ url, method, body, header }: KeptPayment): Promise<Response | undefined> =>
  fetch(url, {
    method,
    body,
    headers: {
      accept: 'application/json',
      'payment-signature': header,
      ...(body !== null && { 'content-type': 'application/json' }),
    },
  }).catch(() => undefined)

const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

/** The problem that an answer tells, in one sentence or two. */
export async function problemOf(response: Response): Promise<{ readonly code: string; readonly message: string }> {
  const {
    code = '',
    detail = 'The service gave no answer that can be read.',
    remedy = '',
  } = await response.json().catch(() => ({}))
  return { code, message: `${detail} ${remedy}` }
}

/** Sends a payment and repeats it while its settlement is pending; undefined where the service cannot be reached. */
export async function sendPayment(
  path: string,
  payment: KeptPayment,
  tell: (message: string) => void,
): Promise<Response | undefined> {
  kept.keepPending(path, payment)
  for (let repeats = 0; ; repeats += 1) {
    const response = await sendOnce(payment)
    if (response && !isOpen(response.status)) kept.dropPending(path)
    const pending = response?.status === 503 && (await problemOf(response.clone())).code === 'settlement_pending'
    if (!pending || repeats >= REPEATS) return response
    tell('The payment is on its way to the chain. You need not sign again.')
    await wait(Number(response.headers.get('retry-after') ?? DEFAULT_WAIT_SECONDS))
  }
}
