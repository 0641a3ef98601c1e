import { phrases } from './phrases.ts'

/** Words of processes that ended well, and of looking at what they made. */
export const PROCESS_PHRASES = {
  process: phrases(`
    job, run, script, command, task, pipeline, build, deploy, deployment, rollout, roll-out, migration, backup, back-up,
    sync, export, exporter, import, importer, upload, download, restore, replay, test, suite, check, spec, ci, workflow,
    cron, cron job, cronjob, harness, crawler, crawl, installer, transfer, step, stage, action, playbook, batch,
    process, call, request, webhook, query, tool, loader, harvester, release, publish, publication, upgrade, update,
    install, installation, conversion, converter, compile, compilation, compiler, copy, dump, snapshot, rebuild,
    reindex, re-index, refresh, cleanup, clean-up, purge, archive, archiver, lint, linter, type check, typecheck, hook,
    runner, training, transform, ingest, ingestion, backfill, etl, push, mailing, mailer, newsletter, printout, printer,
    timer, service, daemon, agent, subagent, sub-agent, function, lambda, container, terraform, ansible, helm, bot,
    wizard, sender, rsync, scraper, fetch, fetcher, cutover, switchover, failover, handover, renewal, rotation, merge,
    firmware update, simulation, machine, cycle, program, watcher, api, endpoint, server, nightly, audit job, check-in,
    typecheck, unit test, e2e, integration test, centrifuge, assay, autoclave, steriliser, sterilizer, sterilisation,
    sterilization, dishwasher, sequencer, thermocycler, incubation, calibration, self-test, selftest, payroll, payment run,
    posting, posting run, close, closing, mail merge, campaign, send-out, mailshot, submission, filing, e-filing,
    registration, enrolment, enrollment, booking, order, delivery, shipment, dispatch, scan, print job, fax, form,
    payment, transaction, invoice run, reconciliation, stocktake, cycle count, survey, uploader, saver, autosave,
    synchronisation, synchronization, validation, verification, patch, flash, firmware, provisioning, apply, edi, {}
  `),
  'ok-word': phrases(`
    =ok, =okay, =fine, =well, =done, success, =successful, =successfully, =succeeded, =complete, =completed, =finished,
    =passed, =pass, =clean, =cleanly, =normally, =green, =happily, =quietly, =smoothly, =ready, =good, =accepted,
    =delivered, =sent, all good, =true, =zero, =0, =properly, =correctly, without a hitch,
    without ~2 error|errors|complaint|complaints|warning|warnings|failure|failures|incident|trouble|exception|
     exceptions|problem|problems|issue|issues, =200, =201, =202, =204
  `),
  'ended-well': phrases(`
    said|says ~1 200|201|202|204|ok, server|api|queue|broker|gateway|portal|form ~2 =accepted the|it|my|our|them,
    all good with|on|in, exit|exits|exited|exiting ~4 0|zero|cleanly|normally|fine|ok|successfully|clean|quietly,
    exit code|status|value ~3 0|zero, return code|value|status ~2 0|zero, =zero exit, exit zero, code 0, rc 0, rc=0,
    exit=0, status=0,
    return|returns|returned|returning ~4 0|zero|ok|true|success|successfully|200|201|202|204|cleanly|normally|fine|
     green, return|returned|returns ~1 at_once|immediately|straight_away|right_away|promptly,
    came|come|comes back ~1 <ok-word>,
    end|finish|complete|close|stop|terminate|conclude|wind_up|shut_down|sign_off|wrap_up|quit ~4 <ok-word>,
    ran|run|runs|running ~2 to_the_end|to_completion|its_course|clean|cleanly|smoothly|green|successfully,
    <process> ~3 =ran|=runs through, =ran|=runs through ~2 without, ran|run|runs fine|ok|well, <process> ~2 =went|=goes through,
    went|go|goes ~1 off_without|smoothly|fine|well|cleanly, sailed through, =succeed|=succeeds|=succeeded, =pass,
    <process> ~3 =passes, {} =passes, =passed, =passing, all ~4 =green, <process> ~4 =green,
    badge|specs|spec|line|light|lamp|tick|bar ~4 =green ~1 so|which|therefore|hence, badge ~3 =green, specs ~3 =green,
    =green pipeline|build|page|run|checks,
    is|are|was|were|went|turned|came|stayed ~1 =green ~3 across|everywhere|on_all|at, status ~3 <ok-word>, with status,
    http 200, http/1.1 200, 200 ok, a 200, 2xx,
    =responded|=answered|=answers|=replies|=replied|=responds ~4 200|ok|201|202|204|success,
    got|get|gets|getting a|an? 200|ok|201|202|204|ack,
    report|reports|reported|reporting ~3 success|ok|done|complete|completed|finished|no_errors|zero_errors|0_errors,
    say|says|said|print|prints|printed|show|shows|read|reads|display|displays|write|wrote|output|outputs|log|logs|
     logged|mark|marks|marked|list|lists|flash|flashed|announced|declared|claimed|with ~3 =saved|=synced|=processed|=installed|=published|=ready|=100%|=done|=ok|=success|
     =complete|=completed|=finished|=passed|=succeeded|=successful|=delivered|=sent|=up_to_date,
    =no|=zero|=0 ~1 errors|error|failures|failure|exceptions|exception|failed|complaints|conflicts|warnings ~5 logged|
     reported|shown|raised|printed|thrown|log|logs|output|console|stderr|run|appeared,
    without ~2 error|errors|warnings|complaint|complaining|hitch|trouble|failures|failure|murmur|protest|exceptions|
     exception, =no errors, =zero errors, =0 errors, =no failures, =0 failed, nothing failed, nothing ~1 failed,
    not ~1 =complain|=error|=crash|=throw|=protest, no complaints from,
    all ~3 checks|tests|jobs|steps|stages ~2 pass|passed|green|succeed|succeeded|ok, tests ~2 pass|passed|green|ok,
    green ~1 tick|check|mark|bar|build|light|pipeline, a|with|for ~1 =successful ~1, ✅, ✓, ✔,
    # =passed|=passing|=succeeded,
    deploy|deployment|build|job|migration|backup|back-up|pipeline|sync|import|export|upload|restore|rollout|roll-out|
     script|batch|replay|download|task|merge|install|installation|upgrade|update|reindex|transfer|crawl|dump|
     sweep ~1 =complete|=completed|=done|=successful|=succeeded|=finished,
    {} =clean|=ok|=green|=passes|=passed|=succeeded|=done|=fine|=happy, {} ~4 accepts|accepted, compiles,
    builds cleanly, was|were|been|got =accepted, accepted ~3 without, =acked, =acknowledged,
    receipt|confirmation ~2 came|arrived|mail, confirmation mail|email, progress bar ~4 end|full|100|100%,
    reached 100|100%, at|hit|to 100%, success message|mail|banner|toast|status|code|page|notice|popup|screen,
    machine|dryer|washer|oven|cycle|timer|printer|scanner ~2 =beeped, liveness probe,
    health check ~4 200|ok|green|passes|passed
  `),
  /** Well ended only where it is a process that is spoken of. */
  'process-ended-well': phrases(`
    is|are|was|were|be|been|stay|stays|stayed|turned|went|all|both|everything ~1 =green, =green again|throughout|overall,
    =compile|=compiles|=compiled ~1 so|hence|therefore|and|now|again|cleanly, builds fine|again, =typechecks, =lints,
    <process> ~2 =clean|=clear|=green, went|goes|gone|came|comes through ~3 on|at|without|fine|clean|first|in|all|for,
    all|each|every|both|was|were|been|got ~1 =acked|=ack'd|=acknowledged|=confirmed|=accepted|=cleared,
    returned|returning|showed|shows|gave|with|got ~2 =tick|=checkmark|=thumbs-up|=thumbs_up|=all-clear|=all_clear,
    got|received|returned|shows ~2 confirmation|receipt|acknowledgement|acknowledgment|reference_number|tracking_number,
    =w/o ~2 error|errors|complaints|complaint|warnings|problems, code 0x00|00, =rc 0|zero, =rc=0,
    no|zero ~1 errors|warnings|failures|rejects|bounces|exceptions ~3 =in|=from|=during|=came|=popped|=so|=and|=after,
    not ~1 =fail|=report|=raise|=throw|=log|=print ~2 error|errors|anything|warnings|a, did not fail,
    signed off ~1 without|with|so, finished|completed|ended|done ~3 in time|on time|overnight|as usual|early|in #,
    is|are|was|were ~1 =successful|=finished|=complete|=completed|=through ~1 so|hence|which|therefore|and,
    <process> ~1 =finished|=completed|=ended,
    =shown|=marked as deployed|done|complete|completed|sent|delivered|finished|successful,
    never ~1 =failed|=errored|=complained, last|latest|first|final ~2 run|build|job ~3 =passed|=succeeded|=green|=ok
  `),
  'looked-at-output': phrases(`
    file|files|table|archive|bucket|inbox ~4 does|do =have|=hold|=contain|=open, {} ~7 =came back with|clean|ok,
    =all # ~2 files|rows|records|pages|messages|images ~2 =ok|=match|=open|=there|=intact, taken apart, cut open,
    held against the light, =compared ~3, sample ~4 =drawn|=taken|=opened|=read, pulled|drew # ~4 and, re-imported,
    imported it, came ~2 back ~3 same, reads back, on the other side, at the far end,
    the customer|recipient|receiver has|got|confirmed, =confirmed ~2 arrival|receipt,
    =pulled|=took|=fetched|=got ~5 out_of|from|back,
    every ~2 row|file|record|page|line|order|message|photo ~1 was|is there, opens|open and shows|show,
    query|search ~6 returns|returned|gave|gives, =loaded ~2 page|site|app, could log in, =tried ~3 out,
    turned up in ~3 inbox|table|list, comes|came out ~2 same, showed ~2 same, spot-read, listened to, clicked through,
    reads the same, =restored ~8, restoring ~6, a restore ~6, restore test|drill ~4 =passed|=came|=brought|=gave,
    read|reading ~3 back, read-back, =re-read, =opened, opening ~4, opens in|with|and,
    checksum|checksums|hash|hashes|sha256|md5|digest ~8 match|matches|matched|agree|agrees|same|equal|compared|
     identical|ok|came, same|compared|matching|by|has_the ~3 checksum|hash|sha256|md5|digest, row count, row counts,
    compared with|to|against|row|the, comparing, =diffed, diff ~4 empty|clean|nothing|identical|no,
    match|matches|matched ~4 the|those|with|our|to, agree|agrees|agreed with, totals ~4 match|agree|same|equal,
    same total|totals|count|counts|sum|sums|checksum|hash|number_of_rows, loaded ~3 and|back|into, loaded them|it,
    =queried, =select, inspected, looked at|into|inside|through, examined, spot check, spot checks, spot-check,
    spot-checked, sample of the output|files|rows|records|pages, drew #, =pulled # ~6, =played ~3, proofread, weighed,
    tasted, applied ~5 to, ran ~6 against, smoke test, end to end, end-to-end, logged in ~6, signed in ~4,
    walked through, by hand, with my own eyes, in person, byte for byte, byte by byte, row by row, file by file,
    record by record, reconcile, reconciled, reconciles, cross-checked, cross-check, double-checked, =unpacked,
    =extracted ~4, =decompressed, mounted ~4, booted ~4, came|come to the same, correspond|corresponds to, identical to,
    each have|has, all ~2 are there, is there, are there, present in, found ~6 in ~2 output|table|file|bucket|inbox,
    =curled, curl ~6 returned|returns|gave, fetched ~6, rendered ~4, zero rows missing, none missing, received the ~2,
    arrived in|at, counted the|all|its ~5, counting the, count ~3 rows|records|files|lines, verified ~5,
    checked ~4 against|with|myself|output|file|files|result|rows, log-in with, ran ~3 hidden tests, files =rotated,
    as before, # paired, on the receiving, landed in ~2 inbox|table|bucket, printed page,
    test letter|mail|page|print|order|purchase|call ~5 arrived|came|went, tried ~5 and,
    =started one by one, =drew|=rendered ~4 pixel|correctly|right, pixel for pixel, reading ~3 published|candidate|release|result|file ~4 =gave|=gives|=returned, file|table|bucket|folder|raw|archive ~2 does have|holds|contains all|#|the|every, holds|has|have|contains all #|the|its|of, with|to the last|right ~5 right|same|last, sha256sum, my|our own ~1 gauge|meter|eyes|check|count, read ~2 every|each|all ~3, we|i ~2 =read|=opened|=restored|=compared|=checked|=counted|=queried|=sampled|=looked|=played|=printed|=logged|=walked|=tasted|=footed ~5,
    restored ~1 copy|file|database|backup|image ~2 opened|had|has|held|matched|gave, =gave|=gives back ~4, on a second ~2, agrees|agree to the penny|cent|byte|row, two|three nurses|people|colleagues compare|compared|check|checked, field by field,
    all # ~2 are|were there|present|readable|intact, # of # ~4 there|present|match|arrived, opens fine|cleanly|without, is|are readable, appeared in|on ~3, showed|shows|turned up in|on ~3, serves|answers|responds ~2 with the new, returned the new ~2, endpoint ~3 =returned|=returns|=gave|=gives, login|log-in ~3 worked, =played it|them|back ~3, =printed it|them|one ~3, holds|contains the same ~3, same # ~2 rows|files|records|pages|lines|orders, as many as in|on|the, number of rows|files|records ~4 same|equal|matches
  `),
}
