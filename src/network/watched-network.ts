import type { Network } from './create-network.ts'

/** What can be written to the network. */
export type Write = 'observation' | 'outcome'

/** The same network; every write that was taken is told, by its kind alone. */
export function watchedNetwork(network: Network, wrote: (kind: Write) => void): Network {
  return {
    ...network,
    observe: async (input, reporter) => {
      const answer = await network.observe(input, reporter)
      wrote('observation')
      return answer
    },
    outcome: async (input, reporter) => {
      const answer = await network.outcome(input, reporter)
      wrote('outcome')
      return answer
    },
  }
}
