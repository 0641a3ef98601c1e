import { phrases } from './pattern.ts'

/** Words of absence and of null results, and of instruments shown to work. */
export const ABSENCE_PHRASES = {
  findable: phrases(`
    effect, difference, gap, change, sign, trace, evidence, indication, hint, anomaly, alert, alarm, warning, hit, match, leak, drift, regression, problem,
    issue, complaint, incident, intrusion, intruder, breach, misuse, abuse, case, duplicate, divergence, divergent, corruption, loss, error, failure, fault, defect, bug, vulnerability,
    correlation, association, relation, relationship, trend, signal, modulation, interaction, detection, event, outage, contamination, growth, finding,
    outlier, violation, discrepancy, mismatch, spike, hot spot, hotspot, crash, conflict, degradation, slowdown, impact, benefit, harm, side effect, reaction, damage, deviation,
    advantage, improvement, gain, decline, increase, decrease, bias, race, deadlock, timeout, exception, bounce, orphan, fraud, attack, attacker, malware, threat, secret, credential,
    crack, pest, disease, infection, mould, mold, smoke, noise, vibration, movement, activity, objection, dissent, sighting, specimen, individual, positive, cluster, separation,
    overlap, dropout, drop, page, pages, ticket, report, query, occurrence, instance, recurrence, repeat, failed, missing, broken, stuck, stale, lost, slow, unusual, suspicious, unauthorised, unauthorized, significant, measurable,
    detectable, visible, noticeable, appreciable, meaningful, clear, adverse, unexpected, red flag, gap in, packet, collision, shift, lag, skew, variation, dependence, influence, cheating, plagiarism, overheating, wear, tampering, abnormality, irregularity, inconsistency, reports of, mention, open
  `),
  'found-verb': phrases(`
    find, see, show, flag, report, log, detect, observe, record, register, notice, return, raise, turn up, turned up, uncover, reveal, spot, identify, discover, surface,
    come up, came up, come back, came back, catch, yield, produce, give, pick up, picked up, hear, trigger, measure, encounter, list, print, appear, exist, occur, happen, emerge, arise, reach, capture, picture, photograph, point, indicate, suggest, match, fire, trip, light up, go off, open, hold
  `),
  absent: phrases(`
    no ~4 <findable>, zero ~4 <findable>, =0 ~3 <findable>, zero|0 in|across|over|on|for, not a single ~3 <findable>, not one, not a single, without a single ~3 <findable>, without ~1 <findable>,
    no ~5 was|were ~3 <found-verb>, no ~3 were|was, no ~4 has|have been ~3, nothing ~9 <found-verb>, none ~8 <found-verb>, none of, nobody ~4 <found-verb>|complain|grumble|mind|object|report|notice, no one ~4 <found-verb>|complain|mind|object|report|notice,
    <found-verb> ~3 nothing|none|neither|zero|no, neither ~9 nor, never ~3 <found-verb>|go|went|set, nothing but silence, nothing at all, nothing much, nothing unusual|odd|suspicious|untoward|wrong|amiss|new, nothing is|was ~2 leaking|lost|missing|wrong|broken|stuck,
    absent, absence of, empty, negative, quiet, silent, silence, clean bill, came|come ~2 back|up|out clean|empty|negative|blank|dry,
    stay|stayed|remain|remained|hold|held|keep|kept|sit|sat|run|been|be|was|were ~2 silent|quiet|flat|level|dark|still|mute|dormant|untouched, stayed|stay|remained|remain ~2 clean|green|empty|at zero|at 0|unchanged|normal|off|cold|dry|clear|within, not once, free of, free from,
    do|did|does not ~3 occur|happen|recur|fire|trip|trigger|differ|change|move|reappear|appear|reproduce|matter|show|affect|diverge|deviate|flag|find|see|detect|report|respond|react|increase|decrease|vary|alert|page|ring|beep|chirp|blink|stir|budge,
    do|did|does not so much as, have|has|had not ~3 fired|tripped|triggered|rung|changed|recurred|moved|differed|paged|gone|been seen|been a single|had a single|seen|appeared|turned up|beeped|alerted|come back|reappeared|occurred|happened once, null result, null effect, null finding,
    not significant, not statistically significant, non-significant, nonsignificant, not differ, insignificant, n.s, indistinguishable, no different, no longer ~3 occur|appear|happen|crash|leak|fail|seen|reproduce, is gone, are gone, has gone, have gone away,
    vanish, disappear, fail|failed ~1 to ~2 find|detect|show|reproduce|reach|produce, could not ~2 find|reproduce|detect|see|provoke, unable to reproduce|find|detect, found wanting, unaffected, unharmed, unchanged, no more than chance, at chance, no better than, no worse than,
    nil, nowhere, spotless, flat line, flatlined, flat-lined, no big difference, no change|movement|reply|response, below the limit|threshold of detection, not detected, undetectable, undetected, zero-hit, clean scan, scan ~3 clean, 0 of #, none in #, no serious ~2, no real ~2, no sign, no trace, not been any, no news, sees|saw none, no hits, ok by
  `),
  'known-positive': phrases(`
    canary, seed|seeded ~4, plant|planted ~5, inject|injected ~5, spiked, spike ~3 in, positive control, known positive, known-positive, known-bad, known bad, known-good, known case|leak|duplicate|fault|error|offender, on purpose, deliberate, deliberately, intentional, intentionally, artificial, artificially, simulated|synthetic fault|leak|signal|spike|intrusion|error|failure,
    slip|slipped ~4 in|into, dummy ~2 <findable>, fake, faked, staged, mock attack, was|were ~2 recovered in, recovered ~4 of #, hid ~3 in, hidden ~2 on purpose, we|i|someone ~2 broke|tampered|altered|corrupted|removed|unplugged|poisoned|misspelt|released|set off,
    test|trial|practice ~1 intruder|intrusion|fire|attack|alarm|leak|card|virus|file|letter|string|shot|smoke, eicar, fault injection, fault-injection, mutation, mutant, red team, red-team, penetration tester, known ~3 was|were ~2 caught|found|flagged|reported|detected, port sweep, where ~3 pasted|put|planted|hid
  `),
  fired: phrases(`
    find, catch, pick up, picked up, flag, report, detect, fire, recover, come up, came up, went off, go off, raise, trip, trigger, see, show, spot, register, set it off, set off, turn up, turned up, light up, lit up, ring, rang, beep, alarm, alert, page, respond, react, identify, recognise, recognize, notice, record, log, capture, work
  `),
  sensitivity: phrases(`
    power ~2 to detect, power of #, # ~2 power, power analysis, power calculation, sensitivity ~4 # , sensitivity was|of|is, sensitive to, sensitive enough, detection limit, limit of detection, would have been|shown|caught|detected|seen, could have detected|seen|resolved, can detect|resolve|see ~4 #, minimum detectable, smallest detectable, recall of #, false negative rate, true positive rate, detect ~3 of # , large|big|long enough to detect|see|show|find|have, equivalence test, equivalence bounds, ruled out anything above, confidence interval excludes, detects ~5 down to, resolves ~4 down to, in the same ~2 loop|set-up|setup|test|run, before the fix, on|with|in the old|previous|unpatched|unfixed version|build|release, reproduced ~4 times on, without the fix, with the fix reverted, froze, still crashes
  `),
}
