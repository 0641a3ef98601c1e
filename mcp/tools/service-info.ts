import type { ServiceInfo } from '../../src/service-info.ts'
import { defineTool } from '../tool.ts'

export const serviceInfoTool = defineTool<ServiceInfo>({
  name: 'service_info',
  route: 'root',
  title: 'What the archive holds and costs',
  description:
    'How many cases there are, what each call costs in USD, on which networks it is paid, and whether anything is sold now. Call it when a paid tool was refused, or to compare prices.',
  offline: true,
  compact: ({ routes, ...answer }) => ({
    ...answer,
    routes: routes.filter(({ usd }) => usd !== null).map(({ path, usd }) => ({ path, usd })),
    documents: {},
  }),
})
