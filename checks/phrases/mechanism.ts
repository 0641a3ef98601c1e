import { phrases } from './phrases.ts'

/** Words of mechanisms, of protection, and of mechanisms seen at work. */
export const MECHANISM_PHRASES = {
  mechanism: phrases(`
    guard, watchdog, hook, alert, alarm, rule, retry, breaker, circuit breaker, lock, interlock, firewall, =monitor,
    =monitoring, handler, fallback, fall-back, filter, validator, =validation, limiter, rate limit, rate-limit,
    rate limiter, rate-limiter, failover, fail-over, standby, stand-by, ups, sensor, detector, trap, gate, middleware,
    policy, cron, cron job, cronjob, cleaner, scrubber, watcher, supervisor, plugin, plug-in, fail2ban, antivirus,
    throttle, timeout, sanitizer, sanitiser, linter, catch block, exception handler, calendar entry, reminder,
    safeguard, lockout, timer, valve, vent, fuse, brake, sprinkler, fence, relay, thermostat, cut-off, cutoff, cut-out,
    cutout, escape hatch, kill switch, kill-switch, rate limiting, token bucket, redundancy, load balancer, balancer,
    health check, healthcheck, probe, pager, paging, on-call, escalation, quota, cap, budget, backoff, back-off,
    bulkhead, dead-letter queue, dlq, reaper, garbage collector, janitor, sweeper, reconciler, self-healing, autoscaler,
    auto-scaler, intrusion detection, encryption, =signature, =checksum, two-factor, 2fa, mfa, captcha, waf, acl,
    sandbox, isolation, allowlist, allow-list, blocklist, denylist, deny-list, whitelist, blacklist, moderation,
    moderator, deduplication, deduplicator, idempotency key, constraint, foreign key, unique index, trigger, assertion,
    invariant, pre-commit, scanner, recorder, reporter, crash reporter, error boundary, error handler, audit log,
    audit trail, log rotation, smoke test, smoke detector, regression test, scheduled task, systemd timer, daemon,
    keeper, keepalive, keep-alive, heartbeat, lease, mutex, semaphore, transaction, rollback, roll-back, checkpoint,
    journal, write-ahead log, workaround, wrapper, decorator, proxy, shield, protection, protector, checklist,
    insurance, camera, cctv, siren, bell, buzzer, guard rail, generator, =battery, pump, sump pump, filler, repairer,
    repair job, notifier, =notification, canary, honeypot, tripwire, limit, threshold, backstop, catch-all,
    guard clause, sentinel, inspector, verifier, branch protection, code owners, required review, second thread,
    timer thread, controller, regulator, governor, stabiliser, stabilizer, idle timer, =check, =checks, escrow, seal,
    gasket, nanny, spill tray, bund, airbag, seat belt, seatbelt, patrol, night watch, caretaker, guardrail, guardrails,
    locking, sharding, hashing, queueing, queuing, caching, throttling, escaping, validation, replication, raid,
    gateway, sms gateway, wipe, polyfuse, clean-up, cleanup, nonce, hmac, pdb, updater, buddy system, early warning,
    warning system, warning light, lifeguard, bouncer, usher, steward, marshal, turnstile, padlock, lockbox, airlock,
    dam, levee, dyke, mole trap, glove, goggles, helmet, hard hat, harness, railing, handrail, barrier, bollard, beacon,
    double entry, four-eyes, two-person rule, dual control, sign-off, segregation of duties, reconciliation, approval,
    approval step, audit committee, hotline, helpline, whistle, firebreak, fire door, extinguisher, defibrillator,
    crash cart, cold chain, data logger, isolation ward, hand hygiene, barcode, barcode check, wristband, allergy flag,
    pop-up, popup, stop button, emergency stop, e-stop, dead man 's switch, light curtain, pressure relief, drip tray,
    surge protector, residual-current device, rcd, earth leakage breaker, spill kit, filter rule, content filter,
    spam filter, profanity filter, plagiarism checker, proctoring, register check, roll call, headcount, deputy,
    cover rota, rota, on-call rota, back-up crew, spare, reserve, buffer stock, safety stock, hedge, covenant, clause,
    collateral, guarantee, warranty, indemnity, virus scanner, dependabot, renovate, csp, content security policy, cors,
    csrf token, rbac, role check, permission check, permission, access control, access list, input validation,
    type guard, schema check, bounds check, null check, sanity check, pre-flight check, dedupe, retry policy, retries,
    backoff policy, redelivery, outbox, poison queue, connection pool, watch, tombstone, quarantine, quarantine table,
    escalation policy, pagerduty, opsgenie, status check, liveness probe, readiness probe, admission controller, opa,
    kyverno, fencing, fencing agent, quorum, leader election, snapshotting, versioning, soft delete, recycle bin,
    diode, surge arrester, limit switch, level switch, float switch, flow switch, pressure switch, dead-man switch, bimetal, thermal cut-out, overload relay, contactor, rcbo, spring return, check valve, non-return valve, relief valve, scram, interlocking, crash barrier, crumple zone, tether, lanyard, safety rope, belay, safety net, lifeline, life jacket, parachute, ballast, bilge pump, fire suppression, sprinkler system, smoke alarm, co alarm, gas alarm, leak sensor, water sensor, motion sensor, door contact, tilt sensor, collision avoidance, lane assist, geofence, return-to-home, failsafe, fail-safe, kill cord, mooring, anchor watch, weather watch, dosimeter, film badge, fume hood, glove box, biosafety cabinet, autoclave tape, indicator strip, negative pressure, airflow alarm, freezer alarm, temperature logger, dry-ice top-up, back-up freezer, duplicate stock, cell bank, control strain, blinding, randomisation, double-blind, data monitoring committee, dsmb, ethics board, peer review, co-signature, countersignature, second signature, second pair of eyes, four eyes, two signatures, maker-checker, spending limit, credit limit, stop-loss, margin call, circuit breakers, position limit, hedging, escrow account, deposit, guarantor, reinsurance, capital buffer, contingency fund, reserve fund, exit interview, handover, job rotation, deputy rule, stand-in, substitute, cover list, buddy, mentor, supervisor, invigilator, proctor, marker moderation, second marking, second marker, anonymous marking, anti-cheat, anticheat, replay protection, matchmaking limit, report button, mute button, age gate, parental control, recaptcha, cloudflare, rate cap, ip block, geo-block, honeytoken, edr, siem, soc, dlp, dmarc, spf, dkim, tls, mtls, https, hsts, vault, key rotation, secret scanner, gitleaks, trufflehog, codeql, sast, dast, sbom, provenance check, signing, notarisation, code signing, secure boot, version fuse, tpm, watchdog timer, brown-out detector, parity, ecc, crc, hash check, raid, zfs, btrfs, snapshots, point-in-time recovery, wal archiving, replica set, hot spare, cold spare, hot standby, warm standby, multi-az, region failover, circuit-breaker, hystrix, dead-letter topic, dead letter, poison-pill handler, backpressure, load shedding, shedding, admission control, priority queue, graceful shutdown, drain hook, preflight hook, pre-stop hook, lifecycle hook, liveness, readiness, restart policy, systemd, supervisord, pm2, kubernetes, autoscaling, hpa, pdb, pod disruption budget, resource limit, memory limit, depth limit, recursion limit, size limit, upload limit, quota check, dedup key, dedup table, unique constraint, not-null constraint, type system, borrow checker, strict mode, feature gate, kill flag, rollback script, rollback plan, rollback policy, recovery script, completeness report, leaver report, exception report, exception list, exceptions report, duplicate check, plausibility check, plausibility test, cross-check, consistency check, control total, control totals, reconciliation report, aging report, dunning run, stock alert, reorder point, min-max rule, expiry check, lot tracking, recall procedure, track and trace, weighbridge, seal check, customs check, x-ray gate, metal detector, turnstile, badge reader, visitor log, patrol round, night patrol, guard dog, sheepdog, scarecrow, netting, deer fence, bird net, slug pellets, crop rotation, ladybirds, windbreak, drainage, gabion, retaining wall, flood gate, stop log, spillway, sluice, warning buoy, foghorn, lighthouse, radar reflector, transponder, ais alarm, tcas, gpws, stick shaker, deadman
  `),
  'loose-mechanism': phrases(`
    <mechanism>, procedure, runbook, playbook, script, bot, service, job, thread, worker, routine, mechanism, facility,
    workflow, step, agent, switch, setting, sweep, purge, exporter,
    collector, mat, net, screen, lid, tool, motor, clause, contract, guardrail, guardrails, hypervisor,
    orchestrator, scheduler, queue, plan, policy, fix, patch, task, system, label, labels, sign, scale, sorter, box, form,
    team, contractor, regime, scheme, programme, arrangement, measures, training, software, layer, integration, engine, controller
  `),
  'is-protected': phrases(`
    =is|=are|=get|=gets|=being ~2 =banned|=barred|=kicked|=suspended|=weeded_out|=excluded|=shut_out|=thrown_off|=called_out ~2 by|automatically|at_once|before, excluded|impossible ~1 with|now|that_way,
    =is|=are|=get|=gets ~1 =kicked|=banned|=suspended|=locked_out|=thrown_out, =goes|=go|=gets|=get|=land|=lands|=ends ~2 =quarantined|=requeued|=rejected|=refused|=caught|=blocked|=stopped|=filtered|=retried|=flagged|=spotted|=noticed|=restarted, would|will|'d ~2 be ~1 =noticed|=spotted|=caught|=detected|=seen|=flagged|=stopped|=blocked|=alerted|=picked_up|=stored|=retried|=rolled_back|=paged, goes|go|going ~1 to|into ~1 quarantine, is|are ~1 =resolved|=resolved_by|=reaped|=respawned|=rebuilt|=re-run|=rerun|=requeued|=re-queued|=regenerated|=refilled|=topped_up|=replenished|=shed|=drained|=shut_off|=shut_down|=cut_out|=tripped|=locked|=isolated|=ring-fenced|=fenced_in|=backed|=double-checked|=cross-checked|=countersigned|=vetted|=proofread|=invigilated|=moderated|=reviewed|=audited ~2 by|through|via|automatically|before|as_soon|in_time,
    is|are ~1 automatic, is|are self-healing|self-correcting|self-limiting|self-cleaning|self-regulating|redundant|replicated|mirrored|bounded|rate-limited|gated|fenced|sandboxed|escrowed|hedged|ring-fenced,
    =is|=are|=being ~1 =kept_off|=scared_off|=turned_away|=held_off,
    =was|=were|=been ~2 =protected|=shielded|=defended|=prevented|=insured|=averted|=guarded|=secured,
    =is|=are|=be|=being|=get|=gets|=now|=stay|=stays|=remain|=automatically ~3 =protected|=guarded|=shielded|=defended|
     =safeguarded|=monitored|=watched|=supervised|=policed|=enforced|=handled|=covered|=caught|=blocked|=intercepted|
     =repaired|=healed|=recovered|=restarted|=retried|=throttled|=mitigated|=sanitised|=sanitized|=validated|=filtered|
     =contained|=isolated|=backed_up|=cleaned_up|=rotated|=detected|=deduplicated|=rejected|=prevented|=averted|
     =absorbed|=rescued|=trapped|=escaped|=avoided|=captured|=logged|=notified|=forwarded|=renewed|=resumed|=re-sent|=resent|=corrected|=removed|
     =encrypted|=secured|=insured|=sealed|=flagged|=spotted|=noticed|=picked_up|
     =quarantined|=purged|=evicted|=capped|=stopped|=weeded_out|=screened|=screened_out|=filtered_out|=thrown_out|=requeued|=reverted|=rolled_back|=renewed|=double-checked|=held_off|=turned_back|=sorted_out|=smoothed_out|=tracked_down|=kept_under|=called_in|
     =locked_out|=kept_out|=kept_apart|=kept_away|=kept_safe|
     =kept_in_check|=kept_at_bay|=dealt_with|=taken_care_of|=looked_after|=taken_out_of|=ruled_out|=wired_to|=wired|
     =brought_back|=redone|=undone|=replayed|=checked|=verified|=held_back|=ensured|=spared|=warned|=paged|
     =alerted|=fenced_off|=fenced|=stabilised|=stabilized|=reaped|=swept|=collected|=held_back|=insulated|=moderated|
     =supervised|=authenticated|=authorised|=authorized|=masked|=redacted|=escalated|=reconciled|=cooled|=drained|
     =vented|=scrubbed|=stripped|=skipped|=cut_off|=promoted|=masked|=bounded|=moved_out|=pulled_out|=refused|=barred|
     =dropped|=sent_over|=throttled|=redirected|=rerouted|=barred|=kept_in,
    stays|stay|remains|remain =bounded|=within|=small|=in_check|=below|=capped, safe from, safe against, secure against,
    proof against, immune to|from|against, insured against, insurance against, =covered against,
    we|we're|i|you are? =covered, covered ~2 now|too|for good, under watch, under guard, on guard, under control,
    in good|safe hands, taken care of, out of rotation, is a working, =safe now, harmless, resilient,
    fault-tolerant, fault tolerant, foolproof, bulletproof, airtight, watertight, tamper-proof, fail-safe, failsafe,
    self-heal, self-healing
  `),
  protects: phrases(`
    =brings|=bring ~4 to a halt|stop|standstill, =keeps|=keep ~4 within|below|under|above|inside|in_bounds|in_line|honest|safe, =caps|=bounds|=limits ~3 at|to, =makes|=make it impossible, =puts|=put an end|a_stop, =takes|=take ~3 offline|out_of_service|off_the_road, =forces|=force ~4 to stop|wait|check|sign|confirm,
    =handles, =retries, =reconnects, =resumes, =fixes, =corrects, =encrypts, =expires, =renews, =isolates, =notifies,
    =refuses, =avoids, =eliminates, =removes ~3 risk|danger|possibility|need, =solves, =addresses, =stops, =halts,
    =limits ~4, =caps, =absorbs, =deters, =repels, =flags, =cleans, =restores, =reports
     any|every|all|each, =logs any|every|all|each, =checks any|every|all|each, =trigger|=triggers|=raises an|a ~1
     alert|alarm|warning|page|review|restart|rollback|failover|ticket, =sets off,
    will|would|'ll ~2 =handle|=retry|=reconnect|=recover|=restart|=resume|=reject|=refuse|=take_over|=prevent|=kick_in|
     =save|=fire|=sound|=ring, =sends ~4 alert|alarm|page|mail|text|sms|warning|notification|message ~3 if|when|whenever|
     as_soon|before, means that any|every|no|all,
    keeps|keep ~5 off, will =save|=spare|=protect|=catch|=stop us|me|you|it, saves|save us,
    alarm|guard|alert|watchdog|sensor|switch|standby|valve ~1 =works, =bars, =moves ~4 away|out,
    =protects|=protect, =guards, =shields|=shield, =defends|=defend, =safeguards, =secures, =covers, =prevents|=prevent,
    =prevented, =stops ~4 from, =stop ~4 from, =blocks, =rejects, =repairs, =restarts, =heals, =recovers, =rescues,
    =saves us|me|you, =intercepts, =enforces, =detects, =watches, =monitors, =polices, =absorbs, =guarantees, =ensures,
    =makes|=make sure, =sees|=see to it, =throttles, =rate-limits, =wards off, =rules out, =insulates, =quarantines,
    =evicts, =alerts us|me|you|on, =pages us|me|you|on, =warns us|me|you, =tells us|me|you when|if, =catches,
    =take|=takes|=taking care of, =deal|=deals|=dealing with, =look|=looks|=looking after,
    =keep|=keeps ~5 out_of|apart|safe|away|at_bay|in_check|alive|clean|honest|under_control|from,
    =bring|=brings ~5 back|back_up, =fail|=fails over, =fall|=falls back, =kick|=kicks in, =step|=steps in,
    =jump|=jumps in, =take|=takes over, =pick|=picks up the slack, =watch|=watches over, =keep|=keeps an eye on,
    =have|=has our|my|your|its|their back, =do|=does ~1 what it|they says|say|should,
    =close|=closes|=plug|=plugs ~2 hole|gap|loophole,
    would have ~2 =told|=caught|=alerted|=paged|=warned|=stopped|=fired|=rung,
    we|i|you will|would|'ll ~2 =hear|=notice|=learn|=find_out|=be_told|=be_alerted|=be_paged|=be_warned|=get_a|=know ~4
     if|when|as_soon|before|within|of|at|about,
    will|would|'ll ~2 =catch|=page|=alert|=warn|=notice|=stop|=block|=trip|=know|=tell, we|i ~1 learn of,
    =contain|=contains ~2 damage|blast, =cut|=cuts off, =shut|=shuts ~3 off|down|out, =lock|=locks ~3 out, =vents,
    =purges, =sweeps, =reaps, =cleans up, =tidies up, =rotates, =rolls back, =reverts, =undoes, =replays, =escalates,
    =validates, =verifies, =authenticates, =sanitises, =sanitizes, =redacts, =masks, =does its job|work,
    =earns its keep, =mitigates, =stabilises, =stabilizes
  `),
  'cannot-happen': phrases(`
    has|have been ~1 =impossible, is|are ~1 =impossible, never ~1 in danger|jeopardy, never ~1 at risk, cannot|can't|can_not ~1 be|get ~1 =charged|=billed|=hacked|=stolen|=lost|=tampered|=forged|=overwritten|=deleted|=opened|=reached|=double-booked|=missed, not ~1 hurt|bother|trouble|worry|affect|touch|skew|stall|bring|cost|matter|happen|recur|occur|repeat|return|run|get|slip|reach|leave|break|overflow|overheat|exceed|overshoot|overrun ~3 any_more|anymore|again|us|me|this|that|anyone|anybody|out, is|are|was ~2 =no|=never ~1 worry|concern|issue|problem|threat|risk|drama|disaster, no worry|worries|concern|drama|sweat, non-issue, nonissue, off the table, out of the picture|question|woods, a ~1 solved|settled|closed problem|issue|matter|case|chapter, solved problem, solved for good, history ~1 now, a ~1 relic, past history, once and for all, for good ~1 now, days ~3 are over|gone|behind, cannot|can_not|can't|couldn't ~1 =recur|=happen|=overflow|=overshoot|=overrun|=overheat|=exceed|=stall|=block|=starve|=deadlock|=clash|=collide|=repeat|=escape|=leak|=drift|=spread|=slip, no longer ~2 =leave|=leaves|=leak|=leaks|=happen|=happens|=occur|=occurs|=overflow|=overflows|=stall|=stalls|=pile|=piles|=slip|=slips|=get|=gets|=go|=goes|=depend|=depends|=hang|=hangs|=reach|=reaches|=crash|=crashes, wouldn't ~1 happen|matter|hurt, impossible ~1 now, have|has|had ~1 us|me|you|them ~1 covered, has|have us covered, nothing ~1 gets|goes ~1 lost|missing|wrong|by|past|through|out, nothing ~1 can|will|could ~1 go|get|slip|happen, =no ~3 gets|goes ~1 lost|missing|wrong|by|past|through|out|unnoticed|unanswered, on the safe side, in safe hands, safe now, a thing of the past,
    not ~2 a|an ~1 concern|worry|issue|problem|risk|danger|threat, no risk|danger|chance|possibility|fear of,
    nothing to worry|fear, need not ~1 worry|fear|care, no need to worry|fear|check|watch|monitor, no reason to worry,
    rest easy|assured, risk|danger|threat ~4 is|are ~2 mitigated|eliminated|gone|removed|
     minimal|covered|contained|managed|zero, never ~2 get|gets|go|goes|reach|reaches|slip|slips|happen|happens|leave|
     leaves|exceed|exceeds, is|are ~1 avoided|excluded, no longer a|an,
    no longer ~2 =hurt|=harm|=trouble|=bother|=block|=matter|=worry|=reach|=get|=slip, nobody|no_one|nothing ~4 can ~2,
    cannot|can not ~5 =again|=anymore|=recur|=happen|=slip|=occur|=reach|=leak|=come_back|=be_lost|=any_more|
     =any_longer|=repeat|=overrun|=overflow|=escape|=get|=go|=return, can|will|would no longer,
    will|would not ~3 =again|=stay|=go|=pile|=reach|=happen|=get|=be|=come|=slip|=leave|=leak|=grow,
    cannot|can_not|can't ~4 =stuck|=lost|=missed|=unnoticed|=behind|=through|=reach|=leave|=wrong|=bad|=out|=in|=fail|=hurt|
     =harm|=touch|=overwrite|=delete|=spread|=exceed|=flood,
    no longer ~3 =can|=possible|=danger|=risk|=threat|=worry|=concern|=able|=problem|=issue,
    not a ~1 danger|threat|risk|worry, is|are ~2 =impossible, ruled out, out of the question, a thing of the past,
    never ~2 again, will|would never, there is no way, no way for, are a thing of, has|have been =closed|=plugged,
    hole|gap|loophole is =closed, won't ~4 again, can not ~4 without,
    can not ~1 =drag|=break|=bring|=take|=hurt|=kill|=crash|=corrupt|=overwrite|=block|=affect|=swamp|=starve|=burn|
     =freeze|=tip|=fall|=run|=turn|=fill|=overheat|=harm|=damage|=reach|=enter|=touch|=drown|=flood|=pile
  `),
  /** Safe by its very wording, whatever the sentence gives for it. */
  'plainly-protected': phrases(`
    =is|=are|=stay|=stays|=remain|=remains|=now ~2 =protected|=safeguarded|=shielded|=guarded|=defended|=insured,
    are|is ~2 in safe|good hands, is|are ~2 under control, protected|safe|secure|shielded from|against,
    immune to|from|against, proof against, taken care of, takes|take care of itself|themselves,
    we|we're|i|you are? ~1 =covered|=protected, is|are ~1 foolproof|bulletproof|watertight|airtight|tamper-proof|failsafe,
    is|are|get|gets dealt with, there is|are ~3 <mechanism> for|against
  `),
  /** Bad things that are said not to get by. */
  'cannot-pass': phrases(`
    will|would|can|shall not ~1 go|stay|remain|pass|get|slip ~1 unseen|unnoticed|undetected|unanswered|unreported|
     unchecked|astray|past|by|through|missed|overlooked,
    cannot go|stay|remain|pass|get|slip ~1 unseen|unnoticed|undetected|unanswered|unreported|unchecked|astray|past|by|
     through|missed|overlooked,
    =no ~2 gets|get|goes|go|slips|slip ~1 forgotten|lost|missed|overlooked|unnoticed|unanswered|through|past|astray,
    nothing|nobody|no_one gets|goes|slips ~1 forgotten|lost|missed|overlooked|unnoticed|through|past|astray,
    =is|=are there to catch|stop|prevent|protect|guard|save|warn|alert|block
  `),
  /** A fault that is said to be gone since something was done about it. */
  mended: phrases(`
    which|this|that|it|both|these is|are ~1 =fixed, i|we|i've|we've have|'ve ~1 =fixed it|this|that|them, contains|carries|includes|has|ships the fix, =takes care of it|this|that,
    this|the|my|our|that change|pr|patch|commit|fix|update|upgrade|branch|release ~1 =fixes|=solves|=cures|=resolves|=eliminates|=prevents the|this|that|a|an|my|our ~3 leak|crash|bug|issue|problem|race|hang|deadlock|regression|failure|failures|overflow|corruption|flake|flakes|error|errors|stall|timeout|timeouts
  `),
  'does-its-work': phrases(`
    is|are|was ~1 =working, is|are now ~1 =monitoring|=watching|=guarding|=protecting|=catching|=blocking, =works, =work, =helps, =help, =functions, =holds, is|are ~1 solid|reliable|effective|robust|dependable|sound|
     sufficient|adequate, =do|=does protect|guard|stop|prevent|catch|block|hold|help|work, has|have us|you|them covered,
    fires|fire|goes|sounds|rings|trips|pages|triggers|starts|kicks|calls|acts ~5 if|when|whenever|as_soon_as|once|
     before|should, is|are ~2 =configured|=enabled|=armed|=active|=deployed|=installed|=wired ~5 so, covers|cover us|you|me|this|that|it|them, will|would take over|care
  `),
  /** What a safe state is put down to. */
  'owing-to': phrases(`
    with|under|through|via the|a|an|our|its|this|that|these|those|two|both|new|my|their|every, due to, owing to,
    thanks to, by virtue of, courtesy of, on account of, on the grounds, i|we have, for it|they|there|we, because of, means, ensures, so that, now
  `),
  'protects-surely': phrases(`
    =protects, =prevents, =shields, =guards, =safeguards, =defends, =secures, =watches over, =takes care of,
    =keeps ~5 out_of|at_bay|in_check|apart|away, =makes sure
  `),
  agent: phrases(`=by`),
  'in-place': phrases(`
    there|that|here is|are|'s|was|were ~2 <mechanism>, they|we|i|he|she|it|facilities|ops|finance|it_team|engineering|the_team ~3 =put|=fitted|=installed|=added|=introduced|=set_up|=built|=wired|=bought|=deployed|=rolled_out|=wrote|=turned_on|=switched_on|=enabled ~2 a|an|the|in|another|two, <mechanism> ~2 exists|is_in|is_there|is_on|is_live|is_in_place|runs|has_been|was, we|i|they|it|everyone|each ~1 have|has|run|runs|use|uses|got|'ve_got|own|carry|carries|wear|wears ~3 <mechanism>, : ~2 <mechanism>, so ~2 =cannot|=can't|=can|=won't|=never|=nothing|=no, is ~1 part of the, has ~5 on it, on the ~3 checklist|list|rota|agenda|form|template, exists, is in ~1 and|so|hence|now, is live, is merged, is wired ~1 in|up, is set up, has been merged,
    there are, there being, we|i have|keep|bought|own|run a|an|the|two|three|#, in place, thanks to,
    since|because|as|now_that|with ~9 <mechanism>, with ~6 that was|were|is added|fitted|installed|set_up,
    there is|'s a|an, has|have|having|had ~2 =deployed|=installed|=added|=fitted|=set_up|=put_in,
    been ~1 added|fitted|installed|set_up|put_in|wired|deployed, sits|sit ~1 in|between|on|before,
    by a|an|the|our|its|means, new, built in|into, built-in, come|comes|ship|ships|equipped with, in front of,
    behind a|the, turned|switched on, is|are ~1 =on|=armed|=enabled|=active|=running, =now, now that, from now on,
    automatically, automatic, for which there|we, i|we ~2 =put|=added|=fitted|=installed|=set, gained a
  `),
  blanket: phrases(`
    in|for|on all|every|each|any, before any|it|they|anything, ahead of any, up to # times, after ~2 # attempts,
    at start-up|startup, as soon as, every time, each time, always, whatever, any ~3 is|are, we|i have,
    if|when|should ~4 =down|=fails|=unreachable|=unavailable|=dies
  `),
  'seen-at-work': phrases(`
    =threw|=kicked|=weeded|=filtered|=sorted|=fished|=turned ~1 out|away|back ~2 #, was|were ~1 =blown|=pulled|=pressed|=sounded|=used|=activated|=applied|=played|=called ~3 times|twice|once, pulling|cutting|blocking|jamming|flooding|pouring|lighting ~7 =were|=was|=took|=rang|=stopped|=shut|=went, =smouldering|=burning|=lit ~2 below|under|beside|near,
    =pulled|=killed|=unplugged|=cut|=yanked|=stopped|=crashed|=disconnected|=filled|=froze|=rebooted|=dropped ~3 uplink|cable|plug|power|link|node|disk|drive|process|primary|leader|battery|network|server|pod|container|host|line|hose|sensor|fuse|worker, with|after|of # ~2 crooked|bad|forged|fake|broken|malformed|invalid|poisoned|dummy|corrupt|oversized ~6, =turned back|away, spotted|caught|stopped|refused|rejected|blocked|flagged ~3 both|all|each|every_one|#, denials|refusals|rejections|bounces by|with|from|from_the, =halted|=stopped ~2 with, =sprang|=stepped in, stepped ~1 in # times, on ~2 date|monday|tuesday|wednesday|thursday|friday|saturday|sunday|april|may|june ~2 it ~2, =rang|=called|=phoned|=paged|=mailed ~1 within|after|in, was master|leader|primary in|within|after, i|we =attempted|=tried|=copied|=uploaded|=booted|=entered|=keyed|=typed|=ordered ~9 and ~6,
    all # ~2 =came|=were ~3 refused|rejected|blocked|caught|401|403|429,
    i|we =replayed|=submitted|=posted|=typed|=fed|=attempted|=shorted|=blew|=smashed|=walked|=opened ~8, =refused # ~3,
    # refusals|rejections|firings|alerts|restarts|retries,
    =was refused|rejected|blocked|locked|cut_off|shut|restarted within|after|at|with, =took over,
    it =fired|=tripped|=rang|=called|=phoned|=paged|=restarted|=rejected|=refused|=stopped|=blocked|=caught ~4 #,
    asked for a ~2 key, in the log, its own log, the event is in,
    =fired, =tripped ~4 #|when|at|on|in, =triggered ~4 #|when|on|by, =kicked in,
    kicks in ~3 when, hit # times, ran # times, # ~1 firings, firing, firings,
    counter ~6 #|went|rose|stands|shows, was|were|been ~1 =invoked|=exercised|=called|=triggered|=tripped, call site,
    call sites, callsite, called from, callers of, last|yesterday|our|the|a ~3 drill, drill ~3 on|of|at, in|during a|the|our|last ~2 drill, =drilled, rehearsal, =rehearsed,
    i|we|someone|he|she|they|colleague ~2 =pulled|=threw|=unplugged|=cut|=killed|=broke|=filled|=blocked|=crashed|
     =tripped|=staged|=faked|=simulated|=forced|=hung|=yanked|=flooded|=starved|=provoked|=disconnected|=tipped|=poured|
     =held|=lit|=pushed|=pressed|=jammed|=overloaded|=corrupted|=injected|=sent|=stopped|=tried|=switched_off|=set_off|
     =shut, pulling|unplugging|killing|cutting|throwing the ~6, kill -9, chaos test|monkey|drill|experiment,
    failure injection, fault injection, =woke me|us|the|her|him, =paged me|us|the|her|him|on-call, pager rang|went,
    page|alert|alarm|message|mail|call ~4 =reached|=arrived|=came, =reached ~6 phone|pager|phones, rang ~2 phone,
    =took over ~3 in|within|after|when|at, was back after|in|within, carried the load,
    opened|closed|rejected|blocked|caught|stopped|repaired|restarted|retried|restored|dropped|refused|evicted|purged|
     intercepted|turned_away|throttled|reaped|removed ~6 #,
    # ~6 =blocked|=caught|=rejected|=stopped|=retried|=repaired|=restarted|=refused|=intercepted|=turned_away|=bounced|
     =throttled|=restored, =turned away, =refused the|my|our|it|a ~3, stack trace|traceback ~4 shows, =held each time,
    held ~3 each|every time, locked ~3 out when|after, =went off, =set it off, =set off, lifted ~4 when, popped ~4 at,
    breakpoint, stepped into, coverage ~3 shows|has, cut in ~3 at|when|after, dummy ~3, on purpose, =deliberately,
    fake ~2 fault|alert|alarm|page|error, planted ~4,
    saw|seen|watched it|them|the ~4 act|fire|work|trip|kick|open|close|stop|reject|restart|go, lit up when, screamed,
    shrieked, tested ~3 by pulling|cutting|killing|unplugging, =exercised,
    simulated ~2 fault|outage|failure|attack|overload|leak|fire, game day, gameday, failing state ~3 work,
    script call ~4 work, both ~3 work,
    i|we|someone|he|she ~1 =replayed|=flooded|=submitted|=typed|=entered|=forged|=scanned|=waved|=removed ~9 and|came|was|got|drew|refused, =tried to ~8 refused|rejected|blocked|denied|failed|bounced, was|were ~1 =refused|=rejected|=bounced|=denied|=turned_away ~4, came back as ~1 #|401|403|429|rejected|refused, =drew|=caught|=stopped # ~2, =took|=caught # ~3 last|yesterday|this|since|in|on, has ~1 =happened # times, cut ~3 uplink|power|network|link|cable, in each|the trace, in the trace, it was|got ~1 =refused|=rejected|=blocked|=stopped|=caught, unplugged ~3, phone rang, the log names|lists ~3 each|them, has ~1 =stopped|=caught|=blocked #|two|three|four|several real ~3, when i|we|someone ~2 =pulled|=filled|=unplugged|=cut|=killed|=jammed|=blocked|=held|=let,
    activations, invocations, saved us ~3, we could see it ~3, i|we =watched it|them ~4, test alarm, alarm ~3 =sounded|=rang|=went, has ~2 =saved|=stopped|=caught|=fired|=acted # ~2, acted # times, =sent me|us ~4 within|in|at
  `),
}
