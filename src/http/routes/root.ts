import { sample } from '../../cases/sample.ts'
import { homePage } from '../../pages/home.ts'
import { type ServiceInfo, serviceInfo, serviceInfoAnswer, serviceInfoInput } from '../../service-info.ts'
import { defineRoute, type Route } from '../route.ts'
import type { Services } from '../services.ts'

const DOCUMENTS = {
  openapi: '/openapi.json',
  llms: '/llms.txt',
  discovery: '/.well-known/x402',
  health: '/health',
} as const

export const rootRoute = (services: Services, listed: () => readonly Route[]) =>
  defineRoute({
    name: 'root',
    path: '/',
    methods: ['GET'],
    summary: 'What this is, what it costs, and whether it sells now',
    description:
      'Service, counts of the corpus, versions, routes with prices, the state of payments, and what the pay address has received as the chain tells it.',
    input: serviceInfoInput,
    answer: serviceInfoAnswer,
    example: {},
    errors: ['bad_input'],
    caching: 'no-store',
    handle: async () => {
      const { corpus, versions, operator, prices, publicUrl, selling, received } = services
      const [payment, income] = await Promise.all([selling(), received()])
      return serviceInfo({
        corpus,
        versions,
        operator,
        payment,
        received: income,
        routes: listed().map(({ path, methods, summary, paid }) => ({
          path,
          methods: [...methods],
          summary,
          usd: paid ? prices[paid] : null,
        })),
        documents: Object.fromEntries(Object.entries(DOCUMENTS).map(([name, path]) => [name, `${publicUrl}${path}`])),
      })
    },
    page: (info: ServiceInfo) => {
      const { publicUrl, corpus } = services
      const { themes, domains } = corpus.manifest.counts
      return homePage(info, { publicUrl, hook: sample(corpus).cases[0], themes, domains })
    },
  })
