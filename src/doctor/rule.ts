import type { RouteSeen, Site } from './site.ts'

/** One place that a rule looked at; null where nothing is wrong there. */
export interface Looked {
  readonly where: string
  readonly problem: string | null
}

/** What listings and buyers ask of a seller. */
export interface Rule {
  readonly id: string
  readonly title: string
  /** What the seller can do. */
  readonly remedy: string
  /** Empty where there is nothing to look at, because another rule's problem hides it. */
  readonly look: (site: Site) => readonly Looked[]
}

export const looked = (where: string, problem: string | null): Looked => ({ where, problem })

/** Looks at every route; undefined where the route shows nothing that this rule is about. */
export const everyRoute =
  (problemOf: (route: RouteSeen) => string | null | undefined): Rule['look'] =>
  ({ routes }) =>
    routes.flatMap((route) => {
      const problem = problemOf(route)
      return problem === undefined ? [] : [looked(`${route.method} ${route.path}`, problem)]
    })
