import { CHAIN_PARTS } from '../chain-list.ts'
import { readJson } from '../shapes/read-json.ts'
import { readQuantity, readTransfers } from '../shapes/rpc.ts'
import type { StoredAnswer } from '../snapshot.ts'
import { type Figure, figure, usd } from './figure.ts'

const json = ({ bytes, content_type }: StoredAnswer): unknown => readJson(bytes, content_type)

/**
 * The balance of the receiving address and what came in, from the stored answers of the RPC.
 *
 * @throws ShapeError
 */
export function holdingFigures(answers: readonly StoredAnswer[], complete: boolean): Figure[] {
  const part = (name: string) => answers.find((answer) => answer.part === name)
  const block = part(CHAIN_PARTS.block)
  const balance = part(CHAIN_PARTS.balance)
  if (block === undefined || balance === undefined) return []
  const at = `the receiving address at block ${readQuantity(json(block))}`
  const held = figure('balance', 'USDC held', usd(readQuantity(json(balance))), 'USD', at)
  const pages = answers.filter(({ part }) => part.startsWith('logs-'))
  // A sum of some of the pages would be a number that means nothing.
  if (!complete || pages.length === 0) return [held]
  const transfers = pages.flatMap((page) => readTransfers(json(page)))
  const received = transfers.reduce((all, { data }) => all + data, 0n)
  const of = 'Transfer events to the receiving address since INCOME_FROM_BLOCK'
  return [
    held,
    figure('received', 'received', usd(received), 'USD', of),
    figure('transfers', 'transfers', transfers.length, 'count', of),
  ]
}
