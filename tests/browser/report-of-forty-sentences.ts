/** A report as teams write them, long enough that finding one's way among its marks matters. */
export const REPORT_OF_FORTY_SENTENCES = `# Nightly pipeline, week 47

We migrated the nightly import to the new scheduler on Monday. The import is healthy: the job exited 0 every night this week. The dashboard shows no errors, so no rows were lost. We compared the row counts with the source by checksum, and all files agree.

The new retry handler is in place, so transient failures are covered. We found that 1,204 of 1,310 calls (92%) succeeded at the first attempt. Latency fell from 480 ms to 310 ms, a drop of 35%. The alert has been silent since the release, which shows that the queue no longer fills up.

## Evaluation

Both arms ran with the same temperature setting, so the comparison is fair. Model A beats model B by 4 points on our own test set. The test set was written by model A. We labelled 200 answers by hand and two people agreed on 91% of them. The detector found no leaked secrets in 14,000 commits. We planted 20 fake keys beforehand, and the detector reported all 20.

According to the README, the cache is invalidated on every write. The cache reports a hit rate of 99%, therefore the store is fast. 15,000 visitors read the page in November. The bot filter removed nothing. The summary of the incident says that the database was never unavailable.

## Backups

The backup is good: the job exited 0. We restored last night's copy to a scratch host and its row counts match production. The retention script exists and runs from cron, so old copies are removed. Disk usage stayed at 61% all month. The status page shows green for all regions. The replica is in sync: the panel says lag 0 s.

## Costs

The bill fell by 18% after we turned the cache on. 62% of the tokens were read from the cache. No customer complained, so the change went unnoticed. The feature flag is enabled in the configuration, which means that every tenant now uses the new path. Usage doubled within a week. The number of active users rose from 410 to 820.

We conclude that the migration was a success. All 38 tests pass. The linter reports no problems. The documentation states that retries are idempotent. The on-call engineer was not paged once. The error budget is untouched. The log contains no warnings. The rollout took 14 minutes. We saw no difference between the two regions. The next step is to remove the old scheduler. The dry run deleted nothing, so the script is safe. Throughput is 2.3 times higher than before.
`
