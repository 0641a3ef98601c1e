import type { AuditAnswer } from '../../src/audit/schema.ts'
import { compactReading } from '../compact-reading.ts'
import { defineTool } from '../tool.ts'

export const auditTool = defineTool<AuditAnswer>({
  name: 'audit',
  route: 'audit',
  title: 'Audit a report in full',
  description:
    'What precheck says, and for each finding why it matters, a real case that went wrong in this way, and what to run to settle it; stated figures are recomputed where the text allows it. Takes the same arguments as precheck: call that first, and this when a finding is open. No claim in the text: `no_claims`, not charged.',
  compact: compactReading,
  freeInstead: 'Call precheck with the same arguments: it names the same findings and the question of each.',
})
