import type { Handler } from 'hono'
import type { AppEnv } from './app-env.ts'

/** The same handler, under a name in the log and among the figures. */
export const named =
  (route: string, handler: Handler<AppEnv>): Handler<AppEnv> =>
  (c, next) => {
    c.env.route = route
    return handler(c, next)
  }
