import type { Route } from '../src/http/route.ts'

/**
 * One tool. What it takes and answers is its route's; here stands what a model is told, and what of the answer it is shown
 * unless it asks for all. Adding a tool: one such file, and a line in `tools.ts`.
 */
export interface Tool {
  readonly name: string
  /** The name of the route that it calls. */
  readonly route: string
  readonly title: string
  /** For a model: when to call it and what comes back. The price is added where the tool list is made. */
  readonly description: string
  /** Inputs of the route that only matter over HTTP. */
  readonly without?: readonly string[]
  /** Inputs of the route that the tool gives by itself. */
  readonly sends?: Readonly<Record<string, unknown>>
  /** Keeps something, so that a second call is not the first one again. */
  readonly writes?: true
  /** Its route has a limit of its own, or none: it does not share that of the other calls. */
  readonly ownLimit?: true
  /** Works from what the package holds, with no archive to ask. */
  readonly offline?: true
  /** Leaves members out of an answer, so that it costs few tokens; adds and renames none. */
  readonly compact: (answer: never) => object
  /** The answer is too long for any prompt: where there is a disk of the caller's, it is saved there. */
  readonly saved?: true
  /** What a caller who cannot pay does instead. Set on every tool that is sold. */
  readonly freeInstead?: string
}

/** Types a tool by its route's answer, and gives it back as one among many. */
export const defineTool = <Answer>(
  tool: Omit<Tool, 'compact'> & { readonly compact: (answer: Answer) => object },
): Tool => tool as unknown as Tool

/** A tool beside the route that it calls. */
export interface RoutedTool {
  readonly tool: Tool
  readonly route: Route
}

/** Finds each tool's route. A tool without one is a mistake of ours, so it stops the start. */
export const routeTools = (tools: readonly Tool[], routes: readonly Route[]): readonly RoutedTool[] =>
  tools.map((tool) => {
    const route = routes.find(({ name }) => name === tool.route)
    if (!route) throw new Error(`The tool ${tool.name} has no route ${tool.route}`)
    return { tool, route }
  })
