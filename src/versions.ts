import { z } from 'zod'

/** What made an answer: equal versions and equal input give equal bytes. Stands in every answer. */
export const versionsSchema = z
  .object({
    ruleset: z
      .object({ version: z.string(), sha256: z.string() })
      .describe('The nine checks and the reading that made it'),
    corpus: z
      .object({ version: z.string().describe('First 12 hex digits of its hash') })
      .describe('The cases it comes from'),
  })
  .meta({ id: 'Versions' })

export type Versions = z.infer<typeof versionsSchema>
