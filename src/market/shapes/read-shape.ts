import type { z } from 'zod'

/** An answer that is not of the documented shape; the message names the field. */
export class ShapeError extends Error {}

const kindOf = (value: unknown): string => {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'an array' : `${/^[aeiou]/.test(typeof value) ? 'an' : 'a'} ${typeof value}`
}

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | undefined | null)?.[key], value)

const pathText = (path: readonly PropertyKey[]): string =>
  path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('')

const expectedOf = (issue: z.core.$ZodIssue): string => {
  if (issue.code === 'invalid_type') return kindOf(EXAMPLES[issue.expected])
  return issue.message
}

const EXAMPLES: Readonly<Record<string, unknown>> = {
  array: [],
  object: {},
  record: {},
  string: '',
  number: 0,
  int: 0,
  boolean: true,
}

function problemOf(value: unknown, [issue]: readonly z.core.$ZodIssue[], root: string): string {
  if (issue === undefined) return `${root} is not of the documented shape`
  const found = at(value, issue.path)
  const field = `${root}${pathText(issue.path)}`
  if (found === undefined) return `${field} is missing`
  return `${field} is ${kindOf(found)} where ${expectedOf(issue)} was expected`
}

/**
 * Reads a value by its documented shape.
 *
 * @throws ShapeError that names the first field which is missing or of another type
 * @example
 * readShape(sellerRow, { recipient: '0x1' }, 'items[3]') // throws "items[3].tx_count is missing"
 */
export function readShape<Schema extends z.ZodType>(schema: Schema, value: unknown, root: string): z.output<Schema> {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  throw new ShapeError(problemOf(value, read.error.issues, root))
}
