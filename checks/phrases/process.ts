import { phrases } from './pattern.ts'

/** Words of processes that ended well, and of looking at what they made. */
export const PROCESS_PHRASES = {
  process: phrases(`
    job, run, script, command, task, pipeline, build, deploy, deployment, rollout, roll-out, migration, backup, back-up, sync, export, exporter, import, importer, upload, download,
    restore, replay, test, suite, test suite, check, checks, ci, ci/cd, workflow, cron, cron job, cronjob, harness, crawler, crawl, installer, transfer, step, stage, action, playbook, batch, process,
    call, request, webhook, query, tool, loader, harvester, release, publish, publication, upgrade, update, install, installation, conversion, converter, compile, compilation, compiler, copy, dump, snapshot, rebuild,
    reindex, re-index, refresh, cleanup, clean-up, purge, archive, archiver, lint, linter, type check, typecheck, commit hook, hook, runner, train, training, training run, transform, ingest, ingestion, backfill, etl, push, pull request, checksum job, mailing, mailer, newsletter, printout, printer, timer,
    service, daemon, agent, subagent, sub-agent, function, lambda, container, pod, terraform, ansible, helm, docker build, bot, wizard, sender, send, rsync, scraper, fetch, fetcher, cutover, switchover, failover, handover, rehearsal, renewal, rotation, merge, firmware update, flash, simulation, print, washing, machine, cycle, program, watcher, api, endpoint, server
  `),
  'ok-word': phrases(`
    ok, okay, fine, well, done, success, successful, successfully, succeeded, complete, completed, finished, passed, pass, clean, cleanly, normally, normal, green, happily, quietly, smoothly,
    ready, good, accepted, delivered, sent, active, up, all good, true, zero, 0, sound, properly, correctly, without a hitch, on time, as planned, in time, 200, 201, 202, 204
  `),
  'ended-well': phrases(`
    exit ~3 0|zero|cleanly|normally|fine|ok|successfully|clean|without, exit code|status|value ~3 0|zero, exit-code 0, return code|value|status ~2 0|zero, zero exit, exit zero, code 0, rc 0, rc=0, exit=0, status=0,
    return ~3 0|zero|ok|true|success|successfully|200|201|202|204|cleanly|normally|fine|green|without, return|come|came back|returned ~1 at once|immediately|straight, come|came back ~2 <ok-word>,
    end|finish|complete|close|stop|terminate|conclude|wind|shut|log|sign|report|come ~4 <ok-word>, ended|finished|completed|closed|stopped|terminated ~3 without ~2 error|errors|warning|warnings|complaint|incident|trouble|exception,
    run ~3 to the end|completion|through|its course, run|ran ~2 clean|cleanly|fine|smoothly|green|through|successfully|without, ran ~4 without, go|went|goes ~2 through|off without|smoothly|fine|well, sail|sailed through,
    succeed, succeeded, pass, passed, passes, all ~4 green, green, turned|turn|went|came|gone|is|are|were|all|was|stayed|shows|showed green, status ~4 <ok-word>, with status, http 200, http/1.1 200, 200 ok, status 200, a 200, code 200, 2xx, responded|answered|answers|replies|replied ~4 200|ok|201|202|204|success|yes,
    report|reports|reported|reporting ~3 success|ok|done|complete|completed|finished|no|zero|0, say|print|show|read|display|write|output|log|mark|list|flash|shows|with|by|as|a|the|said|announced|declared|claimed ~4 =done|=ok|=success|=complete|=completed|=finished|=passed|=succeeded|=successful|=ready|=delivered|=sent|success,
    no|zero|0|without|not ~2 error|errors|failure|failures|exception|exceptions|failed|complaint|complaints|conflict|conflicts ~4 logged|reported|shown|raised|printed|thrown|log|logs|output|console|stderr|run|appeared|along, without ~2 error|errors|warnings|complaint|complaining|a hitch|trouble|failures|failure|incident|a murmur|protest|exceptions,
    =no|=zero|=0 errors|error|failures|failure|failed|warnings|exceptions, nothing ~4 failed, not complain, no complaints from, didn't complain, did not complain|error|fail|crash|throw|protest, all ~3 checks|tests|jobs|steps ~3 pass|passed|green|succeed|ok, tests ~2 pass|passed|green|ok, check mark|tick, tick|checkmark|ticked, ✅, ✓, ✔, 0 failed, # passed, # ~1 pass|passed|passing|succeeded,
    deploy|deployment|build|job|migration|backup|pipeline|sync|import|export|upload|restore|rollout|release|run|script|batch|replay|download|copy|task|merge|install ~4 complete|completed|done|successful|succeeded|finished, <process> ~2 clean, {} clean, {} ~1 ok|green|passes|passed|succeeded|done|fine|happy, {} ~3 accept|accepts|accepted, compiles, compiled, builds cleanly, it compiles, was|were|been|got accepted, accepted ~3 without, accepts, acked, acknowledged, receipt|confirmation ~2 came|arrived|mail, confirmation mail, progress bar ~3 100|end|full, reached 100, at 100, hit 100, 100 percent, successful ~1 <process>, successful, success message|mail|banner|toast|status|code|page|notice, "done", beep|beeped, healthy, alive, up and running
  `),
  'ended-weak': phrases(`
    deploy, deployed, complete, completed, finish, finished, merged, uploaded, installed, migrated, delivered, ended, rolled out, has run, have run, was run, were run, ran, runs, started, starts, is|are running, kicked off, done, applied, shipped, landed, published, pushed
  `),
  'looked-at-output': phrases(`
    restore|restored ~8, restoring, restorable, read ~3 back, read-back, reading ~3 back, read them|it, re-read, open ~5, opened, opens, opening, checksum, checksums, hash, hashes, sha256, md5, digest, row count, row counts, count|counts|counted ~6, tally, tallied, compared, compare ~4, comparing, diff, diffed, diffing, match, matches, matched, agree, agrees, equal, same total|totals|number|count|sum|checksum|hash,
    total ~4 match|agree|same, verify|verified, load|loaded ~6, loaded back, loads, queried, query ~3, select, selected, inspect, inspected, looked|look at|into|inside|through, examined, spot check, spot checks, spot-check, spot-checked, sampled, sample of|text, drew, pulled ~4, played ~2 back, playback, listened, proofread, printed it, weighed, tasted, tried ~5, tested ~6 on|with|against, test|tests against, applied ~6, run against, ran ~5 against, smoke test, end to end, end-to-end,
    logged in, log in ~3 worked, log-in ~4 worked, signed in, walked through, by hand, with my own eyes, in person, byte for byte, byte by byte, row by row, line by line, one by one, file by file, page by page, reconcile, reconciled, reconciles, cross-checked, cross-check, double-checked, replayed ~4, received ~3 mail|letter|message|parcel, arrived ~4, scanned, unpacked, extracted, decompressed, mounted, booted, launched, imported ~4, came|come to the same, the same as ~5, correspond, corresponds, identical to, are ~2 there, is there, present in, contains, contained, holds, hold ~3 rows, found ~6 in ~3 output|table|file|bucket, curl|curled, fetched, rendered, viewed, replied, served ~5, with ~4 handshake, measured, tasted, zero rows missing, none missing, has all, have all, all # ~6
  `),
}
