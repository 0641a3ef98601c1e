import { phrases } from './phrases.ts'

/** Words of absence and of null results, and of instruments shown to work. */
export const ABSENCE_PHRASES = {
  findable: phrases(`
    effect, difference, gap, sign, trace, evidence, indication, hint, anomaly, alert, alarm, match, leak,
    leakage, drift, regression, problem, issue, complaint, incident, intrusion, intruder, breach, misuse, abuse, case,
    duplicate, divergence, divergent, corruption, loss, error, failure, fault, defect, bug, vulnerability, correlation,
    association, relation, relationship, trend, signal, modulation, interaction, detection, event, outage,
    contamination, growth, finding, outlier, violation, discrepancy, mismatch, spike, hot spot, hotspot, crash,
    conflict, degradation, slowdown, impact, benefit, side effect, adverse event, colony, mite, interference, emi,
    desaturation, bleed, odour, smell, wobble, hiss, flicker, flaw, blemish, scratch, residue, sediment, trespass,
    casualty, injury, reaction, damage, deviation, advantage, improvement, gain, decline, increase, decrease, bias,
    race, deadlock, exception, orphan, fraud, attack, attacker, malware, threat, secret, credential, crack, pest,
    disease, infection, mould, mold, smoke, vibration, movement, objection, dissent, sighting, specimen, positive,
    separation, overlap, dropout, drop, occurrence, recurrence, repeat, missing, broken,
    stuck, stale, lost, unusual, suspicious, unauthorised, unauthorized, significant, measurable, detectable,
    noticeable, appreciable, meaningful, adverse, red flag, packet loss, collision, shift, lag, skew, variation,
    dependence, influence, cheating, plagiarism, overheating, wear, tampering, abnormality, irregularity, inconsistency,
    hit, hits, warning, moisture, rust, asbestos, trouble, penalty, downside, bounce, unrest, rat,
    termite, moth, allergy, allergen, ghost, open problem, blocker, spillover, tumour, tumor, lesion, antibody,
    resistance, mutation, variant,
    report, band, peak, survivor, dent, hiccup, glitch, artefact, artifact, ripple, stutter, jitter, tear, burr, void, bubble, pinhole, hole, overshoot, freeze, hang, rejection, refusal, dispute,
    chargeback, accident, near miss, sickness, fever, symptom, complication, bleeding, relapse, readmission, death, plaque, spot, stain, streak, ghosting, hum, buzz, knock, squeak, smear, halo, blip, dip, surge, zombie, stray,
    straggler, leftover, remnant, holdout, laggard, foreign, unexpected, page, call-out, callout, quarrel, dissatisfaction, grievance, lawsuit, fine, recall, theft, spill, backlog, overrun, shortage, surplus, delay, congestion, queueing,
    flake, flakiness, rollback, overflow, underflow, garble, truncation, rounding error, deviation, exceedance, breakthrough, carry-over, carryover, cross-talk, crosstalk, bias, heterogeneity, publication bias, trespasser, poacher,
    larva, egg, dropping, burrow, footprint, survivor bias, wildlife, fish kill, bloom, toxin, pesticide, lead, arsenic, nitrate, coliform, e. coli, salmonella, listeria, mycoplasma, virus, pathogen, rodent, colour change, precipitate, turbidity
  `),
  'found-verb': phrases(`
    find, =see, =sees, =saw, =seen, show, flag, report, detect, observe, record, register, notice, return, raise,
    turn|turned up, uncover, reveal, spot, identify, discover, come|came up|back, catch, yield, produce, give,
    pick|picked up, hear, trigger, encounter, appear, occur, happen, emerge, arise, reach, capture, picture, photograph,
    point, indicate, suggest, fire, trip, light|lit up, go|went off, log, bring up, throw up, charge, lose, affect,
    hurt, hit, miss, drop, leak, damage, complain
  `),
  /** What an instrument or a reader does with what it finds. */
  'report-verb': phrases(`
    find, =see, =sees, =saw, =seen, show, flag, report, detect, observe, record, register, notice, log, raise, reveal,
    uncover, spot, identify, discover, =catches, =caught, =trapped, =netted, turn|turned|turns up, bring|brought|brings up, throw|threw|throws up, pick|picked|picks
     up, come|came|comes up|back with, hear, capture, picture, encounter, indicate, suggest, list, signal
  `),
  absent: phrases(`
    bring|brings|brought|come|comes|came ~1 =no ~5 to light, came|come|comes away|back|home|out with nothing|no_more|none, perform|performs|performed|behave|behaves|behaved|fare|fared|score|scored|react|reacted ~1 alike|equally|identically|the_same, not a|one ~2 =got|=came|=went|=made|=fell, is|are|was|were ~1 =the_same as ~1 before|ever|always|in, =no ~3 to be seen|found|had|heard, no ~2 link|connection|relation|association|correlation between,
    =no ~3 at_all, never ~2 over|above|beyond|out_of|outside the|our|its ~2 limit|threshold|bound|bounds|range|cap|ceiling, never ~1 =fail|=fails|=crash|=crashes|=leak|=leaks|=flake|=flakes|=diverge|=diverges|=trip|=trips, cannot|can't|can_not ~1 =reproduce|=provoke, =no ~2 =emerges|=emerge|=shows|=appears|=stands, do|does|did not ~1 =do|=perform|=fare|=score|=rank|=get|=come_out ~1 better|worse|differently|higher|lower|faster|slower, has|have|had not ~2 =died|=crashed|=failed|=broken|=leaked|=overheated|=hung|=diverged|=relapsed, make|makes|made ~1 no ~2 odds|difference|dent|impression|change, =changed|=changes|=altered|=alters|=moved|=moves nothing, has|had|have =no ~2 bearing|influence|impact|effect|consequence ~1 on|for,
    left|leaves|leave ~7 unchanged|untouched|unaffected|unmoved|intact|as_it_was|as_they_were|cold, =no ~3 to speak of, not a|one ~1 trace|whiff|hint|sign|peep|murmur|soul|squeak|blip|flicker|hit|complaint|call|page|crash|error|failure|case|leak,
    do|does|did not ~2 =suffer|=degrade|=budge|=mind|=deteriorate|=separate|=stand_out, suffers|suffered no, =no ~2 loss|penalty|sacrifice|harm|damage|detriment ~1 in|of|to, without ~2 loss|penalty|drop|degradation|sacrifice|detriment|damage in|of|to,
    difference|differences|effect|effects|gap|gaps|change|changes ~4 is|are|was|were ~2 =marginal|=negligible|=trivial|=nil|=within_noise|=lost, within ~2 noise|scatter, nowhere to be seen|found, has|have|had ~1 vanished|disappeared|gone_away,
    =no ~4 left|remained|survived|surfaced|escaped|slipped, none ~2 left|remained|remaining|survived, left no ~3, came|come|comes up empty, drew|draw|draws ~1 blank|blanks, nothing of note, nothing out of the ordinary,
    not one ~4 =was|=were|=has|=had|=did, not one|a single ~3 <found-verb>, there is|are|was|were|has_been|have_been =no ~2 left|other|further|more|reports|sign|signs|trace|complaints|word|news, know|knows|knew|aware of no|none, no word of|from,
    neither ~4 =ever|=did, never ~1 =leaked|=failed|=broke|=crashed|=complained|=budged|=moved|=exceeded|=dropped|=overheated|=overran|=spilled|=wavered|=flinched, no ~2 =overheated|=leaked|=broke|=cracked|=failed|=crashed|=died|=drifted|=jammed|=warped|=fell|=burst|=bled|=complained|=dropped_out,
    =quiet week|night|month|weekend|shift|season, shows|showed|show|left|gives|gave no ~2, nothing on|in|under the ~2 gel|blot|plate|film|scan|slide|trap|camera|radar|log|trace|screen|feed|wire|line, not so much as a, flat as a, zero out of, 0 of #, # of # ~2 clean|negative|empty,
    nothing ~2 stood|stuck out, nothing jumped out, can|could|cannot ~1 see|find|detect|tell|make_out|spot no ~1, cannot|can_not|could_not|couldn't ~1 tell ~3 apart, could not|n't ~2 detect|measure|establish|demonstrate|observe ~1 any|a, no discernible|visible|apparent|obvious|clear|perceptible|observable|statistical ~1,
    =no ~4 <findable>, =zero ~4 <findable>, =0 ~2 <findable>, =zero|=0 in|across|over|on|for, not a single ~1,
    not one of|single, without finding|seeing|noticing|detecting|observing ~2 any|anything|a, yet to ~4 a|an|one, empty-handed, no evidence ~1, no sign ~1,
    dead quiet|silent, showed|shows|show|found|find|see|saw|seen not, bare of, clear of, devoid of, could|can ~1 be ruled out,
    without a single ~3 <findable>, no further ~3, nor did ~2 see|find, not aware of any,
    =no ~5 was|were|has_been|have_been ~3 <found-verb>,
    =no customers|users|rows|records|people|visitors|patients|members was|were, nothing ~6 <found-verb>,
    none ~8 <found-verb>, nobody|no_one ~5 <found-verb>|complain|grumble|mind|object|notice|noticed,
    <report-verb> ~3 nothing|none|zero|=no, =returned|=returns|=gave|=yielded nothing|none|zero|=no ~1 hit|hits|match|
     matches|finding|findings|result|results|alert|alerts|warning|warnings,
    neither ~9 =found|=seen|=detected|=observed|=reported|=showed|=turned_up|=appeared,
    never ~2 =fired|=tripped|=flagged|=reported|=showed|=went_off|=set_off|=pictured|=logged|=raised|=rang|=paged|
     =caught|=recorded|=appeared|=occurred|=happened|=captured, nothing much,
    nothing unusual|odd|suspicious|untoward|wrong|amiss|out_of,
    nothing is|was|has|had ~2 =leaking|=lost|=missing|=wrong|=broken|=stuck|=changed|=moved|=happened, =absent,
    absence of, is|was|are|were|came|come|stays|stayed|remains|remained|been ~2 =empty, =negative for|in|on,
    was|were|is|are|came|come|tested ~1 back? =negative, =silent, clean bill,
    scan|analysis|sweep|audit|checker|sanitizer|search|inspection|log|report|screen|swab|test ~4 =clean|=blank|
     =spotless|=empty|=negative, came|come|comes ~2 back|up|out =clean|=empty|=negative|=blank|=dry|=normal,
    stay|stayed|stays|remain|remained|remains|holding|held|sat|been|was|were ~3 =silent|=quiet|=flat|=level|=mute|=dormant,
    stayed|stay|stays|remained|remain|remains ~3 =clean|=green|=empty|=at_zero|=at_0|=unchanged|=dry,
    can|could not|n't ~1 =see any ~1 reason|reasons|problem|problems|issue|issues|risk, not once, free of, free from,
    do|does not ~4 =occur|=happen|=recur|=differ|=reappear|=reproduce|=matter|=affect|=diverge|=deviate|=increase|
     =decrease|=vary|=leak|=reduce|=lower|=improve|=influence|=raise|=alter|=depend|=worsen|=correlate|=harm|=complain,
    did not ~4 =occur|=happen|=recur|=fire|=trip|=trigger|=differ|=change|=move|=reappear|=appear|=reproduce|
     =matter|=show|=affect|=diverge|=deviate|=flag|=find|=see|=detect|=respond|=react|=increase|=decrease|=vary|=alert|
     =page|=ring|=beep|=chirp|=blink|=stir|=budge|=bark|=turn_up|=go_off|=pick_up|=come_back|=come_up|=raise|=register|
     =complain|=leak|=sound|=reduce|=lower|=improve|=influence|=show_up|=help|=raise|=alter|=depend|=worsen,
    do|did|does not so much as,
    has|have|had not ~3 =fired|=tripped|=triggered|=rung|=changed|=recurred|=moved|=differed|=paged|=gone_off|=seen|
     =been_seen|=appeared|=turned_up|=beeped|=alerted|=come_back|=reappeared|=occurred|=happened|=barked|=raised|
     =reported|=flagged|=found|=logged|=detected|=picked_up|=shown_up|=been_heard|=been_reported|=come_up,
    was|were not ~1 =observed|=seen|=found|=detected|=heard|=noticed|=reported|=visible|=apparent|=present,
    made|makes|make no difference, was|were|is|are the same in|for|with|under both,
    has|have|had never ~2 =fired|=tripped|=triggered|=rung|=paged|=gone_off|=seen|=been_seen|=appeared|=raised|
     =reported|=flagged|=logged|=caught, has|have|had yet to ~1 =fire|=trip|=find|=see|=ring|=page|=flag, null result,
    =no ~2 change|changes in|of|between|over|after|since|from|was|were, no change, null effect, null finding, =p > #, nothing to report|flag|see,
    <findable> ~2 is|are|was|were|has|have ~2 =gone|=disappeared|=vanished|=eliminated|=eradicated,
    has|have|had not ~2 =resurfaced|=returned|=shown|=surfaced|=developed|=come_up|=been_a|=been_any|=had_a|=had_any,
    do|did|does not ~2 =surface|=resurface|=manifest|=notice|=observe|=encounter|=hear|=identify|=spot|=come_across|=shift,
    =no ~3 =reported|=complained|=called|=wrote|=noticed|=objected|=showed|=raised|=reacted|=responded|=developed|
     =experienced|=suffered|=tested|=turned_up|=came_up|=came_in|=came_back|=appeared|=occurred|=happened|=emerged,
    come|comes|came|sit|sits|stand|stands|stood|reads|read ~2 at|out_at 0|0%|zero,
    stay|stayed|stays|remain|remained|remains|hold|held|keep|kept ~2 =steady|=constant|=stable|=at_baseline|
     =at_background, rid of all|every|any, on a par, on par, no worse, similar|comparable|
     equivalent|equal|identical ~2 between|across|in_both|in_all|for_both,
    scan|image|x-ray|screen|search|sweep|survey|inspection|check|culture|smear|panel|assay|swab|trap|camera ~4 =clear|
     =unremarkable|=normal|=nothing, not significant, not ~1 statistically significant, non-significant, nonsignificant,
    insignificant, n.s, indistinguishable, no different,
    no longer ~3 =occur|=occurs|=happens|=appears|=appear|=happen|=crash|=leak|=fail|=seen|=reproduce|=reproduces|=crashes|=leaks,
    failed|fail|fails ~1 to ~2 =find|=detect|=show|=reproduce|=produce|=provoke|=turn_up,
    could not ~2 =find|=reproduce|=detect|=see|=provoke|=make, unable to reproduce|find|detect, unaffected, unharmed,
    no more than chance, at chance, no better than, no worse than, spotless, flat line, flatlined, flat-lined,
    below the limit|threshold of detection, not detected, undetectable, undetected, clean scan, scan ~3 =clean,
    # of # ~3 =positive|=failed, no serious ~2, no news, sees|saw|found none, no ~1 big ~2, leak ~3 =gone,
    none of ~6 <found-verb>|was|were, no one ~2 has|had
  `),
  'known-positive': phrases(`
    held ~1 over|against|under|near|beside ~4, test ~1 coin|piece|chart|plate|strip|item|stone|needle, salted|sugared|coloured|dyed|marked|magnetised|weighted ~2, on the same ~1 plate|film|strip|camera|meter, toy ~1,
    canary, =seeded ~4, seeding ~4, =planted ~5, planting ~5, plant a ~4, =injected ~5, injecting ~5, =spiked,
    spike|spiking ~3 in|with, positive control, known positive, known-positive, known-bad, known bad,
    known ~2 leak|duplicate|fault|error|offender|fraud|case|defect|bug|sample|signal|positive|virus|intruder|infection|
     vulnerability, on purpose, deliberate, deliberately, intentional, intentionally, artificial, artificially,
    simulated ~2 <findable>, synthetic ~2 <findable>, slipped ~5 in|into,
    when|after|once i|we|someone|she|he|they ~2 =poured|=held|=lit|=blew|=dropped|=opened|=pressed|=cut|=switched|
     =heated|=cooled|=breathed|=wetted|=fed|=added|=planted|=broke|=pulled|=removed|=tripped|=triggered|=staged ~6,
    lifting|holding|pulling|pouring|blowing the|a ~5, those ~4 dosed|spiked|infected,
    i|we ~1 =cut|=fed|=dosed|=added|=mixed|=wrote|=copied|=dropped|=put|=placed|=hid|=made ~7 copy|into|in|it|board|
     frame|frames|file|log|set|sample|data|queue, a|the copy with|where|in, slip ~4 into, =dummy ~2, fake, =faked,
    =staged, mock ~2 attack|fault|alarm|fire|intruder|incident, hid ~3 in, hidden ~3 by us,
    we|i|someone|colleague|he|she|they ~3 =broke|=tampered|=altered|=corrupted|=removed|=unplugged|=poisoned|=misspelt|
     =released|=set_off|=pasted|=smuggled|=leaked|=swapped|=mislabelled|=mislabeled|=sneaked|=doctored|=falsified|=wet|
     =held ~4,
    test|trial|practice ~1 intruder|intrusion|fire|attack|alarm|leak|card|virus|letter|string|shot|smoke|signal|fault|
     injection, eicar, fault injection, fault-injection, mutation test|testing, mutant, mutants, red team, red-team,
    penetration tester, pen test, pentest, port sweep, where|which ~3 =pasted|=put|=planted|=hid|=hidden,
    control well|sample|group|run|strip|patient|repository|repo|chip|slide|vial|dish, challenge sample|strain,
    doctored ~2, wet sponge|cloth|finger,
    that|which i|we|he|she|they|somebody|someone had|would? ~1 =hidden|=hid|=poured|=induced|=injected|=planted|=slipped|=seeded|=put|=broken|=broke|=left|=cut|=inserted|=mixed|=added|=forged|=damaged|=drilled|=staged|=triggered|=smuggled|=buried|=placed|=dropped|=made_up|=invented|=altered|=leaked|=introduced|=provoked|=faked|=salted,
    that was|were ~1 =hidden|=poured|=induced|=injected|=planted|=inserted|=added|=buried|=placed|=drilled|=mixed,
    as a ~2 check|test|control|trial, =hid #|one|two|three|four|five|six|ten|a|the|some, known ~1 offender|case|cases|positives|errors|leaks|defects, pair|one|ones|line|row|file|case that i|we ~3,
    on|in|with|against the|an|a old|previous|broken|buggy|vulnerable|infected|bad|faulty|unpatched ~2 =commit|=version|=build|=copy|=release|=file|=machine|=host|=one, test pattern|source|object|leak|message|pulse|tone,
    with tomorrow 's, with ~2 labels, control ~2 lit|came|turned|showed|glowed|worked,
    reintroduced, reintroducing, brought|put|putting|bringing the ~2 bug|fault|leak|error|defect back, undoing|reverting|removing|disabling the ~2 fix|patch|guard, sabotaged, tampered, poisoned, contaminated, mangled, garbled, reference sample|strain|card|source, standard sample, tracer, decoy, honeypot, bait, invented ~2, made-up, bogus, dud, # known ~3, already known, old ~2 dump|backup|copy|build with the, last year 's ~2,
    the same ~5 =did|=gave|=showed|=caught|=flagged|=found|=picked|=left|=returned|=reported, with|on|in|under|against|from the ~1 old|previous|earlier|unfixed|unpatched|original|broken|faulty|buggy|bad ~2, when|if given|fed|shown|handed|offered|dosed|presented ~6,
    weakened|loosened|removed|disabled|damaged|scratched|loosened|crippled|blinded|detuned|mislaid|misfiled|unhooked|broken ~6 beforehand|deliberately|first|ourselves|before, kept|keeps|keep ~2 for this|that|the purpose|such|testing|checking, known ~1 to be ~2 bad|broken|infected|positive|leaky|faulty|contaminated|wrong,
    positive ~1 sample|samples|control|swab|plate|well|lane|specimen, ampoule, calibrant, standard of, certified ~2, spiking, laced, dosed with, drowned for|on, seeded, inoculated, infected on purpose, simulated leak|fire|fault|load|outage|attack, dummy, trolley, phantom, test object|piece|block|weight|target|mass, at|with # times the ~2 dose|rate|load|amount, mutation run, mutant, injected, introduced ~3 error|errors|bug|bugs|fault|faults|typo|typos, deliberate, wilfully, intentionally, put there by,
    beforehand ~4, one|some|two|three|four|five|six|ten that|which i|we ~3, made up ~3 for, forged, fabricated, concocted, that ~3 keeps for, # copies, limit of detection run, blind sample|samples, proficiency sample, ice pack, hot plate, smoke pellet|pencil|generator, test card|phone|account|ticket, mystery shopper
  `),
  fired: phrases(`
    =fell, =dropped, =leaked, =bubbled, =hissed, =stalled, =crashed, =failed, told ~4 apart, tell|tells ~4 apart, =came out ~1 as, =read, =showed,
    =did ~1 =catch|=find|=flag|=show|=see|=report|=separate|=register|=stop|=detect|=notice|=ring|=fire|=trip|=respond|=pick_up|=recover|=react|=light|=give|=come_up|=turn_up|=spot|=tell|=amplify|=bark|=alarm, gave|gives ~3 band|peak|signal|reading|hit|hits|alert|alarm|result, =left #, =read #, came|come|comes out|back ~2, separated, told ~2 apart, distinguished, phoned, called, jumped, spiked, rose, climbed, reacted, picked it|them up, got ~1 all|both|every|#, missed none, all ~2 found|caught|flagged|detected, stood out, lit, amplify, every time, each time, went up|red|off, showed|shows up,
    find, amplified, shouted, shouts, cry foul, cried foul, cries foul, made it ~2, =list, =lists, =catches, =caught,
    pick|picks|picked ~2 up, flag, report, detect, fire, recover, come|comes|came up, went off, go|goes off, raise,
    trip, trigger, see, show, spot, register, set ~2 off, turn|turned up, light|lit up, ring, rang, beep, alarm,
    =alerted, =paged, respond, react, identify, recognise, recognize, notice, record, log, =positive, validated, works,
    shrieked, screamed, killed, bark, chirp, all # of, # of #, within #, in # s|seconds|minutes|min|cycles, at once,
    immediately, straight away,
    return, page, catch, warn, complain, light, glow, hear, respond, cry ~1 foul, =did, point|points|pointed out, scream, call out, =lit, brought up, =gave, flash, =went red|off, stop|stopped at
  `),
  sensitivity: phrases(`
    while|whereas it|they ~2 =shouted|=fired|=beeped|=flagged|=listed|=caught|=showed|=rang ~5, =cried foul,
    does list the, on ~2 old version|release|build ~2 it =shouted|=fired|=flagged, blind ~2 test, calibrated ~4,
    spiked ~3 came, recovered # ~2 of, detectable at, power ~2 to detect|see|find, power of #, # ~2 power,
    power analysis ~4 showed|gave|says|shows, power was, powered to|for|at,
    chance|probability|odds of =catching|=seeing|=detecting|=finding ~6,
    the|that same ~2 that|which =had|=caught|=showed|=found|=flagged, sensitivity ~4 #, sensitivity was|of|is,
    detection limit of|was|is, limit of detection,
    would have ~2 =been|=shown|=caught|=detected|=seen|=stood_out|=come_out|=turned_up ~3,
    could have detected|seen|resolved, can detect|resolve|see ~5 #, minimum|smallest detectable, false negative rate,
    true positive rate, recall of #, detects|resolves|registers ~5 down to, equivalence test|bounds|margin,
    in the same ~2 loop|set-up|setup|test|run|rig|harness, with the fix reverted|removed|out, without the fix|patch,
    on the unpatched|unfixed|old ~3 #|still|it|crashed|froze|failed, unpatched ~4 crashes|crashed|fails|failed,
    large|big|sensitive enough to detect|see|show|find, going through the charts,
    same ~4 =had|=shouted|=flagged|=reported|=caught|=found|=showed ~5 before|earlier|yesterday|last|on|within|about|in, at #|noon ~2 it ~1 =shown|=flagged|=reported|=caught|=found, it ~2 =shouted|=shrieked|=fired about|at|on|when|for,
    had|has ~1 =shown|=flagged|=reported|=caught|=found # ~3, did page|flag|fire|report|catch|find|show|pick|light|ring|alarm|warn for|the|when|up|on|off|that|at, =recovered # ~3 of
  `),
}
