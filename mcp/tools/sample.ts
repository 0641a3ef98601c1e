import type { z } from 'zod'
import { compactCase } from '../../src/cases/case-view.ts'
import type { sampleAnswer } from '../../src/cases/sample.ts'
import { defineTool } from '../tool.ts'

type Answer = z.infer<typeof sampleAnswer>

export const sampleTool = defineTool<Answer>({
  name: 'sample',
  route: 'sample',
  title: 'Two complete cases',
  description:
    'Two real cases as the archive sells them: symptom, cause, fix, prevention. Call it to see what search, brief and research answer with before paying.',
  offline: true,
  compact: (answer) => ({
    ...answer,
    cases: answer.cases.map((one) => compactCase({ ...one, merged_into: null, asked_as: [] })),
  }),
})
