import type { ChecklistLine } from './checklist.ts'

/** Lines that the same symptom would show, so that a reader is told of it once. */
interface ChecklistGroup {
  readonly lines: string[]
  readonly shows_as: string
  readonly case_ids: string[]
}

/** A checklist for people: in the order of the first line of each group. Programs get each line whole. */
export function bySymptom(checklist: readonly ChecklistLine[]): readonly ChecklistGroup[] {
  const groups = new Map<string, ChecklistGroup>()
  for (const { line, shows_as, case_ids } of checklist) {
    const group = groups.get(shows_as) ?? { lines: [], shows_as, case_ids: [] }
    group.lines.push(line)
    group.case_ids.push(...case_ids.filter((id) => !group.case_ids.includes(id)))
    groups.set(shows_as, group)
  }
  return [...groups.values()]
}
