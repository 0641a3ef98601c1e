import { createAudit } from '../../audit/audit.ts'
import { auditAnswer, precheckInput } from '../../audit/schema.ts'
import { realIncident } from '../../cases/real-incident.ts'
import { defineRoute } from '../route.ts'
import type { Services } from '../services.ts'
import { stamped, stampedSchema } from '../stamped.ts'

export function auditRoute({ index, versions }: Services) {
  const audit = createAudit({ realIncident: (check, claim) => realIncident(index.nearest, check, claim) })
  return defineRoute({
    name: 'audit',
    path: '/audit',
    methods: ['GET', 'POST'],
    paid: 'audit',
    summary: 'The pre-check, with the reason, the real case behind each finding and what to run',
    description:
      'As /precheck, and for each finding why it matters, a real case with its figures, and what to run; the figures of the text that can be recomputed are recomputed. No claim in the text: 404 no_claims, not charged.',
    input: precheckInput,
    answer: stampedSchema(auditAnswer),
    example: { text: 'The watcher is healthy: it exits 0 every run.' },
    echoesInput: true,
    textField: 'text',
    errors: ['bad_input', 'too_long', 'language_not_read', 'no_claims'],
    caching: 'no-store',
    handle: (input) => stamped(audit(input), versions),
  })
}
