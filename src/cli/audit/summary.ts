import type { FileAudit, FileClaim } from './audit-file.ts'

export interface Summary {
  readonly files: number
  /** Files of another language than English; nothing is said about their claims. */
  readonly not_read: number
  readonly claims: number
  /** Claims with an open finding. */
  readonly held: number
  /** Claims whose findings are all addressed in the text. */
  readonly addressed: number
  /** Findings that a comment accepts. */
  readonly suppressed: number
  readonly unused_suppressions: number
  readonly figures_checked: number
  readonly figures_disagree: number
}

export function isHeld({ open }: FileClaim): boolean {
  return open.length > 0
}

/** The counts over all files of a run. */
export function summarise(files: readonly FileAudit[], notRead: number): Summary {
  const claims = files.flatMap((file) => file.claims)
  const figures = files.flatMap((file) => file.figures)
  return {
    files: files.length,
    not_read: notRead,
    claims: claims.length,
    held: claims.filter(isHeld).length,
    addressed: claims.filter(({ claim }) => claim.verdict === 'proceed').length,
    suppressed: claims.reduce((sum, { suppressed }) => sum + suppressed.size, 0),
    unused_suppressions: files.reduce((sum, { unused }) => sum + unused.length, 0),
    figures_checked: figures.filter(({ agrees }) => agrees !== null).length,
    figures_disagree: figures.filter(({ agrees }) => agrees === false).length,
  }
}
