import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../store/schema.ts'
import { checksBlock } from './checks-block.ts'
import { droppedFields } from './dropped-fields.ts'
import { subjectsOf } from './fingerprint.ts'
import { readFingerprint } from './read-calls.ts'
import { type Reporter, viewOf } from './reporter.ts'
import { type explainAnswer, explainInput } from './schema.ts'
import { failureShape } from './shape.ts'

/** How a fingerprint comes about: each field before and after folding, the rules that fired, the parents. Stores nothing. */
export async function explain(
  db: Kysely<Database>,
  input: z.output<typeof explainInput>,
  reporter: Reporter,
): Promise<z.infer<typeof explainAnswer>> {
  const shape = failureShape(input)
  const subjects = subjectsOf(shape)
  const view = viewOf(reporter)
  const rows = await readFingerprint(db, subjects.fingerprint, view)
  const folded: readonly [string, string | null | undefined, string][] = [
    ['service', input.service, shape.service],
    ['operation', input.operation, shape.operation],
    ['version', input.version, shape.version],
    ['schema_hash', input.schema_hash, shape.schemaHash],
    ['error_type', input.error_type, shape.class],
    ['error_code', input.error_code, shape.code],
    ['error_message', input.error_message, shape.text],
  ]
  return {
    fingerprint: subjects.fingerprint,
    fields: folded.map(([field, given, to]) => ({ field, given: given ?? '', folded: to })),
    rules: [...shape.rules],
    class: shape.class,
    parents: {
      other_versions: subjects.otherVersions,
      other_operations: subjects.otherOperations,
      service: subjects.pool,
    },
    known: rows.some(({ source }) => view.sources.includes(source as never)),
    dropped_fields: droppedFields(explainInput, input),
    checks: checksBlock({}),
  }
}
