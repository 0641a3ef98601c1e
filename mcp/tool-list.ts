import type { Tool as ListedTool } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import type { Prices } from '../src/payment/prices.ts'
import type { RoutedTool } from './tool.ts'
import { argumentsSchema } from './tool-arguments.ts'

type JsonSchema = Record<string, unknown>

/** The shape of an x402 challenge (version 2). */
const PAYMENT_REQUIRED: JsonSchema = {
  type: 'object',
  properties: {
    x402Version: { const: 2 },
    error: { type: 'string' },
    resource: { type: 'object' },
    accepts: { type: 'array', items: { type: 'object' } },
    extensions: { type: 'object' },
  },
  required: ['x402Version', 'accepts'],
}

/** Words and limits, which OpenAPI has; and what must be there, which differs between the short form and the whole. */
const LEFT_OUT = new Set([
  '$schema',
  'required',
  'additionalProperties',
  'description',
  'title',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'pattern',
  'format',
])

/** Names and types at every level. A member called `description` is a member still, so properties are walked by value. */
const shapeOf = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(shapeOf)
  if (typeof schema !== 'object' || schema === null) return schema
  const { type } = schema as { readonly type?: unknown }
  // A list of types is legal, but not everywhere read.
  if (Array.isArray(type)) return { anyOf: type.map((one: unknown) => shapeOf({ ...schema, type: one })) }
  const members = Object.entries(schema).filter(([name]) => !LEFT_OUT.has(name))
  return Object.fromEntries(
    members.map(([name, value]) => [
      name,
      name === 'properties' || name === '$defs' ? eachShape(value) : shapeOf(value),
    ]),
  )
}

const eachShape = (schemas: object) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, shapeOf(schema)]))

const inputSchemaOf = (routed: RoutedTool) => {
  const { $schema: _, ...schema } = z.toJSONSchema(argumentsSchema(routed), { io: 'input', unrepresentable: 'any' })
  // An empty schema says the same, but not to every client.
  const open = typeof schema.additionalProperties === 'object' ? { additionalProperties: true } : {}
  return { ...schema, ...open } as ListedTool['inputSchema']
}

/** Every answer is stamped with what made it, in its short form too; a challenge is not. */
const STAMPS = ['ruleset', 'corpus']

/** The SDK's clients refuse structured content that does not match, and a challenge is structured content too. */
const outputSchemaOf = ({ route }: RoutedTool): ListedTool['outputSchema'] => {
  const { $defs = {}, $ref, ...plain } = z.toJSONSchema(route.answer, { unrepresentable: 'any' }) as JsonSchema
  const { [String($ref).replace('#/$defs/', '')]: named = plain, ...defs } = $defs as JsonSchema
  const shape = shapeOf(named) as { properties?: { [name: string]: object } }
  const answer = {
    ...shape,
    type: 'object' as const,
    required: STAMPS.filter((name) => name in (shape.properties ?? {})),
  }
  const rest = Object.keys(defs).length > 0 ? { $defs: eachShape(defs) } : {}
  return route.paid ? { type: 'object', anyOf: [answer, PAYMENT_REQUIRED], ...rest } : { ...answer, ...rest }
}

/**
 * What may happen when a tool is called. A tool that is sold spends money, so no client should call it as it calls what only reads;
 * a second call would be a second purchase.
 */
const annotationsOf = ({ tool, route }: RoutedTool) => ({
  title: tool.title,
  readOnlyHint: route.paid === undefined && tool.writes !== true,
  destructiveHint: false,
  idempotentHint: route.paid === undefined && tool.writes !== true,
  openWorldHint: tool.offline !== true,
})

const descriptionOf = ({ tool, route }: RoutedTool, prices: Prices) =>
  route.paid
    ? `${tool.description} Costs $${prices[route.paid]} in USDC a call; dry_run tells it first.`
    : `${tool.description} Free.`

/** The tools as `tools/list` gives them. Made once. */
export const listTools = (tools: readonly RoutedTool[], prices: Prices): ListedTool[] =>
  tools.map((routed) => ({
    name: routed.tool.name,
    title: routed.tool.title,
    description: descriptionOf(routed, prices),
    inputSchema: inputSchemaOf(routed),
    outputSchema: outputSchemaOf(routed),
    annotations: annotationsOf(routed),
  }))
