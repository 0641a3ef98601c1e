const WORD = /^[a-z0-9_]{1,80}$/

/**
 * A reason as callers may see it. A facilitator's free text may hold addresses, RPC URLs or stack traces, so anything that
 * is not a machine word is replaced by one.
 */
export const machineWord = (reason: unknown, otherwise: string): string =>
  typeof reason === 'string' && WORD.test(reason) ? reason : otherwise
