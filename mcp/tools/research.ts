import type { z } from 'zod'
import type { researchAnswer } from '../../src/cases/research.ts'
import { compactHit } from '../compact-hit.ts'
import { defineTool } from '../tool.ts'

export const researchTool = defineTool<z.infer<typeof researchAnswer>>({
  name: 'research',
  route: 'research',
  title: 'Failures of measuring',
  description:
    'Cases in which a measurement misled: leaked test sets, wrong denominators, detectors that never fired, data made by the measurer. Call it while designing or reading a benchmark, an experiment or a metric. Nothing that fits: `no_match`, not charged.',
  without: ['view'],
  compact: ({ cases, ...answer }) => ({ ...answer, cases: cases.map(compactHit) }),
  freeInstead: 'Call contents with research: true for the titles of these cases, and precheck on the report itself.',
})
