import type { z } from 'zod'
import type { observeAnswer } from '../../src/network/schema.ts'
import { defineTool } from '../tool.ts'
import { withoutNulls } from '../without-nulls.ts'

export const reportToolFailureTool = defineTool<z.infer<typeof observeAnswer>>({
  name: 'report_tool_failure',
  route: 'network_observe',
  title: 'Report a failed call',
  description:
    'Reports that a tool or model call failed, so that others learn from it: metadata only, the message is redacted and normalised at once. Call it once for each failed call. Returns the `fingerprint` of the failure and how often it was seen.',
  sends: { outcome: 'failure' },
  writes: true,
  ownLimit: true,
  compact: withoutNulls,
})
