import type { FacilitatorClient } from '@x402/core/server'
import type { PaymentRequirements } from '@x402/core/types'
import type { ChainReader } from './chain-reader.ts'

export interface StandingOptions {
  readonly facilitator: FacilitatorClient
  readonly chain: ChainReader
  /** One requirement of each network: what the challenge says of network, asset and the token's domain. */
  readonly requirements: readonly PaymentRequirements[]
  readonly now: () => Date
}

export interface StandingReport {
  /** Whether the facilitator answered when it was asked last. */
  readonly reachable: boolean
  /** Whether facilitator and tokens have confirmed what was assumed at the start. */
  readonly verified: boolean
  /** Whether every chain answered when it was asked last. */
  readonly chainAnswers: boolean
  readonly checkedAt: string
}

/**
 * What was assumed so that the service starts without the outside (the facilitator's kinds, the token's name and version),
 * and whether the outside has confirmed it. A contradiction stops the sale: every payment would fail, or go elsewhere.
 */
export interface Standing {
  check(): Promise<void>
  /** What contradicts the configuration; undefined while nothing does. */
  contradiction(): string | undefined
  report(): StandingReport | undefined
}

const FAMILY = 'eip155:*'

export const createStanding = ({ facilitator, chain, requirements, now }: StandingOptions): Standing => {
  let contradiction: string | undefined
  let report: StandingReport | undefined

  /** The networks that the facilitator does not settle on; undefined if it did not answer. */
  const unsupported = async (): Promise<readonly string[] | undefined> => {
    try {
      const { kinds } = await facilitator.getSupported()
      const settles = kinds
        .filter((kind) => kind.x402Version === 2 && kind.scheme === 'exact')
        .map((kind) => kind.network)
      const known = (network: string) => settles.some((kind: string) => kind === network || kind === FAMILY)
      return requirements.map(({ network }) => network).filter((network) => !known(network))
    } catch {
      return undefined
    }
  }

  /** Whether the token is what the challenge says; undefined if the chain did not answer. */
  const misnamed = async ({ network, asset, extra }: PaymentRequirements): Promise<boolean | undefined> => {
    try {
      const { name, version } = await chain.tokenDomain(network, asset)
      return name !== extra.name || version !== extra.version
    } catch {
      return undefined
    }
  }

  /** Whether the RPC serves another chain; undefined if it did not answer. */
  const elsewhere = async ({ network }: PaymentRequirements): Promise<boolean | undefined> => {
    try {
      return `eip155:${await chain.chainId(network)}` !== network
    } catch {
      return undefined
    }
  }

  const networksWhere = (answers: readonly (boolean | undefined)[]) =>
    requirements
      .filter((_, place) => answers[place])
      .map(({ network }) => network)
      .join(', ')

  return {
    contradiction: () => contradiction,
    report: () => report,
    check: async () => {
      const missing = await unsupported()
      const strays = await Promise.all(requirements.map(elsewhere))
      const names = await Promise.all(requirements.map(misnamed))
      const chainAnswers = ![...strays, ...names].includes(undefined)
      const answered = missing !== undefined && chainAnswers
      if (missing?.length) contradiction = `the facilitator does not settle "exact" payments on ${missing.join(', ')}`
      else if (strays.includes(true)) contradiction = `the RPC for ${networksWhere(strays)} serves another chain`
      else if (names.includes(true))
        contradiction = `the token on ${networksWhere(names)} is not named as its payments are signed`
      else if (answered) contradiction = undefined
      const verified = contradiction === undefined && answered
      report = { reachable: missing !== undefined, verified, chainAnswers, checkedAt: now().toISOString() }
    },
  }
}
