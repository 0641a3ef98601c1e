import { EVM_NETWORK_CHAIN_ID_MAP } from '@x402/evm/v1'
import { expect, test } from 'vitest'
import { NETWORKS } from '../../src/payment/networks.ts'

test.each(NETWORKS)('$name has the chain id that the protocol gives its name', ({ id, chainId, v1Name }) => {
  expect(chainId).toBe(EVM_NETWORK_CHAIN_ID_MAP[v1Name as 'base'])
  expect(id).toBe(`eip155:${chainId}`)
})
