import type { z } from 'zod'
import { checksBlock } from './checks-block.ts'
import { droppedFields } from './dropped-fields.ts'
import { subjectsOf } from './fingerprint.ts'
import type { Observation, Report, Written } from './report.ts'
import type { Reporter } from './reporter.ts'
import { type observeAnswer, observeInput } from './schema.ts'
import { callShape, failureShape } from './shape.ts'
import { PUBLIC_SOURCES } from './source.ts'

export type Submit = (report: Report) => Promise<Written>

type Observed = z.output<typeof observeInput>

function folded(input: Observed): Pick<Observation, 'call' | 'failure'> {
  if (input.outcome === 'success') return { call: callShape(input), failure: null }
  const shape = failureShape(input)
  return { call: shape, failure: { shape, subjects: subjectsOf(shape) } }
}

/** Keeps what a call's shape was and how it ended. Answers once it is durable. */
export async function observe(
  submit: Submit,
  input: Observed,
  reporter: Reporter,
  nowMs: number,
): Promise<z.infer<typeof observeAnswer>> {
  const { call, failure } = folded(input)
  const { observations } = await submit({
    kind: 'observation',
    at: nowMs,
    reporter,
    call,
    failure,
    latencyMs: input.latency_ms ?? null,
    mutates: input.mutates ?? 'unknown',
  })
  return {
    accepted: true,
    fingerprint: failure?.subjects.fingerprint ?? null,
    known: observations > 1,
    observations,
    normalized_error: failure?.shape.text ?? null,
    dropped_fields: droppedFields(observeInput, input),
    checks: checksBlock({
      self_measurement: PUBLIC_SOURCES.includes(reporter.source)
        ? undefined
        : 'This was taken as a demo report: it counts for demos only.',
    }),
  }
}
