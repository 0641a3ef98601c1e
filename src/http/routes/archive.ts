import type { z } from 'zod'
import { archive, archiveAnswer, archiveInput } from '../../cases/archive.ts'
import { archiveText } from '../../cases/archive-text.ts'
import { defineRoute, type Produced } from '../route.ts'
import type { Services } from '../services.ts'
import { stamped, stampedSchema } from '../stamped.ts'

type Answer = z.infer<typeof archiveAnswer>

const MEDIA_TYPES = {
  json: 'application/json',
  jsonl: 'application/jsonl',
  md: 'text/markdown; charset=utf-8',
} as const

function inFormat(answer: Answer, format: keyof typeof MEDIA_TYPES): Produced {
  const mediaType = MEDIA_TYPES[format]
  if (format === 'json') return { mediaType, body: JSON.stringify(answer) }
  if (format === 'md') return { mediaType, body: archiveText(answer) }
  const { cases, ...head } = answer
  return { mediaType, body: [head, ...cases].map((line) => `${JSON.stringify(line)}\n`).join('') }
}

export const archiveRoute = ({ corpus, versions }: Services) =>
  defineRoute({
    name: 'archive',
    path: '/archive',
    methods: ['GET'],
    paid: 'archive',
    summary: 'Every case, with licence',
    description:
      'The whole archive as JSON, JSON lines (first line: licence and versions) or Markdown (a head with the same, then the documents of the cases). With `since`, only what changed after that version; nothing changed: 404 no_change, not charged.',
    input: archiveInput,
    answer: stampedSchema(archiveAnswer),
    example: { format: 'json' },
    errors: ['bad_input', 'no_change'],
    caching: 'no-store',
    handle: (input) => stamped(archive(corpus, input), versions),
    mediaTypes: Object.values(MEDIA_TYPES),
    produces: (answer, input) => inFormat(answer as Answer, input.format),
  })
