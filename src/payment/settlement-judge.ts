import type { AuthorizationFate, AuthorizationUse, ChainReader } from './chain-reader.ts'
import type { PaymentRow } from './ledger.ts'
import { machineWord } from './machine-word.ts'
import type { SettleReply } from './settler.ts'

/** What is certain of a settlement, and only that. */
export type Judgement =
  | { readonly state: 'settled'; readonly transaction: string }
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'unknown'; readonly reason: string }
  /** Nothing was sent, so the payment can be used again as it is. */
  | { readonly state: 'released'; readonly reason: string }

export interface JudgeOptions {
  readonly chain: ChainReader
  readonly nowSeconds: () => number
  readonly sleep: (milliseconds: number) => Promise<void>
}

export interface SettlementJudge {
  /** Weighs what the facilitator said against what the chain shows. */
  afterReply(row: PaymentRow, reply: SettleReply): Promise<Judgement>
  /** What the chain alone shows of a settlement that was left open. */
  examine(row: PaymentRow): Promise<Judgement>
}

/** Blocks and clocks may be behind by this much when a payment has run out. */
const AFTER_EXPIRY_SECONDS = 30
/** An RPC node may be behind the one that the facilitator uses: it is asked again this often, this far apart. */
const LOOKS = 8
const LOOK_EVERY_MS = 250
/** A node that does not answer takes its whole timeout each time, while the caller waits. */
const LOOKS_UNANSWERED = 2

const useOf = (row: PaymentRow): AuthorizationUse => ({
  network: row.network,
  asset: row.asset,
  from: row.payer,
  to: row.pay_to,
  value: BigInt(row.amount),
  nonce: row.nonce,
})

type Fate = AuthorizationFate | { readonly fate: 'unreachable' }

const unknown = (reason: string): Judgement => ({ state: 'unknown', reason })

const settledOrSpent = (fate: Fate): Judgement | undefined => {
  if (fate.fate === 'paid') return { state: 'settled', transaction: fate.transaction }
  if (fate.fate === 'spent_otherwise') return { state: 'failed', reason: 'authorization_spent_otherwise' }
  return undefined
}

/**
 * The one place that decides whether money has moved. A facilitator may have sent the transfer and answered 500, or have
 * answered "settled" and sent nothing; the chain has the last word wherever it can be read.
 */
export const createSettlementJudge = ({ chain, nowSeconds, sleep }: JudgeOptions): SettlementJudge => {
  const fateOf = async (row: PaymentRow, hint?: string): Promise<Fate> => {
    try {
      const fromBlock = row.from_block === null ? undefined : BigInt(row.from_block)
      return await chain.fateOf(useOf(row), fromBlock, hint)
    } catch {
      return { fate: 'unreachable' }
    }
  }

  /** Looks again while the chain does not show the transfer yet. */
  const lookFor = async (row: PaymentRow, hint?: string): Promise<Fate> => {
    let fate = await fateOf(row, hint)
    const enough = (looks: number) =>
      settledOrSpent(fate) !== undefined || looks >= (fate.fate === 'unreachable' ? LOOKS_UNANSWERED : LOOKS)
    for (let looks = 1; !enough(looks); looks += 1) {
      await sleep(LOOK_EVERY_MS)
      fate = await fateOf(row, hint)
    }
    return fate
  }

  const afterLanded = async (row: PaymentRow, transaction: string): Promise<Judgement> => {
    const fate = await lookFor(row, transaction)
    const certain = settledOrSpent(fate)
    if (certain) return certain
    // The seller's RPC being down is no reason to keep a paid answer back: the facilitator is the seller's own choice.
    if (fate.fate === 'unreachable' && /^0x[0-9a-fA-F]{64}$/.test(transaction)) return { state: 'settled', transaction }
    return unknown('transfer_not_on_chain')
  }

  const reverted = async (row: PaymentRow, transaction: string): Promise<boolean> => {
    try {
      return await chain.reverted(row.network, transaction)
    } catch {
      return false
    }
  }

  const afterRefusal = async (row: PaymentRow, reply: SettleReply & { said: 'refused' }): Promise<Judgement> => {
    const fate = await fateOf(row, reply.transaction)
    const certain = settledOrSpent(fate)
    if (certain) return certain
    // After a second settle request the refusal may be about its own copy, while the first one is still on its way.
    if (row.settle_sent > 1) return unknown(reply.reason)
    const final = reply.definite || (fate.fate === 'unused' && (await reverted(row, reply.transaction)))
    return final ? { state: 'failed', reason: reply.reason } : unknown(reply.reason)
  }

  return {
    afterReply: async (row, reply) => {
      if (reply.said === 'landed') return afterLanded(row, reply.transaction)
      if (reply.said === 'refused') return afterRefusal(row, reply)
      if (reply.said === 'not_sent' && row.settle_sent === 1) return { state: 'released', reason: reply.reason }
      return settledOrSpent(await lookFor(row)) ?? unknown(reply.reason)
    },
    examine: async (row) => {
      const fate = await fateOf(row)
      const certain = settledOrSpent(fate)
      if (certain) return certain
      const over = nowSeconds() > row.valid_before_seconds + AFTER_EXPIRY_SECONDS
      if (fate.fate === 'unused' && over) return { state: 'failed', reason: 'expired_unused' }
      return unknown(machineWord(row.reason, 'settlement_pending'))
    },
  }
}
