import type { PaymentPayload, PaymentRequired } from '@x402/core/types'
import { NETWORKS } from '../../src/payment/networks.ts'
import { atomicToUsd } from '../../src/payment/prices.ts'
import type { ClientConfig } from '../client-config.ts'
import { type Acceptable, acceptable } from './acceptable.ts'
import type { Signer } from './signer.ts'
import type { SpendRecord } from './spend-record.ts'

/** Pays what a challenge asks, within the caps, or says why not. */
export interface Wallet {
  /** What the challenge asks, in words; what speaks against paying it now, if anything does. Nothing is signed or counted. */
  quote(required: PaymentRequired): Promise<{ readonly price: string; readonly against: string | undefined }>
  /** Counts the price as spent and signs; or says why not, before anything is signed. */
  pay(required: PaymentRequired): Promise<{ readonly payment: PaymentPayload } | { readonly against: string }>
}

export interface WalletOptions {
  readonly config: Pick<ClientConfig, 'networks' | 'maxPerCall' | 'maxPerDay' | 'stateDir'>
  readonly signer: Signer
  /** Opened when it is first needed: without a key there is nothing to record. @throws where it cannot be written */
  readonly record: () => SpendRecord
  readonly now: () => Date
  readonly newId: () => string
}

const priceOf = ({ requirement, network, atomic }: Acceptable) =>
  `$${atomicToUsd(atomic)} in USDC on ${network.v1Name} (${network.id}), to ${requirement.payTo}`

export const createWallet = ({ config, signer, record, now, newId }: WalletOptions): Wallet => {
  const { networks, maxPerCall, maxPerDay, stateDir } = config
  const today = () => now().toISOString().slice(0, 10)
  const named = networks.map(({ id }) => id).join(', ')

  /** What a challenge asks that cannot be paid with these settings, and whether another one would do. */
  const notOffered = (required: PaymentRequired) => {
    const elsewhere = acceptable(required, NETWORKS)
    if (!elsewhere)
      return {
        price: 'what cannot be paid here',
        against: `it is not asked in USDC by an exact transfer on ${named}, and nothing else is ever signed`,
      }
    const { id } = elsewhere.network
    return {
      price: priceOf(elsewhere),
      against: `it is asked on ${id}, and X402_NETWORKS allows ${named} alone; to pay there, set X402_NETWORKS to ${id}`,
    }
  }

  const overTheDay = (atomic: number) =>
    `with $${atomicToUsd(record().spent(today()))} signed for today (UTC) it would exceed X402_MAX_USD_PER_DAY ($${atomicToUsd(maxPerDay)}); to allow it, raise that to $${atomicToUsd(record().spent(today()) + atomic)}`

  const against = async (how: Acceptable): Promise<string | undefined> => {
    if (signer.refusal !== undefined) return signer.refusal
    if (how.atomic > maxPerCall) {
      return `it exceeds X402_MAX_USD_PER_CALL ($${atomicToUsd(maxPerCall)}); to allow it, raise that to $${atomicToUsd(how.atomic)}`
    }
    try {
      if (record().spent(today()) + how.atomic > maxPerDay) return overTheDay(how.atomic)
    } catch {
      return `what is spent cannot be recorded in ${stateDir}, and nothing is signed unrecorded`
    }
    return signer.doubt(how)
  }

  return {
    quote: async (required) => {
      const how = acceptable(required, networks)
      if (!how) return notOffered(required)
      return { price: priceOf(how), against: await against(how) }
    },
    pay: async (required) => {
      const how = acceptable(required, networks)
      if (!how) return { against: notOffered(required).against }
      const reason = await against(how)
      if (reason !== undefined || signer.refusal !== undefined) return { against: reason ?? '' }
      // Another process may have spent since it was looked at: only this step decides.
      if (!record().take(today(), how.atomic, maxPerDay)) return { against: overTheDay(how.atomic) }
      return { payment: await signer.sign(required, how, newId()) }
    },
  }
}
