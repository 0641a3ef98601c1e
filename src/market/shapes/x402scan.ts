import { z } from 'zod'
import type { Page } from './page.ts'
import { readShape } from './read-shape.ts'
import { atomic, count, time } from './scalars.ts'

const list = z.object({
  result: z.object({
    data: z.object({
      json: z.object({
        items: z.array(z.unknown()),
        hasNextPage: z.boolean(),
        total_count: count.nullish(),
      }),
    }),
  }),
})

/** @throws ShapeError */
export function readScanPage(answer: unknown): Page {
  const { items, hasNextPage, total_count } = readShape(list, answer, 'answer').result.data.json
  return { rows: items, place: 'items', more: hasNextPage, total: total_count ?? null }
}

const trade = { tx_count: count, total_amount: atomic, latest_block_timestamp: time, chains: z.array(z.string()) }

/** What one receiving address took in the time that was asked for. */
export const sellerRow = z.object({ recipient: z.string(), unique_buyers: count, ...trade })
export type SellerRow = z.output<typeof sellerRow>

/** What one sending address paid. */
export const buyerRow = z.object({ sender: z.string(), unique_sellers: count, ...trade })
export type BuyerRow = z.output<typeof buyerRow>

/** A tool that the directory's chat offers. */
export const toolRow = z.object({
  id: z.string(),
  resource: z.string(),
  tool_calls: count,
  unique_users: count,
  latest_call_time: time.nullable(),
})
export type ToolRow = z.output<typeof toolRow>
