import { termsPage } from '../../pages/terms.ts'
import { serviceTerms, termsAnswer, termsInput } from '../../service-terms.ts'
import { defineRoute, type Route } from '../route.ts'
import type { Services } from '../services.ts'

export const termsRoute = (services: Services, listed: () => readonly Route[]) =>
  defineRoute({
    name: 'terms',
    path: '/terms',
    methods: ['GET'],
    summary: 'Terms and privacy',
    description:
      'What is sold, when nothing is charged, that payments are final, what is kept, and how to dispute a case.',
    input: termsInput,
    answer: termsAnswer,
    example: {},
    errors: ['bad_input'],
    caching: 'no-store',
    handle: () =>
      serviceTerms({
        operator: services.operator,
        sold: listed().flatMap(({ path, summary, paid }) =>
          paid ? [{ path, summary, usd: services.prices[paid] }] : [],
        ),
        licence: services.corpus.manifest.licence,
        answerTtlHours: services.answerTtlHours,
      }),
    page: termsPage,
  })
