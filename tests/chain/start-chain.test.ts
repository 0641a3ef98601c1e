import { authorizationTypes } from '@x402/evm'
import { type Hex, parseSignature, toHex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { usdcAbi } from './data/token.ts'
import { devAccount } from './dev-accounts.ts'
import { type LocalChain, startChain } from './start-chain.ts'

let chain: LocalChain
let nonces = 0

beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.stop())

const settler = devAccount(0).account

const domain = () => ({ name: 'USDC', version: '2', chainId: chain.chainId, verifyingContract: chain.usdc })
const types = {
  ...authorizationTypes,
  CancelAuthorization: [
    { name: 'authorizer', type: 'address' },
    { name: 'nonce', type: 'bytes32' },
  ],
} as const

interface Authorization {
  readonly from: Hex
  readonly to: Hex
  readonly value: bigint
  readonly validAfter: bigint
  readonly validBefore: bigint
  readonly nonce: Hex
}

const authorization = (changes: Partial<Authorization> = {}): Authorization => {
  nonces += 1
  const now = BigInt(Math.floor(Date.now() / 1000))
  const from = chain.buyers[0]?.address ?? '0x'
  const nonce = toHex(nonces, { size: 32 })
  return { from, to: chain.payTo, value: 10_000n, validAfter: now - 600n, validBefore: now + 60n, nonce, ...changes }
}

const sign = (message: Authorization, signer = chain.buyers[0]?.account ?? settler) =>
  signer.signTypedData({ domain: domain(), types, primaryType: 'TransferWithAuthorization', message })

const argsOf = (a: Authorization) => [a.from, a.to, a.value, a.validAfter, a.validBefore, a.nonce] as const

const transfer = async (a: Authorization, signature: Hex) => {
  const hash = await chain.client.writeContract({
    account: settler,
    address: chain.usdc,
    abi: usdcAbi,
    functionName: 'transferWithAuthorization',
    args: [...argsOf(a), signature],
  })
  return chain.client.waitForTransactionReceipt({ hash })
}

test('a fresh chain says what clients expect of Base Sepolia', async () => {
  expect(await chain.client.getChainId()).toBe(84532)
  expect(await chain.balanceOf(chain.payTo)).toBe(0n)
  expect(await chain.balanceOf(chain.buyers[4]?.address ?? '0x')).toBe(1_000_000_000n)
  const [name, version, decimals] = await chain.client.multicall({
    contracts: (['name', 'version', 'decimals'] as const).map((functionName) => ({
      address: chain.usdc,
      abi: usdcAbi,
      functionName,
    })),
    allowFailure: false,
  })
  expect([name, version, decimals]).toEqual(['USDC', '2', 6])
})

test('an authorization moves the money once, with both events, and never again', async () => {
  const before = await chain.balanceOf(chain.payTo)
  const a = authorization()
  const signature = await sign(a)
  const receipt = await transfer(a, signature)
  expect(receipt.status).toBe('success')
  expect(receipt.logs).toHaveLength(2)
  expect(await chain.balanceOf(chain.payTo)).toBe(before + 10_000n)
  await expect(transfer(a, signature)).rejects.toThrow('FiatTokenV2: authorization is used or canceled')
  expect(await chain.balanceOf(chain.payTo)).toBe(before + 10_000n)
})

test('the overload with v, r, s moves the money too', async () => {
  const before = await chain.balanceOf(chain.payTo)
  const a = authorization()
  const { r, s, v } = parseSignature(await sign(a))
  const hash = await chain.client.writeContract({
    account: settler,
    address: chain.usdc,
    abi: usdcAbi,
    functionName: 'transferWithAuthorization',
    args: [...argsOf(a), Number(v), r, s],
  })
  await chain.client.waitForTransactionReceipt({ hash })
  expect(await chain.balanceOf(chain.payTo)).toBe(before + 10_000n)
})

test.each([
  ['expired', () => authorization({ validBefore: 1n }), 'authorization is expired'],
  ['too early', () => authorization({ validAfter: 9_999_999_999n }), 'authorization is not yet valid'],
  ['more than the balance', () => authorization({ value: 10n ** 15n }), 'transfer amount exceeds balance'],
])('an authorization that is %s reverts with the words of the real token', async (_, make, reason) => {
  const a = make()
  await expect(transfer(a, await sign(a))).rejects.toThrow(reason)
})

test('a signature of another key is refused', async () => {
  const a = authorization()
  await expect(transfer(a, await sign(a, settler))).rejects.toThrow('FiatTokenV2: invalid signature')
})

test('a cancelled authorization cannot be used', async () => {
  const a = authorization()
  const owner = chain.buyers[0]?.account ?? settler
  const message = { authorizer: a.from, nonce: a.nonce }
  const cancel = await owner.signTypedData({ domain: domain(), types, primaryType: 'CancelAuthorization', message })
  const hash = await chain.client.writeContract({
    account: settler,
    address: chain.usdc,
    abi: usdcAbi,
    functionName: 'cancelAuthorization',
    args: [a.from, a.nonce, cancel],
  })
  await chain.client.waitForTransactionReceipt({ hash })
  await expect(transfer(a, await sign(a))).rejects.toThrow('FiatTokenV2: authorization is used or canceled')
})

test('a smart account pays by ERC-1271 with the signature of its owner, and with no other', async () => {
  const account: Hex = '0x00000000000000000000000000000000000012a1'
  const owner = chain.buyers[1]?.account ?? settler
  await chain.placeSmartAccount(account, owner.address)
  await chain.fund(account, 10_000n)
  const a = authorization({ from: account })
  await expect(transfer(a, await sign(a, settler))).rejects.toThrow('FiatTokenV2: invalid signature')
  expect((await transfer(a, await sign(a, owner))).status).toBe('success')
  expect(await chain.balanceOf(account)).toBe(0n)
})

test('stop ends the process, so that its port is free for the next chain', async () => {
  const first = await startChain()
  await first.stop()
  const second = await startChain({ port: Number(new URL(first.rpcUrl).port) })
  expect(second.rpcUrl).toBe(first.rpcUrl)
  await second.stop()
})
