import { brief, briefAnswer, briefInput } from '../../cases/brief.ts'
import { defineRoute } from '../route.ts'
import type { Services } from '../services.ts'
import { stamped, stampedSchema } from '../stamped.ts'

export const briefRoute = ({ index, versions }: Services) =>
  defineRoute({
    name: 'brief',
    path: '/brief',
    methods: ['GET', 'POST'],
    paid: 'brief',
    summary: 'How an action that you are about to take has gone wrong before',
    description:
      'Say what you are about to do; get five unlike ways in which it has gone wrong and a checklist, each line tied to its cases. Nothing that fits: 404 no_match, not charged.',
    input: briefInput,
    answer: stampedSchema(briefAnswer),
    example: { action: 'delete old backups on a schedule' },
    echoesInput: true,
    textField: 'action',
    errors: ['bad_input', 'too_long', 'unsupported_type', 'no_match'],
    caching: 'no-store',
    handle: (input) => stamped(brief(index, input), versions),
  })
