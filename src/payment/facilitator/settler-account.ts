import {
  BaseError,
  createPublicClient,
  ExecutionRevertedError,
  type Hex,
  HttpRequestError,
  http,
  InsufficientFundsError,
  keccak256,
  type PublicClient,
  TimeoutError,
} from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { isLoopback } from '../../is-loopback.ts'
import { FacilitatorUnavailable } from './facilitator-unavailable.ts'
import { createSerial } from './serial.ts'

/**
 * Runs work while nobody else holds the same key. Several processes that settle with one account share one by PostgreSQL's
 * advisory locks; a single process needs none.
 */
export type Lock = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>

/** The account that pays the gas on one chain, and the only way by which it sends. */
export interface SettlerAccount {
  readonly address: Hex
  readonly client: PublicClient
  /**
   * Signs and broadcasts; does not wait for the receipt.
   *
   * @throws viem's error with the revert reason, when the call would revert
   * @throws FacilitatorUnavailable when nothing was sent for another reason
   */
  send(call: { to: Hex; data: Hex }): Promise<Hex>
}

const has = (error: unknown, kind: new (...args: never[]) => Error): boolean =>
  error instanceof BaseError && error.walk((cause) => cause instanceof kind) !== null

/** viem names this error for some calls and leaves the node's text in others. */
const isWithoutGas = (error: unknown): boolean => InsufficientFundsError.nodeMessage.test(String(error).toLowerCase())

const unavailable = (error: unknown): FacilitatorUnavailable =>
  new FacilitatorUnavailable(isWithoutGas(error) ? 'settler_without_gas' : 'rpc_unreachable', error)

/**
 * @param chainId what the RPC must be; every transaction is signed for it
 * @example
 * const settler = createSettlerAccount({ chainId: 8453, rpcUrl, key })
 * const hash = await settler.send({ to: usdc, data })
 */
export const createSettlerAccount = (options: {
  chainId: number
  rpcUrl: string
  key: Hex
  lock?: Lock
}): SettlerAccount => {
  const { chainId, rpcUrl } = options
  const account = privateKeyToAccount(options.key)
  const client = createPublicClient({
    transport: http(rpcUrl, { timeout: 4_000, retryCount: 1 }),
    // A node on this machine may be asked often; a hosted one counts the questions.
    pollingInterval: isLoopback(rpcUrl) ? 10 : 500,
  })
  const inTurn = createSerial()
  const lock: Lock = options.lock ?? ((_, work) => work())

  /** A call that would revert is found here, before it has a nonce: a nonce that is never sent blocks all later ones. */
  const prepare = async (call: { to: Hex; data: Hex }) => {
    try {
      const [gas, fees] = await Promise.all([
        client.estimateGas({ account: account.address, ...call }),
        client.estimateFeesPerGas(),
      ])
      // What the call meets in its block may differ from what it met here (a first payment writes a new storage slot).
      return { ...call, ...fees, chainId, type: 'eip1559' as const, gas: (gas * 12n) / 10n }
    } catch (error) {
      if (has(error, ExecutionRevertedError)) throw error
      throw unavailable(error)
    }
  }

  return {
    address: account.address,
    client,
    send: async (call) => {
      const prepared = await prepare(call)
      return inTurn(() => lock(`settle:${chainId}:${account.address}`, () => broadcast(client, account, prepared)))
    },
  }
}

type Prepared = Parameters<PrivateKeyAccount['signTransaction']>[0]

const broadcast = async (client: PublicClient, account: PrivateKeyAccount, prepared: Prepared): Promise<Hex> => {
  const nonce = await client
    .getTransactionCount({ address: account.address, blockTag: 'pending' })
    .catch((error: unknown) => Promise.reject(unavailable(error)))
  const signed = await account.signTransaction({ ...prepared, nonce })
  try {
    return await client.sendRawTransaction({ serializedTransaction: signed })
  } catch (error) {
    if (mayHaveArrived(error)) return keccak256(signed)
    throw new FacilitatorUnavailable(isWithoutGas(error) ? 'settler_without_gas' : 'transaction_rejected', error)
  }
}

/** No answer, or "already known" to a repetition: the transaction may be on its way, so its receipt decides. */
const mayHaveArrived = (error: unknown): boolean =>
  has(error, HttpRequestError) || has(error, TimeoutError) || /already known|already imported/i.test(String(error))
