import { phrases } from './phrases.ts'

/** Words of comparison, of equal parameters, and of what was really received. */
export const COMPARISON_PHRASES = {
  compares: phrases(`
    more, =less, fewer, better, worse, higher, lower, faster, slower, richer, longer, sooner, shorter, larger, smaller,
    stronger, weaker, greater, cheaper, quicker, earlier, cleaner, lighter, heavier, bigger, safer, smoother, sharper,
    quieter, louder, hotter, cooler, colder, warmer, drier, wetter, taller, thicker, thinner, deeper, steeper, tighter,
    poorer, brighter, darker, happier, healthier, simpler, easier, harder, tougher, milder, noisier, steadier, fresher,
    wider, narrower, closer, farther, further, denser, purer, fuller, superior, inferior, best, worst, fastest, slowest,
    strongest, weakest, strangest, most, least, # =x, 3x, 2x, 4x, 5x, 1.5x, # times as, # times more, twice as, half as,
    beat, beats, beaten, outperform, outdo, exceed, surpass, win, wins, won, lose|loses|lost to|out|by|against, trail,
    trails, lead, leads, ahead of, ahead, behind, ends ~4 below|above, edge|edges|edged out, overtake, outscore,
    outlast, outrun, outsell, improve on, differ, difference, no gap, gap, tie, tied, on a par, on par, comparable,
    equivalent, indistinguishable, same accuracy|result|score|quality|error|yield|performance|rate|outcome|gap,
    times as, comes|come|came out ~2 ahead|better|worse|on_top|first, # ~2 points, doubles, halves, gained,
    gain ~1 more, advantage, edge over, the edge, preferred, prefers, inconclusive, to the candidate|baseline,
    no benefit, no effect, helps, hurts, did ~2 well|best, is|are ~1 the winner, winner, clear winner, pulls ahead,
    performs, performed, scores|scored ~4 than|against
  `),
  equal: phrases(`
    limit|cap|budget|quota|ceiling|allowance of ~4 for|on|to every|each|all|both|either,
    left|kept|held|set at|to ~2 throughout, one ~2 for|across|on all|both|every|each, same ~5,
    either ~1 side|bank|arm|group|model|system|case|lay-out|hall|condition|room|team, either side, unchanged, a cap of,
    =level|=setting # ~6 to =level|=setting #, identical, equal, equally ~2, equivalent, alike, matching, =matched ~3,
    all|both|three|two ~3 with #, uniform, held constant, fixed at|to, held at|constant, pinned at|to,
    capped at ~6 both|each|all, both ~7 #, both ~6 {}, each ~6 #, every ~5 #, # ~4 each,
    # ~4 per arm|group|model|side|condition|variant|version|team|method, for both, in both, on both, to both, at both,
    with both, of both, both ~2 got|had|ran|received|went|used|start|started|get|use|were_given|were_set|were_run,
    both arms|groups|models|versions|sides|settings|conditions|variants|prompts|tools|systems|teams|runs|sites|methods|
     engines|rooms|batches ~3 had|ran|got|received|went|used|were,
    each arm|group|model|version|side|condition|variant|prompt|system|team|method,
    all arms|groups|conditions|variants|models|teams, both given|set|run|fed|tuned|trained|charged|capped,
    the two ~5 at|with|on, like for like, like-for-like, head to head, at temp|temperature|strength|dose, half and half,
    50/50, 50:50, fifty-fifty, split evenly, evenly split, one each, two each,
    =five|=three|=two|=four models|prompts|tools got the, as much ~4 as the other,
    no change in ~2 settings|prompt|budget, with ~4 set to ~5 both|all|each, unchanged settings
  `),
  arms: phrases(`
    those ~2 given|using|on|with ~6 than those, group ~5 than ~3 group, than the control, than the controls,
    than placebo, than those|that without, to the candidate, to the baseline, asymmetric,
    strangest|best|worst|weakest|strongest ~3 from #, # with ~3 and # without, those|that without, in those without,
    arm ~5 than, than the ~2 arm
  `),
  realised: phrases(`
    metered ~3 per|by, # ~3 on each side, lost ~4 on each side, =dwell times ~3 #, =both came to ~2,
    # and # respectively, =saw ~3 # and #, received on average, took in #, held # ~3 and #, in fact got, the dose that,
    were ~3 delivered, used up # ~3 and,
    really|actually|truly ~4 read|received|used|given|got|went|ran|seen|saw|reached|sent|served|processed|spent|
     consumed|delivered|loaded|applied|drawn|shown|took|taken|through|played|watered, realised ~4, realized ~4,
    actual ~3, in practice, effective dose|sample|budget|batch, attrition, dropout, drop-out, drop-outs, dropouts,
    dropped out, lost to follow-up, withdrew, adherence was|of, completers, completed by|the, blood level, 
    serum|plasma level|levels, measured dose, pill count, counted pills,
    log|logs|counter|counters|meter|meters|trace|traces|telemetry|accounting|usage|records|record|
     clock ~7 # ~9 and ~5 #, log|logs|counter|counters ~4 per arm|model|prompt|side|group|build|pool|variant,
    token log|logs|counter|count, =tokens used|spent|consumed, # ~5 and ~4 # ~5 really|actually|went_through,
    was|were cut off ~2 in, truncated in, hit the|its|their limit|cap|ceiling, ran out of ~4, stopped early,
    timed out in, exhausted ~3, exhaustion, matched on|for, re-run ~6 matched, reweighted, re-weighted,
    intention to treat, as treated, per protocol, instrumental variable, balance check, sample ratio, srm,
    came out different, step sizes, none skipped, per-build counters, put #|51% of all, # ~4 on a and, used up,
    got through #, sat through #, swallowed, read # ~4 and ~4 #, averaged # ~6 and #, sound meter, flow meter,
    weighed ~8 #, metered ~3, =delivered # ~2 vs|and|versus #, thermocouples ~6 #, cgroup accounting,
    =lost|=dropped ~2 came to ~5 each, reed switches, was|were delivered, exposure log|logs|was, exposed for,
    came back ~2 # ~5 and #, came back =was|=were # ~5 and ~2 #, =drew|=drawn|=received|=got|=spent|=used|=ate|=drank|=completed|=attended|=arrived ~3 was ~2 # ~2 and #, they drew|received|got|used|spent|ate|drank ~4 #, averaged # ~4 and ~1 #, =made # ~2 and #, # ~3 =arrived|=reached|=came|=came_through|=went_in ~4 and # ~3, soil cores, windows matched, with the ~3 matched, matched windows|length|dose|exposure|budgets, asymmetric, budget exhaustion, ran dry, cut short, how much|many each ~2 got|received|used|saw, forms|answers|replies|responses from ~6 and # from, weighed|measured after ~3 they held
  `),
}
