import type { Corpus } from '../cases/load-corpus.ts'
import type { SearchIndex } from '../cases/search-index.ts'
import type { CheckPages } from '../check-page.ts'
import type { Network } from '../network/create-network.ts'
import type { Income } from '../payment/income-schema.ts'
import type { Prices } from '../payment/prices.ts'
import type { Selling } from '../service-info.ts'
import type { Versions } from '../versions.ts'

/** Everything that routes are made from. Built once by `create-service.ts`. */
export interface Services {
  readonly corpus: Corpus
  readonly index: SearchIndex
  readonly checkPages: CheckPages
  readonly versions: Versions
  readonly operator: { readonly name: string | null; readonly contact: string | null }
  /** The address that callers see, without a slash at the end. */
  readonly publicUrl: string
  /** USD per call. */
  readonly prices: Prices
  /** For how long a paid answer can be read again. */
  readonly answerTtlHours: number
  readonly selling: () => Promise<Selling>
  readonly received: () => Promise<Income>
  readonly health: () => Promise<PaymentHealth>
  readonly network: () => Promise<Network>
}

/** Whether payments work now. `able` is false only where the operator means to sell and cannot. */
export interface PaymentHealth {
  readonly selling: boolean
  readonly able: boolean
  readonly reason: string | null
  readonly ledger: 'ok' | 'off' | 'failing'
  readonly facilitator: { readonly reachable: boolean; readonly verified: boolean; readonly checked_at: string } | null
}
