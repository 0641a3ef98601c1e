import { RULESET } from '../src/audit/ruleset.ts'
import type { Corpus } from '../src/cases/load-corpus.ts'
import { createSearchIndex } from '../src/cases/search-index.ts'
import { readCheckPages } from '../src/check-page.ts'
import { ServiceError } from '../src/errors.ts'
import type { Services } from '../src/http/services.ts'
import { packageRoot } from '../src/package-root.ts'
import { noIncome } from '../src/payment/income-schema.ts'
import { PRICES } from '../src/payment/prices.ts'

const REASON = 'no archive is connected; FAILURE_ARCHIVE_URL names one'

/** What routes are made from where there is no server: the free shelf of the package, and nothing that is sold. */
export const freeServices = (corpus: Corpus): Services => ({
  corpus,
  index: createSearchIndex(corpus),
  checkPages: readCheckPages(packageRoot()),
  versions: { ruleset: RULESET, corpus: { version: corpus.version } },
  operator: { name: null, contact: null },
  publicUrl: '',
  prices: PRICES,
  answerTtlHours: 0,
  selling: async () => ({
    live: false,
    reason: REASON,
    networks: [],
    asset: null,
    pay_to: null,
    facilitator: null,
    protocol_versions: [],
    receipt_signer: null,
  }),
  received: async () => noIncome(REASON),
  network: async () => {
    throw new ServiceError('no_archive', { reason: REASON })
  },
  health: async () => ({ selling: false, able: true, reason: REASON, ledger: 'off', facilitator: null }),
})
