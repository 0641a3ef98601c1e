import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { ServiceError } from '../../src/errors.ts'
import { defineRoute, type Route } from '../../src/http/route.ts'

const input = z.strictObject({ q: z.string().min(1).max(500), wait: z.coerce.number().int().max(5000).default(0) })
const answer = z.object({ q: z.string(), filler: z.string() })

/** What a test wants to see go wrong, said in the question. */
const misfortunes: Readonly<Record<string, () => never>> = {
  'no match': () => {
    throw new ServiceError('no_match', { what: 'query' })
  },
  boom: () => {
    throw new Error('the handler broke')
  },
}

const sold = (name: 'search' | 'brief' | 'archive', bytes: number): Route =>
  defineRoute({
    name,
    path: `/${name}`,
    methods: ['GET', 'POST'],
    paid: name,
    summary: `What ${name} sells`,
    description: `A stand-in for ${name} whose answer depends on the question alone.`,
    input,
    answer,
    example: { q: 'x' },
    errors: ['bad_input'],
    caching: 'no-store',
    ...(name === 'brief' && { echoesInput: true }),
    handle: async ({ q, wait }) => {
      await sleep(wait)
      misfortunes[q]?.()
      return { q, filler: '.'.repeat(bytes) }
    },
  })

/** Three things to sell: one whose answer is kept, one that echoes what was sent, one that is too long to be kept. */
export const shopRoutes: readonly Route[] = [sold('search', 100), sold('brief', 100), sold('archive', 300_000)]
