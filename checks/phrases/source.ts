import { phrases } from './phrases.ts'

/** Where a writer says that he has it from. Shared by the checks that ask whether the source is the thing itself. */
export const SOURCE_PHRASES = {
  said: phrases(`
    say, state, claim, report, mention, promise, announce, quote, declare, assert, describe, explain, suggest, indicate,
    imply, conclude, argue, tell, =lists, =puts, =put, speak|speaks of, call, advertise, guarantee, specify, define,
    document, maintain, insist, attribute, blame, credit, give|gives ~6 as, has|have it that, make|makes out, rule out,
    warn, recommend, summarise, summarize, boil|boils down to, show, point|points to, talk|talks of, mark|marks ~6 as,
    label|labels ~4 as, refer|refers to, tout, present|presents ~4 as, attest, certify, spell|spells out, set|sets out,
    lay|lays out|down, ask|asks for, speak|speaks about, note|notes|noted that, =reads,
    =has|=have ~6 up|down|as|at|by|in|on|for|with|to|taking|being|set|flushing|closing|running|handling|dealing|going|
     approving|coming|doing|making|using|keeping|passing, =has|=have ~2 it|that, do|does ~2 away, deem, deny, praise
  `),
  attribution: phrases(`
    according to, judging by|from, to judge by|from, going by|off|on, to go by|on, based on, as per,
    by the look|looks of, on the strength|evidence|basis|word|authority of, on the word, in the words of,
    if ~9 to be believed|trusted, if ~9 anything to go by, how ~5 puts|put|has|tells it, so ~2 says|runs|reads,
    if ~4 right, if i|we|you trust|believe, taking ~4 at its|their|his|her word,
    as stated|reported|described|documented|listed|noted|written|summarised|summarized|promised|specified|claimed|laid|
     set|shown|declared|advertised|told|given ~1 in|by|on|out, on paper, the way ~5 tells|has|puts it,
    with ~3 as my|our|the ~1 source, relying|rely|relied on, trusting, as far as, to hear ~4 tell, to believe, to quote,
    quoting, citing, read off, via, courtesy of, in line with, in the eyes of, following ~2, taken from, gleaned from,
    gathered from, as ~3 has it, as ~4 puts it, as ~4 tells us|me|it, seen in, =my|our source is, known from,
    know|knew ~4 from|by, only|just ~1 read|seen|skimmed|saw, having read|skimmed|seen, i|we ~1 only, skimmed|skimming,
    after reading, from what, reading between, as ~2 explained|described|reported|mentioned|stated|said in|on|by,
    the only ~2 says
  `),
  'weak-attribution': phrases(`=by, =from, =in, =on, =per, =through, =under, in whose|its|their, =says, =said, =say`),
  'laid-down': phrases(`=by, =from, =in, =per, =under, in whose|its|their`),
  hearsay: phrases(`
    i|we am|are|was|were|have|had been? =told, told me|us that?, tells me|us that, i|we =hear|=heard, word is,
    word has it, rumour|rumor has it, reportedly, supposedly, allegedly, they say, it is said, is|are said to,
    as i|we understand it, i|we gather|gathered, i|we =understand that|from, second hand, second-hand, by all accounts,
    from what i|we hear|heard, informed|assured me|us, assures me|us, by word of mouth, on the grapevine,
    wrote|rang|mailed|called|texted to say, word from, as told by|to, as summarised|summarized|retold|paraphrased ~1 by,
    colleague|friend|neighbour|neighbor|rep|salesman|reseller|somebody|someone|cousin|boss ~7 =says|=claims|=reports|
     =swears, i|we ~1 =learned|=learnt from, hearsay
  `),
}
