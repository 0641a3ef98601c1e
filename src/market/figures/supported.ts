import { networkId } from '../usdc.ts'
import { type Figure, figure } from './figure.ts'

interface Kind {
  readonly x402Version: number
  readonly scheme: string
  readonly network: string
}

/** What a facilitator says that it settles. */
export function supportedFigures(kinds: readonly Kind[]): Figure[] {
  const version = (wanted: number) => kinds.filter((kind) => kind.x402Version === wanted).length
  const all = `${kinds.length} kinds listed`
  return [
    figure('kinds', 'kinds of payment', kinds.length, 'count', 'all that the facilitator lists'),
    figure('kinds_v1', 'kinds of protocol version 1', version(1), 'count', all),
    figure('kinds_v2', 'kinds of protocol version 2', version(2), 'count', all),
    figure('networks', 'networks', new Set(kinds.map((kind) => networkId(kind.network))).size, 'count', all),
  ]
}
