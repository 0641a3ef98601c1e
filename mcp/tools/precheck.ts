import type { PrecheckAnswer } from '../../src/audit/schema.ts'
import { compactReading } from '../compact-reading.ts'
import { defineTool } from '../tool.ts'

export const precheckTool = defineTool<PrecheckAnswer>({
  name: 'precheck',
  route: 'precheck',
  title: 'Check a claim before you publish it',
  description:
    'Reads a report for nine known ways of fooling oneself: no positive control, a wrong denominator, a success nobody looked at, and so on. Call it before you write "we found that" or act on a result. Give `text`, in which the claims are found, or one `claim` with its `evidence`; English only. Returns each claim that trips a check, the question to answer, and whether the text answers it. Verdict `hold`: answer the question first. No finding is no proof.',
  offline: true,
  compact: compactReading,
})
