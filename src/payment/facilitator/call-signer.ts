import type { FacilitatorEvmSigner } from '@x402/evm'
import {
  BaseError,
  ContractFunctionRevertedError,
  ContractFunctionZeroDataError,
  encodeFunctionData,
  type Hex,
  isAddressEqual,
  type ReadContractParameters,
} from 'viem'
import { FacilitatorUnavailable } from './facilitator-unavailable.ts'
import type { SettlerAccount } from './settler-account.ts'

/** The chain's own "no", as opposed to no answer. */
const isAnswer = (error: unknown): boolean =>
  error instanceof BaseError &&
  error.walk(
    (cause) => cause instanceof ContractFunctionRevertedError || cause instanceof ContractFunctionZeroDataError,
  ) !== null

/**
 * What the scheme of `@x402/evm` reads and writes by, for one call. The scheme takes an RPC that does not answer for a bad
 * signature; `outage()` says that this happened, so that its verdict can be thrown away.
 */
export const createCallSigner = (settler: SettlerAccount, asset: Hex, confirmationTimeoutMs: number) => {
  const { client } = settler
  let outage: FacilitatorUnavailable | undefined
  const noted = async <Result>(asked: Promise<Result>): Promise<Result> => {
    try {
      return await asked
    } catch (error) {
      if (error instanceof FacilitatorUnavailable) outage = error
      else if (!isAnswer(error)) outage = new FacilitatorUnavailable('rpc_unreachable', error)
      throw error
    }
  }
  const send: FacilitatorEvmSigner['writeContract'] = async ({ address, dataSuffix, ...call }) => {
    const data = encodeFunctionData(call as Parameters<typeof encodeFunctionData>[0])
    try {
      return await settler.send({ to: address, data: `${data}${dataSuffix?.slice(2) ?? ''}` })
    } catch (error) {
      if (error instanceof FacilitatorUnavailable) outage = error
      throw error
    }
  }
  const signer: FacilitatorEvmSigner = {
    getAddresses: () => [settler.address],
    readContract: (call) => noted(client.readContract(call as ReadContractParameters)),
    // The token's code is asked for ahead, and not awaited where another question fails first: a rejection of it would be nobody's and
    // end the process. The outage is noted, so no verdict comes of the missing code.
    getCode: (account) => {
      const code = noted(client.getCode(account))
      return isAddressEqual(account.address, asset) ? code.catch(() => undefined) : code
    },
    verifyTypedData: (signed) => noted(client.verifyTypedData(signed as Parameters<typeof client.verifyTypedData>[0])),
    writeContract: send,
    sendTransaction: () => Promise.reject(new Error('no smart account is deployed here')),
    waitForTransactionReceipt: ({ hash }) => client.waitForTransactionReceipt({ hash, timeout: confirmationTimeoutMs }),
  }
  return { signer, outage: () => outage }
}
