import { matcher } from '../../../checks/phrases/matcher.ts'
import { phrases } from '../../../checks/phrases/phrases.ts'

/** Finds the words by which a sentence asks for something, foretells it, defines it, or says that it was left undone. */
export const moodPhrases = matcher({
  requirement: phrases(`
    every|each|any ~3 =needs|=need a|an|its, questions|comments|complaints|requests|feedback ~5 go|goes to, must, shall,
    should, ought, =has|=have ~1 to be, =has|=have to, needs|need to, need|needs ~2 to be, needs|need :,
    is|are ~1 required, is|are mandatory|obligatory|compulsory, is|are ~1 to be, are|is only to be, may not, may only,
    may be ~2 only, can only be ~3 by, had better, are expected to, is expected to,
    is|are to =stay|=keep|=remain|=run|=be|=go, not|never to be, are not|never to, wants|want ~1 to be, want to be,
    wants =doing, needs =doing|=checking|=testing|=cleaning|=replacing|=updating, is|are welcome to, it is up to,
    are asked|advised|invited|requested|urged to, is|are advised|recommended, we|i recommend|suggest|advise|propose,
    no ~3 without, is allowed, are allowed, is forbidden, are forbidden, is|are ~1 prohibited, is|are|be due,
    out of scope, in scope, acceptance criteria, done when
  `),
  plan: phrases(`
    so i|we|he|she|they will, is|are|was|were still to,
    may|might ~1 =be|=change|=reduce|=help|=need|=want|=fix|=take|=add|=differ|=not|=have,
    i|we can =send|=add|=feed|=do|=try|=make|=open|=look|=write|=help|=take|=run|=test, happy to, glad to,
    being ~1 =surveyed|=investigated|=looked|=reviewed|=rewritten, going to, plan|plans|planned|planning ~1 to,
    is|are|was|were ~1 =planned, plan|idea|goal|aim is|was to, i|we can ~8 if you, if you =want|=like|=wish,
    in a follow-up, on our|my|tomorrow|next ~2 list, is|are|still on the list, still to do,
    left to|for ~1 future|another|later|next|a, i|we would, would be ~2 better|nice|glad|good|great|helpful|useful,
    =maybe, this|it may|might ~1 fix|help|be|explain, my guess, goes into the =calendar|=backlog, until 20#,
    intend|intends|intended|intending to, intention,
    aim|aims|aiming|hope|hopes|hoping|want|wants|wanted|wish|expect|expects|expecting|would like|love|mean|means|
     meant to, i'd like, would like, we'd like, scheduled, is|are to follow, follow-up|followup to, yet to, still to,
    on the list, to-do, todo, remains to be, remain to be, in preparation, in the works, in the pipeline,
    on the agenda|roadmap|cards, upcoming, forthcoming,
    to be =done|=decided|=reported|=determined|=announced|=continued|=confirmed|=discussed|=filled|=written|=added|
     =checked, tbd, tba, left to do, a topic for, the next step, next step, next steps, next up, starting next,
    coming soon, is|are coming, will follow, not yet =started, about to, set to =start|=go|=begin|=launch,
    due on|in|by|next, 's due, is|are ~1 due, later this|on, this week we|i, in the next|coming, let us know,
    might =try|=look|=add|=do, may =try|=look|=add, could =try|=add|=use, we|i might, we|i can ~2 next|later, plan is,
    idea is to, goal is to, until then, from ~3 on we|i'll, would be nice|good|great|better|useful|helpful, it would be,
    could you|we|someone|anyone, can you|we|someone|anyone, should it, await|awaits|awaiting, is|are|still =pending,
    waiting for, in progress, under way, underway, being =worked|=written|=prepared|=planned,
    still =open|=missing|=pending|=outstanding, outstanding, remains|remain =open|=outstanding, is open
  `),
  definition: phrases(`
    is|are|was|were ~2 defined as|by, define|defines|defined ~6 as, refers to, refer to, =stands for, denote, denotes,
    is short for, is called, are called, is|are said to be, we call, i call, we mean, i mean, in this ~2 means,
    here means, here is any|the|a, is any, are any,
    is the number|fraction|share|stage|stretch|percentage|proportion|ratio|time|mean|median|sum|difference|distance|
     length|rate|probability|count|word|term|name|process|norm|set|version|one|person|part|portion that|of|between|for|
     in|which|who|a|an|on, are those that|who|with, is|are ~1 those, is one that|who|which|whose|when|where|with|in,
    is when|whenever|where|how, =count|=counts as|when|once|if, for the purposes of, by ~2 we|i mean,
    is|are measured in, is|are given in, means any|a|an|the|that ~6, sev2 =
  `),
  undone: phrases(`
    : not ~3 =yet, not been ~2 =yet, i|we have|had|did|do|could|would ~1 not, i|we ~1 never, we|i ~2 no time,
    =forgot to, couldn't be bothered, i|we am|are not ~1 =going|=able|=sure,
    have|has|had not ~2 been ~2 =merged|=checked|=read|=opened|=tested|=verified|=looked|=counted|=reviewed|=filtered|
     =removed|=deduplicated|=compared|=run|=tried|=restored|=measured|=done|=started|=confirmed|=written|=updated|
     =rehearsed|=exercised|=examined|=inspected|=traced|=sampled|=validated|=logged|=recorded|=included|=considered,
    was|were not ~1 =merged|=checked|=read|=opened|=tested|=verified|=looked|=counted|=reviewed|=filtered|=removed|
     =deduplicated|=compared|=run|=tried|=restored|=measured|=done|=confirmed|=rehearsed|=exercised|=examined|
     =inspected|=traced|=sampled|=validated|=logged|=recorded|=included|=considered|=touched|=marked|=retrieved|
     =collected|=extracted|=pulled|=weighed|=asked|=tracked|=planned|=covered|=involved|=enforced|=merged|=filtered,
    is|are not ~1 =logged|=recorded|=tracked|=tested|=included|=covered|=counted|=merged|=involved|=checked, untested,
    not tested, unverified, unread, not read, without having
  `),
})
