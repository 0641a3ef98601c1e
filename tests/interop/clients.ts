import { wrap } from '@faremeter/fetch'
import { createPaymentHandler } from '@faremeter/payment-evm/exact'
import { x402Client as AxiosClient, wrapAxiosWithPayment } from '@x402/axios'
import { ExactEvmScheme } from '@x402/evm/exact/client'
import { wrapFetchWithPayment, x402Client } from '@x402/fetch'
import axios, { type AxiosInstance } from 'axios'
import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { createSigner as createAxiosSigner, withPaymentInterceptor } from 'x402-axios'
import { createSigner, wrapFetchWithPayment as wrapFetchWithPaymentV1 } from 'x402-fetch'

export interface Answer {
  readonly status: number
  readonly body: string
  readonly header: (name: string) => string | null
}

export interface Ask {
  readonly url: string
  /** Set for a POST, which is sent as JSON. */
  readonly json?: Readonly<Record<string, unknown>>
}

/** A client as its README says to set it up, with a wallet and, where it can be set, a highest price in millionths of a dollar. */
export type Client = (privateKey: Hex, maxAtomic?: bigint) => Promise<(ask: Ask) => Promise<Answer>>

type Fetch = (input: string, init?: RequestInit) => Promise<Response>

const overFetch =
  (pay: Fetch) =>
  async ({ url, json }: Ask): Promise<Answer> => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(json) }
    const response = await (json === undefined ? pay(url) : pay(url, init))
    return { status: response.status, body: await response.text(), header: (name) => response.headers.get(name) }
  }

const overAxios =
  (instance: AxiosInstance) =>
  async ({ url, json }: Ask): Promise<Answer> => {
    const { status, data, headers } = await (json === undefined ? instance.get(url) : instance.post(url, json))
    return { status, body: JSON.stringify(data), header: (name) => headers[name] ?? null }
  }

const wallet = (privateKey: Hex) => {
  const account = privateKeyToAccount(privateKey)
  return {
    chain: { id: 84532, name: 'Base Sepolia' },
    address: account.address,
    account: {
      signTypedData: (message: Record<string, unknown>) =>
        account.signTypedData(message as Parameters<typeof account.signTypedData>[0]),
    },
  }
}

/** By name and version, as installed. */
export const clients: Readonly<Record<string, Client>> = {
  'x402-fetch 1.2.0 (v1)': async (key, maxAtomic) =>
    overFetch(wrapFetchWithPaymentV1(fetch, await createSigner('base-sepolia', key), maxAtomic) as Fetch),
  'x402-axios 0.7.2 (v1)': async (key) =>
    overAxios(withPaymentInterceptor(axios.create() as never, await createAxiosSigner('base-sepolia', key))),
  '@x402/fetch 2.27.0 (v2)': async (key) =>
    overFetch(
      wrapFetchWithPayment(
        fetch,
        new x402Client().register('eip155:84532', new ExactEvmScheme(privateKeyToAccount(key))),
      ),
    ),
  '@x402/axios 2.11.0 (v2)': async (key) =>
    overAxios(
      wrapAxiosWithPayment(
        axios.create() as never,
        new AxiosClient().register('eip155:84532', new ExactEvmScheme(privateKeyToAccount(key))),
      ),
    ),
  '@faremeter/fetch 0.22.0': async (key) =>
    overFetch(wrap(fetch, { handlers: [createPaymentHandler(wallet(key))] }) as Fetch),
}
