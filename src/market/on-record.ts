/**
 * Figures of an earlier public measurement, made on 2026-08-25 by others with the calls that are named. Nothing here was
 * measured by this program; they are cited until it has measured the same.
 */
export const ON_RECORD = `Cited from a public measurement of 2026-08-25, made with x402scan's lists of sellers, buyers and tools and a facilitator's
\`/discovery/resources\`. Its raw answers are not kept here, and none of its figures has been re-measured by this program.

The five sellers with the most transactions over the 30 days before, one row a receiving address:

| transactions | USD received | USD per transaction |
| --- | --- | --- |
| 7,802,976 | 189,707 | 0.0243 |
| 3,316,817 | 38,753 | 0.0117 |
| 947,181 | 1,900 | 0.0020 |
| 347,010 | 347 | 0.0010 |
| 124,985 | 105,615 | 0.8450 |

| figure | value | of |
| --- | --- | --- |
| buyers that paid one seller only | 8 | the ten largest buyers |
| sellers paid by one buyer | 2,839 | that buyer, in 41,261 transactions |
| tools called through the directory's chat | 10 | 22,185 calls together, the last on 2026-05-09 |
| resources in the facilitator's directory | 26,626 | all that it listed |
| resources that could not plausibly have had a paying customer | 116 | a sample of 1,500 of them |

That facilitator was said to list a resource after one observed payment attempt, so being listed is not evidence of a sale.`
