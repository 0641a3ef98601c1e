import type { ChainReader } from './chain-reader.ts'
import type { Ledger, PaymentRow } from './ledger.ts'

export interface ReservationOptions {
  readonly ledger: Ledger
  readonly chain: ChainReader
  readonly patienceMs: number
  readonly now: () => number
  readonly sleep: (milliseconds: number) => Promise<void>
}

const POLL_MS = 100

/**
 * Whether the payer's balance covers this payment and those in flight before it; otherwise all of them would be served and
 * one settled. A payment on its way may have left the balance already and still be counted as in flight, so a shortage is
 * believed only when it lasts. A chain that cannot be read is no reason to refuse: the facilitator looks at the balance too.
 */
export const createReservation =
  ({ ledger, chain, patienceMs, now, sleep }: ReservationOptions) =>
  async (row: PaymentRow): Promise<boolean> => {
    const deadline = now() + patienceMs
    for (;;) {
      const reserved = await ledger.reservedBefore(row)
      if (reserved === 0) return true
      const balance = await chain.balanceOf(row.network, row.asset, row.payer).catch(() => undefined)
      if (balance === undefined || balance >= BigInt(reserved + row.amount)) return true
      if (now() > deadline) return false
      await sleep(POLL_MS)
    }
  }
