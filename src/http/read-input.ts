import type { Context } from 'hono'
import { ServiceError } from '../errors.ts'
import { nameable } from '../nameable.ts'
import type { AppEnv } from './app-env.ts'
import type { Route } from './route.ts'

const ACCEPTED = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'] as const

function refuseRepeated(pairs: Iterable<readonly [string, unknown]>): Record<string, unknown> {
  const read: Record<string, unknown> = Object.create(null)
  for (const [name, value] of pairs) {
    if (name in read) {
      const param = nameable(name)
      throw new ServiceError('bad_input', {
        ...(param && { param }),
        problem: `${param ? 'is' : 'A name is'} given twice`,
      })
    }
    read[name] = value
  }
  return read
}

function parseObject(body: string): Record<string, unknown> | undefined {
  try {
    const parsed: unknown = JSON.parse(body)
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
      ? (parsed as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

async function readForm(body: string, contentType: string): Promise<Record<string, unknown>> {
  try {
    const form = await new Response(body, { headers: { 'content-type': contentType } }).formData()
    return refuseRepeated(form.entries())
  } catch (error) {
    if (error instanceof ServiceError) throw error
    throw new ServiceError('bad_input', { problem: 'The form in the body cannot be read' })
  }
}

const mediaTypeOf = (contentType: string) => contentType.split(';')[0]?.trim().toLowerCase() ?? ''

const isForm = (mediaType: string) =>
  mediaType === 'application/x-www-form-urlencoded' || mediaType === 'multipart/form-data'

/**
 * A body that is a JSON object with a known key is JSON whatever its content type says, since some payment clients lose the
 * header on the paid repetition.
 */
async function readBody(c: Context<AppEnv>, route: Route): Promise<Record<string, unknown>> {
  const body = await c.req.text()
  const contentType = c.req.header('content-type') ?? ''
  const mediaType = mediaTypeOf(contentType)
  const json = parseObject(body)
  const isJson = mediaType === 'application/json'
  if (json && (isJson || Object.keys(json).some((key) => key in route.input.shape))) return json
  if (body === '') return {}
  if (isJson) throw new ServiceError('bad_input', { problem: 'The body is not a JSON object' })
  if (isForm(mediaType)) return readForm(body, contentType)
  if (route.textField && ['text/plain', ''].includes(mediaType)) return { [route.textField]: body }
  throw new ServiceError('unsupported_type', { accepted: route.textField ? ACCEPTED : ACCEPTED.slice(0, 3) })
}

/**
 * The raw input of a request: its query, and over it the body of a POST or the parts of the path.
 *
 * @throws ServiceError `bad_input` (broken or repeated) or `unsupported_type`.
 */
export async function readInput(c: Context<AppEnv>, route: Route): Promise<Record<string, unknown>> {
  const at = c.req.url.indexOf('?')
  const query = at < 0 ? {} : refuseRepeated(new URLSearchParams(c.req.url.slice(at)))
  if (route.path.includes('{')) return { ...query, ...c.req.param() }
  return c.req.method === 'POST' ? { ...query, ...(await readBody(c, route)) } : query
}
