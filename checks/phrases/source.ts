import { phrases } from './pattern.ts'

/** Where a writer says that he has it from. Shared by the checks that ask whether the source is the thing itself. */
export const SOURCE_PHRASES = {
  said: phrases(`
    say, state, claim, report, mention, note, promise, announce, quote, declare, assert, describe, explain, suggest, indicate,
    imply, conclude, argue, tell, list, read =as, put, speak of, call, advertise, guarantee, specify, define ~3 as, document,
    maintain that, insist, confirm, attribute, blame, credit, put ~4 down to, give ~6 as, has it that, have it that, make out,
    promise, rule out, warn, recommend, summarise, summarize, boil down to, show, point to, talk of, mark ~6 as, label ~4 as,
    speak =of, refer to, cite, tout, present ~4 as, phrase, agree, attest, certify, spell out, set out, lay out, ask for, speak about
  `),
  attribution: phrases(`
    according to, judging by, judging from, to judge by, to judge from, going by, to go by, going off, based on, as per, per,
    by the look|looks of, on the strength|evidence|basis|word|authority of, in the words of, if ~6 is|are to be believed|trusted,
    if ~6 is|are anything to go by, if i trust|believe, taking ~4 at its|their|his|her word, in keeping with, as stated|reported|described|documented|listed|noted|written|summarised|summarized|given|announced|promised|specified|claimed|laid|set in|by|on|out,
    on paper, by, from, in, on, the way ~4 tells it, as ~4 puts|put it, as ~4 says|say|states|state|has|have it, with ~3 as my|our source,
    reading only, from reading, going through, relying on, we|i rely on, trusting, as far as ~4 tells|says, to hear ~4 tell, to believe,
    thanks to, citing, to quote, quoting, as quoted|shown|advertised|promised in|on|by, read off
  `),
  hearsay: phrases(`
    i|we am|are|was|were|have|had been? told, tell|told me|us, i|we hear|heard, word is, word has it, rumour|rumor has it, reportedly,
    supposedly, allegedly, they say, it is said, said to be, as i|we understand it, i|we gather|gathered, i|we understand from, second hand, second-hand,
    by all accounts, from what i|we hear|heard, from what ~4 told, informed me|us, assured me|us, assures me|us, by word of mouth, on the grapevine,
    mentioned to me|us, wrote to say, rang to say, relayed, passed on, as told by|to
  `),
}
