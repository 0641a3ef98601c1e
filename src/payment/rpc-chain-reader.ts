import {
  type Address,
  createPublicClient,
  type Hash,
  type Hex,
  http,
  isAddressEqual,
  type PublicClient,
  parseAbi,
  parseEventLogs,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
} from 'viem'
import type { AuthorizationFate, AuthorizationUse, ChainReader } from './chain-reader.ts'
import { LOG_PAGE_BLOCKS } from './networks.ts'

const TOKEN = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event AuthorizationUsed(address indexed authorizer, bytes32 indexed nonce)',
  'event AuthorizationCanceled(address indexed authorizer, bytes32 indexed nonce)',
  'function authorizationState(address authorizer, bytes32 nonce) view returns (bool)',
  'function balanceOf(address owner) view returns (uint256)',
  'function name() view returns (string)',
  'function version() view returns (string)',
])

const PAGE = BigInt(LOG_PAGE_BLOCKS)
/** Searched when the height at the time of settling was not to be had: about an hour of a two-second chain. */
const LOOK_BACK = 2000n

export interface RpcOptions {
  /** RPC URL of a network by its CAIP-2 id. */
  readonly url: (network: string) => string
  readonly timeoutMs: number
}

/** Whether a transaction used this very authorization and moved this very amount with it (decision 6). */
const paidBy = (receipt: TransactionReceipt, use: AuthorizationUse): boolean => {
  const asset = use.asset as Address
  const logs = receipt.logs.filter((log) => isAddressEqual(log.address, asset))
  const used = parseEventLogs({ abi: TOKEN, eventName: 'AuthorizationUsed', logs }).some(
    ({ args }) => isAddressEqual(args.authorizer, use.from as Address) && args.nonce === use.nonce,
  )
  return (
    used &&
    parseEventLogs({ abi: TOKEN, eventName: 'Transfer', logs }).some(
      ({ args }) =>
        isAddressEqual(args.from, use.from as Address) &&
        isAddressEqual(args.to, use.to as Address) &&
        args.value === use.value,
    )
  )
}

const receiptOf = async (client: PublicClient, hash: string): Promise<TransactionReceipt | undefined> => {
  try {
    return await client.getTransactionReceipt({ hash: hash as Hash })
  } catch (error) {
    if (error instanceof TransactionReceiptNotFoundError) return undefined
    throw error
  }
}

/** The transaction that used the nonce up, by transfer or by cancelling it; undefined if none is found. */
const findUse = async (client: PublicClient, use: AuthorizationUse, fromBlock: bigint | undefined) => {
  const newest = await client.getBlockNumber({ cacheTime: 0 })
  const lookBack = newest > LOOK_BACK ? newest - LOOK_BACK : 0n
  for (let start = fromBlock ?? lookBack; start <= newest; start += PAGE) {
    const filter = {
      address: use.asset as Address,
      abi: TOKEN,
      args: { authorizer: use.from as Address, nonce: use.nonce as Hex },
      fromBlock: start,
      toBlock: start + PAGE - 1n < newest ? start + PAGE - 1n : newest,
    } as const
    const [used, cancelled] = await Promise.all([
      client.getContractEvents({ ...filter, eventName: 'AuthorizationUsed' }),
      client.getContractEvents({ ...filter, eventName: 'AuthorizationCanceled' }),
    ])
    const [found] = [...used, ...cancelled]
    if (found) return found.transactionHash
  }
  return undefined
}

const isHash = (text: string | undefined): text is Hash => text !== undefined && /^0x[0-9a-fA-F]{64}$/.test(text)

/** Reads chains over JSON-RPC. */
export const createRpcChainReader = ({ url, timeoutMs }: RpcOptions): ChainReader => {
  const clients = new Map<string, PublicClient>()
  const clientOf = (network: string): PublicClient => {
    const known = clients.get(network)
    if (known) return known
    const client = createPublicClient({ transport: http(url(network), { timeout: timeoutMs, retryCount: 1 }) })
    clients.set(network, client)
    return client
  }
  const read = (network: string, asset: string) => ({
    client: clientOf(network),
    address: asset as Address,
    abi: TOKEN,
  })

  const fateByNonce = async (use: AuthorizationUse, fromBlock: bigint | undefined): Promise<AuthorizationFate> => {
    const { client, address, abi } = read(use.network, use.asset)
    const used = await client.readContract({
      address,
      abi,
      functionName: 'authorizationState',
      args: [use.from as Address, use.nonce as Hex],
    })
    if (!used) return { fate: 'unused' }
    const transaction = await findUse(client, use, fromBlock)
    const receipt = transaction && (await receiptOf(client, transaction))
    if (!receipt) return { fate: 'unclear' }
    return paidBy(receipt, use) ? { fate: 'paid', transaction: receipt.transactionHash } : { fate: 'spent_otherwise' }
  }

  return {
    chainId: (network) => clientOf(network).getChainId(),
    height: (network) => clientOf(network).getBlockNumber(),
    balanceOf: (network, asset, owner) => {
      const { client, address, abi } = read(network, asset)
      return client.readContract({ address, abi, functionName: 'balanceOf', args: [owner as Address] })
    },
    fateOf: async (use, fromBlock, hint) => {
      const receipt = isHash(hint) ? await receiptOf(clientOf(use.network), hint) : undefined
      if (receipt && paidBy(receipt, use)) return { fate: 'paid', transaction: receipt.transactionHash }
      return fateByNonce(use, fromBlock)
    },
    reverted: async (network, transaction) => {
      if (!isHash(transaction)) return false
      return (await receiptOf(clientOf(network), transaction))?.status === 'reverted'
    },
    signedByContract: (network, account, digest, signature) =>
      clientOf(network).verifyHash({ address: account as Address, hash: digest, signature: signature as Hex }),
    tokenDomain: async (network, asset) => {
      const { client, address, abi } = read(network, asset)
      const [name, version] = await Promise.all([
        client.readContract({ address, abi, functionName: 'name' }),
        client.readContract({ address, abi, functionName: 'version' }),
      ])
      return { name, version }
    },
  }
}
