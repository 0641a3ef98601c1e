import type { Route } from './route.ts'

/** The same route; how long each of its answers took to make is told, under its name. */
export const timedRoute = (route: Route, took: (name: string, ms: number) => void, now: () => number): Route => ({
  ...route,
  handle: (input, caller) => {
    const start = now()
    const answer = route.handle(input, caller)
    took(route.name, now() - start)
    return answer
  },
})
