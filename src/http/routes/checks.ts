import { CHECKS } from '../../../checks/index.ts'
import { checkAnswer, checkInput, checkList, checkListAnswer, checkListInput, checkOf } from '../../check-list.ts'
import { checkPage } from '../../pages/check.ts'
import { checksPage } from '../../pages/checks.ts'
import { defineRoute, type Route } from '../route.ts'
import type { Services } from '../services.ts'
import { stamped, stampedSchema } from '../stamped.ts'

/** The nine checks as a list, and each by its id. */
export const checkRoutes = ({ corpus, checkPages, versions }: Services): Route[] => [
  defineRoute({
    name: 'checks',
    path: '/checks',
    methods: ['GET'],
    summary: 'The nine checks and the question of each',
    description: 'The nine traps that the auditor looks for, with how many cases of the archive fell into each.',
    input: checkListInput,
    answer: stampedSchema(checkListAnswer),
    example: {},
    errors: ['bad_input'],
    caching: 'etag',
    handle: () => stamped(checkList(corpus), versions),
    page: checksPage,
  }),
  defineRoute({
    name: 'check',
    path: '/checks/{id}',
    methods: ['GET'],
    summary: 'One check: why, what to run, examples, limits, and the titles of its cases',
    description:
      'Why the check is there, what settles it, examples that run as tests, what it cannot see, and its cases.',
    input: checkInput,
    answer: stampedSchema(checkAnswer),
    example: { id: 'silent_success' },
    errors: ['bad_input', 'not_found'],
    caching: 'no-store',
    handle: ({ id }) => stamped(checkOf(corpus, checkPages, id), versions),
    page: checkPage,
    instances: CHECKS.map(({ id }) => `/checks/${id}`),
  }),
]
