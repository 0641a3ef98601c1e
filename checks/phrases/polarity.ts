import { phrases } from './pattern.ts'

/** A settling step that is named under one of these was not done. */
export const POLARITY_PHRASES = {
  negation: phrases(`
    not, never, no, none, nobody, no one, nothing, neither, nor, without, cannot, hardly, barely, yet to, have yet, has yet, instead of, rather than, unable, fail to, failed to,
    lack, lacking, missing, except, refuse to, too busy to, no time to, did not get round to, untried, untested, unchecked, unread, as yet, skip, skipped, forgot, omitted, nowhere, still to, remains to be, remain to be, has still to
  `),
}
