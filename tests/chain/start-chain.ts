import {
  createTestClient,
  encodeAbiParameters,
  type Hex,
  http,
  keccak256,
  numberToHex,
  pad,
  publicActions,
  walletActions,
} from 'viem'
import { baseSepolia } from 'viem/chains'
import { multicall3Code } from './data/multicall3.ts'
import { smartAccountCode, usdcAbi, usdcCode } from './data/token.ts'
import { type DevAccount, devAccount } from './dev-accounts.ts'
import { startAnvil } from './start-anvil.ts'

/** Circle's USDC on Base Sepolia; ours stands at the same address, so that every default of a client fits. */
const usdc: Hex = '0x036CbD53842c5426634e7929541eC2318f3dCF7e'

const buyerCount = 5
const startBalance = 1_000_000_000n

const connect = (rpcUrl: string) =>
  createTestClient({ chain: baseSepolia, mode: 'anvil', transport: http(rpcUrl), pollingInterval: 10, cacheTime: 0 })
    .extend(publicActions)
    .extend(walletActions)

export interface LocalChain {
  readonly rpcUrl: string
  /** 84532: for its clients this chain is Base Sepolia. */
  readonly chainId: number
  readonly network: 'eip155:84532'
  readonly usdc: Hex
  /** Holds nothing at the start: its balance is what was paid. */
  readonly payTo: Hex
  /** Holds ether for gas and no USDC. */
  readonly settlerKey: Hex
  /** The settings of whoever sells on this chain. */
  readonly sellerEnv: Readonly<Record<string, string>>
  /** Each starts with 1,000 USDC and needs no ether. */
  readonly buyers: readonly DevAccount[]
  readonly client: ReturnType<typeof connect>
  /** USDC in atomic units (a millionth). */
  balanceOf(holder: Hex): Promise<bigint>
  /** Sets the balance to this many atomic units, without a Transfer event. */
  fund(holder: Hex, atomic: bigint): Promise<void>
  /** Places a contract at this address that pays by ERC-1271 with its owner's signature. */
  placeSmartAccount(address: Hex, owner: Hex): Promise<void>
  stop(): Promise<void>
}

/** Where Solidity keeps `balanceOf[holder]`: the first variable of the contract. */
const balanceSlot = (holder: Hex): Hex =>
  keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [holder, 0n]))

/**
 * A chain of one's own on loopback with USDC, Multicall3 and funded keys: nothing outside this machine is asked.
 *
 * @example
 * const chain = await startChain()
 * await chain.balanceOf(chain.payTo) // 0n
 * await chain.stop()
 */
export const startChain = async ({ port = 0 }: { port?: number } = {}): Promise<LocalChain> => {
  const anvil = await startAnvil({ chainId: baseSepolia.id, port })
  const client = connect(anvil.rpcUrl)
  const fund = (holder: Hex, atomic: bigint) =>
    client.setStorageAt({ address: usdc, index: balanceSlot(holder), value: numberToHex(atomic, { size: 32 }) })
  const buyers = Array.from({ length: buyerCount }, (_, i) => devAccount(i + 1))

  await client.setCode({ address: usdc, bytecode: usdcCode })
  await client.setCode({ address: baseSepolia.contracts.multicall3.address, bytecode: multicall3Code })
  for (const buyer of buyers) await fund(buyer.address, startBalance)
  await client.mine({ blocks: 1 })

  const network = `eip155:${baseSepolia.id}` as const
  const payTo = devAccount(9).address
  return {
    rpcUrl: anvil.rpcUrl,
    chainId: baseSepolia.id,
    network,
    usdc,
    payTo,
    settlerKey: devAccount(0).privateKey,
    sellerEnv: {
      X402_PAY_TO: payTo,
      X402_NETWORKS: network,
      [`X402_RPC_URL_${baseSepolia.id}`]: anvil.rpcUrl,
    },
    buyers,
    client,
    balanceOf: (holder) =>
      client.readContract({ address: usdc, abi: usdcAbi, functionName: 'balanceOf', args: [holder] }),
    fund,
    placeSmartAccount: async (address, owner) => {
      await client.setCode({ address, bytecode: smartAccountCode })
      await client.setStorageAt({ address, index: 0, value: pad(owner, { size: 32 }) })
    },
    stop: anvil.stop,
  }
}
