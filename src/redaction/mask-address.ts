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

/** Masks only what may not even stand in the published address of a public source: credentials. */
export const maskAddress = (url: string, recognisers: readonly Recogniser[]): string =>
  mask(
    url,
    recognisers.filter((recogniser) => NEVER_PUBLIC.has(recogniser.class)),
  ).text
