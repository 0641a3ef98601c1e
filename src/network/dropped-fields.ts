import type { z } from 'zod'

/** How many keys a call sent that the schema does not know. They are dropped, and the caller is told. */
export const droppedFields = (schema: z.ZodObject, input: object): number =>
  Object.keys(input).filter((key) => !(key in schema.shape)).length
