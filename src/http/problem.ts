import type { Context } from 'hono'
import { z } from 'zod'
import { ERRORS, type ErrorCode, type ServiceError } from '../errors.ts'
import { problemPage } from '../pages/problem.ts'
import type { AppEnv } from './app-env.ts'
import { respond } from './respond.ts'
import { prefersPage, respondPage } from './respond-page.ts'

const codes = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]

/** RFC 9457 problem details, with the members that the service adds. */
export const problemSchema = z
  .object({
    type: z.string().describe('urn of the error code'),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.enum(codes).describe('Stable; never renamed'),
    param: z.string().optional().describe('The parameter at fault'),
    remedy: z.string().describe('What the caller can do now'),
    request_id: z.string(),
    charged: z.boolean(),
  })
  .meta({ id: 'Problem' })

/** The answer to an error. Nothing is ever charged for one. */
export function problem(
  c: Context<AppEnv>,
  error: ServiceError,
  headers: Readonly<Record<string, string>> = {},
  members: Readonly<Record<string, unknown>> = {},
): Response {
  const body: z.infer<typeof problemSchema> = {
    ...members,
    type: `urn:failure-archive:problem:${error.code}`,
    title: error.title,
    status: error.status,
    detail: error.message,
    code: error.code,
    ...(error.param !== undefined && { param: error.param }),
    remedy: error.remedy,
    request_id: c.env.requestId,
    charged: false,
  }
  const sent = {
    'cache-control': 'no-store',
    ...(error.retryAfter !== undefined && { 'retry-after': String(error.retryAfter) }),
    ...headers,
    ...(error.allowed && { allow: error.allowed.join(', ') }),
  }
  const { status } = error
  c.env.refused = error.code
  if (prefersPage(c)) return respondPage(c, problemPage(body), { status, headers: sent })
  return respond(c, { status, mediaType: 'application/problem+json', body: JSON.stringify(body) }, sent)
}
