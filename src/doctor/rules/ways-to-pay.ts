import { DEFAULT_ASSETS } from '@x402/evm'
import { networkId } from '../../market/usdc.ts'
import { challengeOf } from '../challenge.ts'
import type { RouteSeen } from '../site.ts'

interface KnownToken {
  readonly asset: string
  readonly name: string
  readonly version: string
}

const TOKENS = new Map<string, readonly KnownToken[]>(Object.entries(DEFAULT_ASSETS))

/** Every way to pay in the challenge, whichever version says it, under one set of names. */
export const waysOf = ({ v1, v2 }: RouteSeen) => ({
  v1: challengeOf(v1)?.accepts.map((entry) => ({ ...entry, atomic: entry.maxAmountRequired })),
  v2: challengeOf(v2)?.accepts.map((entry) => ({ ...entry, atomic: entry.amount })),
})

export const resourcesOf = ({ v1, v2 }: RouteSeen): readonly string[] => {
  const header = challengeOf(v2)
  return [...(challengeOf(v1)?.accepts ?? []).map(({ resource }) => resource), ...(header ? [header.resource.url] : [])]
}

export const descriptionsOf = ({ v1, v2 }: RouteSeen): readonly string[] => {
  const header = challengeOf(v2)
  return [
    ...(challengeOf(v1)?.accepts ?? []).map(({ description }) => description),
    ...(header ? [header.resource.description] : []),
  ]
}

const isFilled = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined

function missingIn(holder: unknown, names: readonly string[], where: string): string | null {
  const missing = names.filter((name) => !isFilled(member(holder, name)))
  return missing.length === 0 ? null : `${where} has no ${missing.join(' and no ')}`
}

/** undefined where there is neither body nor header to look at. */
export function schemaProblem({ v1, v2 }: RouteSeen): string | null | undefined {
  const body = challengeOf(v1)
  const header = challengeOf(v2)
  if (body === undefined && header === undefined) return undefined
  const bazaar = member(header?.extensions, 'bazaar')
  return (
    (body?.accepts ?? [])
      .map(({ outputSchema }) => missingIn(outputSchema, ['input', 'output'], 'outputSchema of the body'))
      .find((problem) => problem !== null) ??
    (header === undefined
      ? null
      : (missingIn(member(bazaar, 'info'), ['input', 'output'], 'the bazaar extension of the header') ??
        missingIn(bazaar, ['schema'], 'the bazaar extension of the header')))
  )
}

/** Version 1 may leave out networks that it cannot name, so each of its ways must be one of version 2's. */
export function versionsProblem(route: RouteSeen): string | null | undefined {
  const { v1, v2 } = waysOf(route)
  if (v1 === undefined || v2 === undefined) return undefined
  const key = ({ network, asset, payTo, atomic, scheme }: (typeof v1)[number] | (typeof v2)[number]) =>
    [networkId(network), asset, payTo, atomic, scheme].join(' ').toLowerCase()
  const offered = new Set(v2.map(key))
  const odd = v1.find((way) => !offered.has(key(way)))
  return odd === undefined
    ? null
    : `the body asks ${odd.atomic} on ${odd.network} for ${odd.payTo}, the header does not`
}

/** Tokens that are not known here are not judged. */
export function tokenProblem(route: RouteSeen): string | null | undefined {
  const { v1 = [], v2 = [] } = waysOf(route)
  const known = [...v1, ...v2].flatMap(({ network, asset, extra }) => {
    const token = TOKENS.get(networkId(network))?.find((one) => one.asset.toLowerCase() === asset.toLowerCase())
    return token === undefined ? [] : [{ network, token, extra }]
  })
  if (known.length === 0) return undefined
  const wrong = known.find(({ token, extra }) => extra?.name !== token.name || extra.version !== token.version)
  if (wrong === undefined) return null
  const { network, token, extra } = wrong
  return `on ${network} it is called "${extra?.name ?? ''}" version "${extra?.version ?? ''}", its contract says "${token.name}" version "${token.version}"`
}
