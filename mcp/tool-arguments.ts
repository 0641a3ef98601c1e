import { z } from 'zod'
import { validate } from '../src/validate.ts'
import type { RoutedTool } from './tool.ts'

const verbose = z.boolean().default(false).describe('true: everything; else the short form, which costs few tokens')
const dry_run = z.boolean().default(false).describe('true: say what the call would cost; nothing is paid')

const optionsOf = ({ route }: RoutedTool) =>
  route.paid ? z.strictObject({ verbose, dry_run }) : z.strictObject({ verbose })

/** What a tool takes: the input of its route, less what only matters over HTTP, and how it is to be answered. */
export const argumentsSchema = (routed: RoutedTool): z.ZodObject => {
  const { without: hidden = [], sends = {} } = routed.tool
  const without = Object.fromEntries([...hidden, ...Object.keys(sends)].map((name) => [name, true as const]))
  return routed.route.input.omit(without as never).extend(optionsOf(routed).shape)
}

export interface ToolArguments {
  readonly input: Record<string, unknown>
  readonly verbose: boolean
  readonly dryRun: boolean
}

/**
 * Parts the arguments of a call. The input of the route is validated where the call is made, since a price is told before that.
 *
 * @throws ServiceError `bad_input` for an option of another type, or for an input that only HTTP has
 */
export function readArguments(routed: RoutedTool, raw: Record<string, unknown>): ToolArguments {
  const { verbose, dry_run, ...input } = raw
  const given = { ...(verbose !== undefined && { verbose }), ...(dry_run !== undefined && { dry_run }) }
  const hidden = Object.fromEntries(
    (routed.tool.without ?? []).flatMap((name) => (name in input ? [[name, input[name]]] : [])),
  )
  const options = validate<z.ZodObject>(optionsOf(routed), { ...given, ...hidden })
  return {
    input: { ...input, ...routed.tool.sends },
    verbose: options.verbose === true,
    dryRun: options.dry_run === true,
  }
}
