import type { z } from 'zod'
import type { briefAnswer } from '../../src/cases/brief.ts'
import { defineTool } from '../tool.ts'

export const briefTool = defineTool<z.infer<typeof briefAnswer>>({
  name: 'brief',
  route: 'brief',
  title: 'How this action has gone wrong before',
  description:
    'Call it before an action that is hard to undo: deleting, migrating, deploying, paying, publishing a result. Say what you are about to do; get a checklist drawn from real failures of that kind of action, and what would show that it went wrong. Nothing that fits: `no_match`, not charged.',
  compact: ({ cases, ...answer }) => ({
    ...answer,
    cases: cases.map(({ id, title, root_cause }) => ({ id, title, root_cause })),
  }),
  freeInstead:
    'Call contents with the theme or the domain that is nearest to the plan and read the titles; precheck reads the plan’s claims ("the backup works") for traps.',
})
