import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'
import { headerOf } from './header-of.ts'
import type { Produced } from './route.ts'

/** An answer as it goes over the wire, with the tag by which a caller asks whether it has changed. */
export interface AnswerBytes extends Produced {
  readonly etag: string
}

const KEPT = 256

export const tagOf = (body: string) => `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/** Whether the caller says that it has the answer of this tag. */
export function isFresh(c: Context<AppEnv>, tag: string): boolean {
  const known = headerOf(c, 'if-none-match')
  return known !== undefined && (known === '*' || known.includes(tag))
}

/**
 * Keeps the bytes of the last few different answers, since lists that depend on the corpus alone are asked for again and
 * again. Bounded: a caller who varies the query only pushes out older entries. Errors are not kept. What is kept is given
 * at once and not as a promise, which would cost a turn of the event loop.
 */
export function answerCache(): (key: string, make: () => Promise<Produced>) => AnswerBytes | Promise<AnswerBytes> {
  const kept = new Map<string, AnswerBytes>()
  const keep = (key: string, produced: Produced): AnswerBytes => {
    const made = { ...produced, etag: tagOf(produced.body) }
    if (kept.size >= KEPT) kept.delete(kept.keys().next().value ?? '')
    kept.set(key, made)
    return made
  }
  return (key, make) => kept.get(key) ?? make().then((produced) => keep(key, produced))
}
