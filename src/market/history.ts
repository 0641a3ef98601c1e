import { isMeasured, type Measured, type Section } from './section.ts'
import type { Snapshot } from './snapshot.ts'

/** What is known of one part over all snapshots. */
export interface SectionHistory {
  readonly section: Section
  /** The newest measurement, and the one before it. */
  readonly latest: Measured | null
  readonly before: Measured | null
  /** Whether the newest run has figures of this part. */
  readonly now: 'measured' | 'not measured' | 'not asked'
  /** Why it has none; null where it has. */
  readonly missing: string | null
}

/** Looks for each part's newest two measurements: a run that reaches nothing takes nothing away. */
export function historyOf(section: Section, snapshots: readonly Snapshot[]): SectionHistory {
  const found: Measured[] = []
  let missing: string | null = snapshots.length === 0 ? 'no run has been stored' : null
  for (const [age, snapshot] of snapshots.entries()) {
    const result = section.measure(snapshot)
    if (isMeasured(result)) found.push(result)
    else if (age === 0) missing = result.why
    if (found.length === 2) break
  }
  const [latest = null, before = null] = found
  return { section, latest, before, missing, now: missing === null ? 'measured' : absence(section, snapshots) }
}

function absence(section: Section, [newest]: readonly Snapshot[]): 'not measured' | 'not asked' {
  const ending = newest?.index.lists.find(({ list }) => list === section.id)
  return ending?.outcome === 'not asked' ? 'not asked' : 'not measured'
}
