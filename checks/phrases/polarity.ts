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
  /** The trap itself is told: a good end, a guard or a silence beside one of these is what the writer found out to be hollow. */
  exposed: phrases(`
    never|not ~2 =ran|=executed|=invoked|=wired|=imported|=requests|=invokes|=executes|=exercised, zero times, dead code|path|guard|helper|branch, code path is dead, unreachable code, check|test|guard ~2 that cannot fail,
    stopped guarding|checking|alerting|reporting|running, =broken for|in|on|since|by, rendered tracebacks, asserts nothing, asserted nothing, vacuous, vacuously, false positive|positives, false sense,
    looks exactly like, indistinguishable from|a ~3 that, despite, while ~4 was|were|is|are ~1 =broken|=failing|=wrong|=empty|=down|=dead, reported|shown|marked|counted|treated ~1 as ~1 healthy|green|success|ok|passed|successful|passing,
    which|what it|they|that ~1 =wasn't|=isn't|=didn't|=doesn't|=weren't|=not|=n't, stopped to work|working|fire|firing|send|sending, nothing was|is =delivered|=sent|=posted either,
    which does|is|was|did ~1 not|n't ~2 =seem|=intended|=expected|=right|=true, which doesn't|isn't|wasn't ~2 =seem|=intended|=expected|=right|=true, still ~1 =claimed|=said|=promised|=listed|=claims,
    incorrectly, incorrect, misleading, mistakenly, by mistake, in fact ~2 not|nothing|never, actually ~1 not|nothing|never
  `),
  negation: phrases(`
    not, never, no, none, nobody, no one, nothing, neither, nor, without, cannot, hardly, barely, yet to, have yet,
    has yet, instead of, rather than, unable, fail to, failed to, lack, lacking, missing, except, refuse to,
    too busy to, no time to, did not get round to, untried, untested, unchecked, unread, as yet, skip, skipped, forgot,
    omitted, nowhere, still to, remains to be, remain to be, has still to
  `),
}
