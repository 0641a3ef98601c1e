import { describe, expect, it } from 'vitest'
import { archive, archiveInput } from '../../src/cases/archive.ts'
import { loadCorpus } from '../../src/cases/load-corpus.ts'
import { NOBODY } from '../../src/http/caller.ts'
import { archiveRoute } from '../../src/http/routes/archive.ts'
import { appUnderTest } from '../http/app-under-test.ts'

const corpus = loadCorpus('dist')
const route = archiveRoute(appUnderTest().services)
const produced = async (raw: object) => {
  const input = archiveInput.parse(raw)
  const answer = await route.handle(input, NOBODY)
  return { answer: answer as ReturnType<typeof archive>, ...route.produces?.(answer, input) }
}
const text = (body: unknown) => (typeof body === 'string' ? body : new TextDecoder().decode(body as Uint8Array))

describe('the archive as JSON lines', () => {
  it('JSON and JSON lines hold the same cases, every field of them', async () => {
    const json = await produced({ format: 'json' })
    const lines = await produced({ format: 'jsonl' })
    const [head, ...cases] = text(lines.body)
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect({ ...head, cases }).toEqual(JSON.parse(text(json.body)))
    expect(cases).toHaveLength(corpus.cases.length)
  })
})

describe('since an older corpus', () => {
  it('each case that was changed, added or withdrawn is told, and no other', () => {
    const ids = corpus.cases.map(({ id }) => id)
    const [changed, added] = [ids.filter((_, at) => at % 50 === 3), ids.filter((_, at) => at % 70 === 5)]
    const cases = Object.fromEntries(
      ids
        .filter((id) => !added.includes(id))
        .map((id) => [id, changed.includes(id) ? '0'.repeat(64) : (corpus.manifest.hashes[id] ?? '')]),
    )
    const history = [{ version: 'aaaaaaaaaaaa', cases: { ...cases, withdrawn: 'f'.repeat(64) } }]
    const answer = archive({ ...corpus, history }, archiveInput.parse({ since: 'aaaaaaaaaaaa' }))
    expect(answer.cases.map(({ id }) => id)).toEqual([...new Set([...changed, ...added])].sort())
    expect(answer.withdrawn).toEqual(['withdrawn'])
  })
})
