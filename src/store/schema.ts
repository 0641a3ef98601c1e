import type { Generated } from 'kysely'
import type { NetworkTables } from './network-schema.ts'

/** Times are milliseconds since 1970 unless the name says seconds; amounts are millionths of a dollar. */
export interface PaymentsTable {
  seq: Generated<number>
  /** `network:asset:from:nonce`: a token lets each of these move money once. */
  key: string
  /** Names the payment in public: the receipt's id. */
  id: string
  route: string
  fingerprint: string
  signature_hash: string
  payment_id: string | null
  payer: string
  pay_to: string
  network: string
  asset: string
  nonce: string
  amount: number
  valid_before_seconds: number
  resource: string
  state: string
  /** The process that is at work on it, and until when nobody else may take over. */
  owner: string
  lease_until: number
  /** Settle was sent more than once, or by a process that died: a refusal then proves nothing. */
  settle_sent: Generated<number>
  /** The chain's height when settle was first sent: where a search for the transfer starts. */
  from_block: number | null
  answer_status: number | null
  answer_type: string | null
  answer_hash: string | null
  answer_body: string | null
  answer_length: number | null
  undelivered: Generated<number>
  reason: string | null
  transaction: string | null
  receipt: string | null
  claimed_at: number
  changed_at: number
}

/** Values made once and kept, such as the key under which sign-in nonces are made. */
export interface KeptValuesTable {
  name: string
  value: string
}

export interface Database extends NetworkTables {
  payments: PaymentsTable
  kept_values: KeptValuesTable
}
