import { min } from 'd3-array'
import { type HostKind, hostKind } from '../host-kind.ts'
import type { ResourceRow } from '../shapes/facilitator.ts'
import { isTestNetwork, isUsdc } from '../usdc.ts'
import { usd } from './figure.ts'

/** What a listed resource asks to be paid in. */
type PaidIn = 'USDC' | 'test USDC' | 'another asset'

/** A listed resource as the figures look at it. */
export interface Listing {
  readonly host: HostKind
  readonly paidIn: PaidIn
  /** The lowest price in USDC on a network whose money is worth something; null where there is none. */
  readonly priceUsd: number | null
  readonly saysItsInput: boolean
  readonly version: number
  readonly updatedAt: number
}

type Holder = Readonly<Record<string, unknown>> | null | undefined

const holder = (value: unknown): Holder => (typeof value === 'object' ? (value as Holder) : undefined)

/** What says how to reach the route and not what to send. */
const TRANSPORT = new Set(['type', 'method', 'discoverable'])

const saysMore = (value: unknown): boolean => Object.keys(holder(value) ?? {}).some((key) => !TRANSPORT.has(key))

/** Where protocol version 1 (outputSchema), version 2 (extensions.bazaar) and directories (metadata) put it. */
function saysItsInput({ accepts, metadata, extensions }: ResourceRow): boolean {
  const bazaar = holder(extensions?.bazaar)
  return [
    ...accepts.map((accept) => accept.outputSchema?.input),
    holder(bazaar?.info)?.input,
    holder(holder(bazaar?.schema)?.properties)?.input,
    metadata?.input,
    metadata?.inputSchema,
  ].some(saysMore)
}

/** Reads what the figures need from a row. */
export function listingOf(row: ResourceRow): Listing {
  const inUsdc = row.accepts.filter(({ network, asset }) => isUsdc(network, asset))
  const priceUsd =
    min(
      inUsdc.filter(({ network }) => !isTestNetwork(network)),
      ({ price }) => usd(price),
    ) ?? null
  return {
    host: hostKind(row.resource),
    paidIn: priceUsd !== null ? 'USDC' : inUsdc.length > 0 ? 'test USDC' : 'another asset',
    priceUsd,
    saysItsInput: saysItsInput(row),
    version: row.x402Version,
    updatedAt: row.lastUpdated,
  }
}
