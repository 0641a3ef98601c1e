import type { z } from 'zod'
import { type Versions, versionsSchema } from '../versions.ts'

/** The answer's schema with the versions that stand in every answer. */
export const stampedSchema = <Shape extends z.core.$ZodLooseShape>(schema: z.ZodObject<Shape>) =>
  schema.extend(versionsSchema.shape)

/** Adds to an answer which ruleset and which corpus made it. */
export const stamped = <Answer extends object>(answer: Answer, versions: Versions): Answer & Versions => ({
  ...answer,
  ...versions,
})
