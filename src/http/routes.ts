import type { Route } from './route.ts'
import { archiveRoute } from './routes/archive.ts'
import { auditRoute } from './routes/audit.ts'
import { briefRoute } from './routes/brief.ts'
import { checkRoutes } from './routes/checks.ts'
import { contentsRoute } from './routes/contents.ts'
import { documentRoutes } from './routes/documents.ts'
import { healthRoute } from './routes/health.ts'
import { networkRoutes } from './routes/network.ts'
import { precheckRoute } from './routes/precheck.ts'
import { researchRoute } from './routes/research.ts'
import { rootRoute } from './routes/root.ts'
import { sampleRoute } from './routes/sample.ts'
import { searchRoute } from './routes/search.ts'
import { termsRoute } from './routes/terms.ts'
import type { Services } from './services.ts'

/** Every route of the service, in the order in which they are listed to people: what is free first. */
export function createRoutes(services: Services): readonly Route[] {
  const listed = () => routes
  const routes: readonly Route[] = [
    rootRoute(services, listed),
    sampleRoute(services),
    contentsRoute(services),
    precheckRoute(services),
    ...checkRoutes(services),
    searchRoute(services),
    auditRoute(services),
    briefRoute(services),
    researchRoute(services),
    archiveRoute(services),
    ...networkRoutes(services),
    termsRoute(services, listed),
    healthRoute(services),
    ...documentRoutes(services, listed),
  ]
  return routes
}
