import { byPattern, type Recogniser } from '../recogniser.ts'

const REST = `[^\\s"'\`<>|*?;,)\\]}⟨]{0,400}`

/** `/users/123` is a route of a web service; the folder of the users of a Mac has a capital. */
const ROUTE = /^(?:\/[^/]+){0,3}\/users\//

/** Absolute paths that name a user or lead into somebody's home. */
export const USER_PATHS: readonly Recogniser[] = [
  byPattern(
    'user-path',
    new RegExp(
      `(?<![a-z0-9_.~/-])(?:file://)?(?:/[a-z0-9_.-]{1,32}){0,3}/(?:home|users)/[a-z0-9_.@-]{1,64}(?:/${REST})?`,
      'gi',
    ),
    { hints: ['/home/', '/users/'], accepts: (secret) => !ROUTE.test(secret) },
  ),
  byPattern(
    'user-path',
    new RegExp(
      `(?<![a-z0-9_])(?:[a-z]:|\\\\\\\\[a-z0-9_.-]{1,64})(?:\\\\{1,2}|/)(?:users|documents and settings)(?:\\\\{1,2}|/)${REST}`,
      'gi',
    ),
    { hints: ['users', 'documents and'] },
  ),
  byPattern('user-path', new RegExp(`(?<![a-z0-9_.~/-])(?:file://)?/(?:root|var/root|var/home)/${REST}`, 'gi'), {
    hints: ['root/', 'var/home/'],
    accepts: (secret) => secret.length > 8,
  }),
]
