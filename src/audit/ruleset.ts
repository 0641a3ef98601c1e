import ruleset from './ruleset.json' with { type: 'json' }

/** Which rules made an answer: the hash covers the checks, the reading and the language packages. A script writes it. */
export const RULESET: { readonly version: string; readonly sha256: string } = ruleset
