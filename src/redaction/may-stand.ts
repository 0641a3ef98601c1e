import { mask } from './mask.ts'
import type { Recogniser, SecretClass } from './recogniser.ts'

/** What opens a door, or leads to a person; identifiers and hashes in a public address are part of it. */
const NEVER_PUBLIC: ReadonlySet<SecretClass> = new Set([
  'api-token',
  'credential',
  'email',
  'jwt',
  'private-key',
  'url-credential',
  'url-token',
  'webhook-url',
])

/**
 * Whether the published address of a public source may stand in a case as it is: identifiers and hashes are part of it,
 * credentials never.
 */
export const mayStand = (url: string, recognisers: readonly Recogniser[]): boolean =>
  mask(
    url,
    recognisers.filter((recogniser) => NEVER_PUBLIC.has(recogniser.class)),
  ).found.length === 0
