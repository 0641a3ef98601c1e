import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { ClientConfig } from './client-config.ts'
import type { Source } from './source.ts'
import { packagedSource } from './sources/packaged.ts'
import { remoteSource } from './sources/remote.ts'
import { createAsk } from './sources/remote-request.ts'
import type { Signer } from './wallet/signer.ts'
import { openSpendRecord, type SpendRecord } from './wallet/spend-record.ts'

/** How long a call waits for a pending settlement: less than the minute that clients give it. */
const PATIENCE_MS = 40_000

/** Without a key nothing was ever signed, so there is nothing to look up and no file to make. */
const unansweredOf = (
  signer: Signer,
  record: () => SpendRecord,
): Pick<SpendRecord, 'unanswered' | 'keep' | 'forget'> =>
  signer.refusal === undefined
    ? {
        unanswered: (request) => {
          try {
            return record().unanswered(request)
          } catch {
            // The wallet finds the same, and says it.
            return undefined
          }
        },
        keep: (request, payment) => record().keep(request, payment),
        forget: (request) => record().forget(request),
      }
    : { unanswered: () => undefined, keep: () => {}, forget: () => {} }

/** Where the process over stdio has its answers from: the archive that is configured, else the package. */
export async function connectSource(config: ClientConfig, warn: (line: string) => void): Promise<Source> {
  const { archiveUrl: url, stateDir } = config
  if (url === undefined) return packagedSource
  // What signs takes half a second to load, which who asks no archive need not wait for.
  const { createSigner } = await import('./wallet/signer.ts')
  const { createWallet } = await import('./wallet/wallet.ts')
  const signer = createSigner(config)
  if (config.key !== undefined && signer.refusal !== undefined) warn(`nothing will be paid: ${signer.refusal}`)
  let opened: SpendRecord | undefined
  const record = () => {
    opened ??= openSpendRecord(join(stateDir, 'spend.db'))
    return opened
  }
  const wallet = createWallet({ config, signer, record, now: () => new Date(), newId: () => `pay_${randomUUID()}` })
  return remoteSource({
    url,
    ask: createAsk({ url, fetch }),
    wallet,
    unanswered: unansweredOf(signer, record),
    patienceMs: PATIENCE_MS,
    now: Date.now,
  })
}
