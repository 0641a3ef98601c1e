import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FacilitatorClient } from '@x402/core/server'
import { createFacilitator } from '../../src/payment/facilitator/facilitator.ts'
import type { LocalChain } from './start-chain.ts'

type Step = 'verify' | 'settle'

/** Acts in the facilitator's stead: `real` does the work, `answer` sends something; doing neither hangs. */
export type Fault = (call: {
  readonly real: () => Promise<unknown>
  readonly answer: (status: number, body: unknown) => void
}) => void | Promise<void>

export interface FaultyFacilitator {
  readonly url: string
  /** What happens at the step from now on; undefined does what is right. */
  on(step: Step, fault: Fault | undefined): void
  /** How often settle was asked for. */
  readonly settled: () => number
  stop(): Promise<void>
}

export const facilitatorOf = (chain: LocalChain): FacilitatorClient =>
  createFacilitator({
    chains: [{ network: chain.network, chainId: chain.chainId, rpcUrl: chain.rpcUrl, asset: chain.usdc }],
    payTo: [chain.payTo],
    settlerKey: chain.settlerKey,
    confirmationTimeoutMs: 20_000,
  })

const bodyOf = async (request: IncomingMessage) => {
  let text = ''
  for await (const chunk of request) text += chunk
  return text === '' ? {} : JSON.parse(text)
}

const send = (response: ServerResponse) => (status: number, body: unknown) => {
  if (!response.destroyed) response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** A facilitator over HTTP that settles on the local chain, and that a test can make lie, hang, or break. */
export const startFaultyFacilitator = async (chain: LocalChain, port = 0): Promise<FaultyFacilitator> => {
  const real = facilitatorOf(chain)
  const faults = new Map<Step, Fault>()
  let settled = 0

  const work = async (step: Step, request: IncomingMessage, answer: (status: number, body: unknown) => void) => {
    if (step === 'settle') settled += 1
    const { paymentPayload, paymentRequirements } = await bodyOf(request)
    const run = () => real[step](paymentPayload, paymentRequirements)
    const fault = faults.get(step)
    if (fault) return fault({ real: run, answer })
    answer(200, await run())
  }

  const server = createServer((request, response) => {
    const answer = send(response)
    const step = request.url?.slice(1)
    if (step === 'supported') return real.getSupported().then((kinds) => answer(200, kinds))
    if (step !== 'verify' && step !== 'settle') return answer(404, {})
    return work(step, request, answer).catch(() => answer(500, { error: 'facilitator broke' }))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: bound } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${bound}`,
    on: (step, fault) => void (fault ? faults.set(step, fault) : faults.delete(step)),
    settled: () => settled,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
