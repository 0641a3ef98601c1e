import type { z } from 'zod'
import { ServiceError } from './errors.ts'
import { nameable } from './nameable.ts'

const quoted = (values: readonly unknown[]) => values.map(String).join(', ')

/** What is wrong, in our words: a library's message would repeat the pasted value. */
function problemOf(issue: z.core.$ZodIssue, known: readonly string[]): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `${nameable(issue.keys[0]) ? 'is' : 'What was sent is'} no parameter of this call, which takes ${quoted(known) || 'none'}`
    case 'invalid_value':
      return `must be one of ${quoted(issue.values)}`
    case 'invalid_type':
      return issue.input === undefined
        ? `is missing or not ${article(issue.expected)}`
        : `must be ${article(issue.expected)}`
    case 'too_small':
      return issue.origin === 'string' ? 'must not be empty' : `must be at least ${issue.minimum}`
    case 'too_big':
      return `must be at most ${issue.maximum}${issue.origin === 'string' ? ' characters long' : ''}`
    case 'custom':
      return issue.message
    default:
      return 'is not of the form that is asked for'
  }
}

const article = (type: string) => (/^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`)

/** How a call refuses what does not fit: reports of the network are told apart from questions to the archive. */
export type RefusalCode = 'bad_input' | 'invalid_report'

function toServiceError(issue: z.core.$ZodIssue, known: readonly string[], refusal: RefusalCode): ServiceError {
  const param = issue.code === 'unrecognized_keys' ? nameable(issue.keys[0]) : issue.path[0]?.toString()
  if (issue.code === 'too_big' && issue.origin === 'string' && refusal === 'bad_input')
    return new ServiceError('too_long', { ...(param && { param }), limit: Number(issue.maximum), unit: 'characters' })
  return new ServiceError(refusal, { ...(param && { param }), problem: problemOf(issue, known) })
}

/**
 * Checks a request against its schema, for HTTP, MCP and the command line alike.
 *
 * @throws ServiceError `bad_input` or `too_long` (or `invalid_report`, where that is asked for), naming the first parameter at fault; the
 * value itself is not repeated.
 */
export function validate<Schema extends z.ZodObject>(
  schema: Schema,
  raw: unknown,
  refusal: RefusalCode = 'bad_input',
): z.output<Schema> {
  const parsed = schema.safeParse(raw)
  if (parsed.success) return parsed.data
  const known = Object.keys(schema.shape)
  const [issue] = parsed.error.issues
  throw issue
    ? toServiceError(issue, known, refusal)
    : new ServiceError(refusal, { problem: 'The input cannot be read' })
}
