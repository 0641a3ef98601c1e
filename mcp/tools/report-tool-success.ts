import type { z } from 'zod'
import type { observeAnswer } from '../../src/network/schema.ts'
import { defineTool } from '../tool.ts'
import { withoutNulls } from '../without-nulls.ts'

export const reportToolSuccessTool = defineTool<z.infer<typeof observeAnswer>>({
  name: 'report_tool_success',
  route: 'network_observe',
  title: 'Report a call that succeeded',
  description:
    'Reports that a tool or model call succeeded: without successes no failure rate means anything. Give `mutates` where the call changes something.',
  sends: { outcome: 'success' },
  without: ['error_type', 'error_code', 'error_message'],
  writes: true,
  ownLimit: true,
  compact: withoutNulls,
})
