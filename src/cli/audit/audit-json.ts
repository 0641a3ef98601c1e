import { CAVEAT } from '../../audit/precheck.ts'
import { RULESET } from '../../audit/ruleset.ts'
import type { FileAudit } from './audit-file.ts'
import type { Summary } from './summary.ts'

function fileJson({ name, lines, claims, figures, unused }: FileAudit) {
  return {
    file: name,
    claims: claims.map(({ claim, open, suppressed }) => ({
      ...lines.position(claim.start),
      ...claim,
      held: open.length > 0,
      suppressed: [...suppressed].map(([id, reason]) => ({ id, reason })),
    })),
    arithmetic: figures.map((figure) => ({ ...lines.position(figure.start), ...figure })),
    unused_suppressions: unused.map(({ start, check, reason }) => ({ ...lines.position(start), check, reason })),
  }
}

/** The report of a run for a program; the members of a claim are those of /precheck. */
export function auditJson(files: readonly FileAudit[], summary: Summary): string {
  return `${JSON.stringify({ files: files.map(fileJson), summary, caveat: CAVEAT, ruleset: RULESET })}\n`
}
