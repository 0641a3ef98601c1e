import { phrases } from './phrases.ts'

/** A settling step that is named under one of these was not done. */
export const POLARITY_PHRASES = {
  /** Told as a fault: an absence or a good mark beside one of these is the news itself, and nothing is read off it. */
  fault: phrases(`
    ceased, cease, stopped working, broke, blame, at fault, wrongly, went unnoticed, unnoticed, silently, downtime,
    outage, expired, although, for # days|weeks|months, for days|weeks|months|hours, in a row,
    so the ~2 believed|thought|assumed, mistook, taken for, overlooked, nobody|no_one knew|noticed|heard|saw,
    no one heard, out of order, lost its, turned out to be wrong|false, false alarm, in truth
  `),
  negation: phrases(`
    not, never, no, none, nobody, no one, nothing, neither, nor, without, cannot, hardly, barely, yet to, have yet,
    has yet, instead of, rather than, unable, fail to, failed to, lack, lacking, missing, except, refuse to,
    too busy to, no time to, did not get round to, untried, untested, unchecked, unread, as yet, skip, skipped, forgot,
    omitted, nowhere, still to, remains to be, remain to be, has still to
  `),
}
