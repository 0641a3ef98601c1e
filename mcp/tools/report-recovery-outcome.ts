import type { z } from 'zod'
import type { outcomeAnswer } from '../../src/network/schema.ts'
import { defineTool } from '../tool.ts'
import { withoutNulls } from '../without-nulls.ts'

export const reportRecoveryOutcomeTool = defineTool<z.infer<typeof outcomeAnswer>>({
  name: 'report_recovery_outcome',
  route: 'network_outcome',
  title: 'Report whether an action got past a failure',
  description:
    'Reports whether what you tried after a failure worked, by the `fingerprint` that check_tool_failure and report_tool_failure give: `action` in a word or two (`retry`, `refresh_schema`, `wait_60s`), `successful` true or false. It counts once you have reported the failure itself.',
  writes: true,
  ownLimit: true,
  compact: withoutNulls,
})
