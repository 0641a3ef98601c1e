import type { z } from 'zod'
import { checksBlock } from './checks-block.ts'
import { droppedFields } from './dropped-fields.ts'
import type { Submit } from './observe.ts'
import type { Reporter } from './reporter.ts'
import { type outcomeAnswer, outcomeInput } from './schema.ts'

/** Keeps whether an action got past a failure. Of a failure that the reporter has not observed it is kept, and does not count. */
export async function outcome(
  submit: Submit,
  input: z.output<typeof outcomeInput>,
  reporter: Reporter,
  nowMs: number,
): Promise<z.infer<typeof outcomeAnswer>> {
  const { fingerprint, action, successful } = input
  const { weight } = await submit({ kind: 'outcome', at: nowMs, reporter, fingerprint, action, successful })
  return {
    accepted: true,
    weight,
    dropped_fields: droppedFields(outcomeInput, input),
    checks: checksBlock({
      no_call_site:
        weight === 1 ? undefined : 'You have not reported this failure in the last 24 hours, so this does not count.',
    }),
  }
}
