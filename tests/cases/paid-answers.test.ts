import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ACTION_CLASSES } from '../../src/cases/action-classes.ts'
import { archive, archiveAnswer, archiveInput } from '../../src/cases/archive.ts'
import { archiveText } from '../../src/cases/archive-text.ts'
import { brief, briefAnswer } from '../../src/cases/brief.ts'
import { ACTIONS, THEMES } from '../../src/cases/case.ts'
import { loadCorpus } from '../../src/cases/load-corpus.ts'
import { realIncident } from '../../src/cases/real-incident.ts'
import { namedActions } from '../../src/cases/recognise-actions.ts'
import { research, researchInput } from '../../src/cases/research.ts'
import { search, searchAnswer, searchInput } from '../../src/cases/search.ts'
import { createSearchIndex } from '../../src/cases/search-index.ts'

const corpus = loadCorpus('dist')
const index = createSearchIndex(corpus)
const find = (raw: object) => search(index, searchInput.parse(raw))

describe('search', () => {
  it('finds the case that is described in other words than its own', () => {
    const { cases } = find({ q: 'settings file passed validation but changing values has no effect' })
    expect(cases.map((hit) => hit.case.id)).toContain('1100-line-agent-config-nobody-read-2026')
  })

  it('the id of any case brings that case first', () => {
    for (const one of corpus.cases.filter((_, at) => at % 40 === 0))
      expect(find({ q: one.id, k: 1 }).cases[0]?.case.id).toBe(one.id)
  })

  it('the id of a case that was merged brings its survivor', () => {
    const [survivor] = corpus.cases
    const merging = createSearchIndex({ ...corpus, merged: { 'old-id': survivor?.id ?? '' } })
    expect(search(merging, searchInput.parse({ q: 'old-id', k: 1 })).cases[0]?.case.id).toBe(survivor?.id)
  })

  it.each(['a recipe for sourdough bread', 'the of and', 'zzzz qqqq', '???'])(
    '%s: nothing fits, so nothing is sold',
    (q) => {
      expect(() => find({ q })).toThrow(expect.objectContaining({ code: 'no_match' }))
    },
  )

  it('silence says which words occur in some case and which in none', () => {
    const refused = () => find({ q: 'sourdough qzxv backup' })
    expect(refused).toThrow(/It knows: backup\. No case has: sourdough, qzxv\./)
  })

  it('a word of the query is either matched, said otherwise or named as not found', () => {
    const [hit] = find({ q: 'backup job says success but file is empty, sourdough' }).cases
    expect(hit?.unmatched_terms).toContain('sourdough')
    expect(hit?.matched_terms.filter((term) => hit.unmatched_terms.includes(term))).toEqual([])
  })

  it('what a case says itself is close, and strange words around it make it less so', () => {
    const title = corpus.cases[0]?.title ?? ''
    expect(find({ q: title }).cases[0]?.closeness).toBe('close')
    const strange = Array.from({ length: 12 }, (_, at) => `qzx${String.fromCharCode(97 + at)}v`).join(' ')
    expect(index.find(`${title} ${strange}`).hits[0]?.closeness).not.toBe('close')
  })

  it('gives equal bytes for equal queries, whatever was asked between', () => {
    const asked = { q: 'cron job stopped silently', k: 5 }
    const first = JSON.stringify(find(asked))
    find({ q: 'benchmark contamination' })
    expect(JSON.stringify(find(asked))).toBe(first)
    expect(JSON.stringify(search(createSearchIndex(corpus), searchInput.parse(asked)))).toBe(first)
  })

  it('answers are of their schema and never hold the invented questions, in both views', () => {
    for (const view of ['full', 'compact']) {
      const answer = find({ q: 'backup job says success but file is empty', view })
      expect(searchAnswer.safeParse(answer).error?.issues).toBeUndefined()
      expect(JSON.stringify(answer)).not.toContain('asked_as')
    }
  })
})

describe('research', () => {
  const ask = (raw: object) => research(corpus, index, researchInput.parse(raw))

  it('holds measuring failures only, asked with words or without', () => {
    const pool = corpus.cases.filter((one) => one.research)
    for (const raw of [{}, { q: 'test set leaked into training', k: 10 }]) {
      const answer = ask(raw)
      expect(answer.pool).toBe(pool.length)
      for (const hit of answer.cases) expect(pool.some((one) => one.id === hit.case.id)).toBe(true)
    }
  })

  it('without words it is the newest, in a fixed order', () => {
    const dates = ask({ k: 10 }).cases.map(
      (hit) => corpus.cases.find((one) => one.id === hit.case.id)?.source?.date ?? '',
    )
    expect(dates).toEqual([...dates].sort().reverse())
  })

  it('is never filled up with unrelated cases', () => {
    expect(() => ask({ q: 'sourdough bread recipe', k: 10 })).toThrow(expect.objectContaining({ code: 'no_match' }))
  })
})

describe('brief', () => {
  it('ties every line of the checklist to cases that it shows, without saying a line twice', () => {
    const answer = brief(index, { action: 'delete old backups on a schedule' })
    expect(briefAnswer.safeParse(answer).error?.issues).toBeUndefined()
    const shown = answer.cases.map((one) => one.id)
    expect(new Set(shown).size).toBe(shown.length)
    for (const { case_ids, shows_as } of answer.checklist) {
      expect(shown).toEqual(expect.arrayContaining(case_ids))
      expect(shows_as.length).toBeGreaterThan(10)
    }
    expect(new Set(answer.checklist.map(({ line }) => line)).size).toBe(answer.checklist.length)
    expect(answer.actions.map(({ id }) => id)).toEqual(expect.arrayContaining(['backup', 'delete', 'schedule']))
  })

  it('an action that the archive knows nothing of is not sold', () => {
    expect(() => brief(index, { action: 'bake sourdough' })).toThrow(expect.objectContaining({ code: 'no_match' }))
  })

  it('every class of action has words, and is recognised by the first of them', () => {
    for (const action of ACTIONS)
      expect(namedActions(`We will ${ACTION_CLASSES[action].words[0]} it.`)).toContain(action)
  })
})

describe('archive', () => {
  it('holds every case', () => {
    const answer = archive(corpus, archiveInput.parse({}))
    expect(archiveAnswer.safeParse(answer).error?.issues).toBeUndefined()
    expect(answer.cases.map((one) => one.id)).toEqual(corpus.cases.map((one) => one.id))
    expect(answer.licence).toBe(readFileSync('corpus/LICENSE-CORPUS', 'utf8'))
    const text = archiveText(answer)
    for (const one of corpus.cases) expect(text).toContain(one.title)
  })

  it('since an earlier version holds what is new or changed after it, and names what was withdrawn', () => {
    const [changed, added] = corpus.cases
    if (!changed || !added) throw new Error('the corpus holds too few cases')
    const { [added.id]: _, ...before } = corpus.manifest.hashes
    const history = [
      { version: 'aaaaaaaaaaaa', cases: { ...before, [changed.id]: 'f'.repeat(64), gone: '0'.repeat(64) } },
    ]
    const answer = archive({ ...corpus, history }, archiveInput.parse({ since: 'aaaaaaaaaaaa' }))
    expect(answer.cases.map((one) => one.id)).toEqual([changed.id, added.id])
    expect(answer.withdrawn).toEqual(['gone'])
  })

  it('nothing changed is not sold, and an unknown version is an error', () => {
    const history = [{ version: 'aaaaaaaaaaaa', cases: corpus.manifest.hashes }]
    const since = (version: string) => () => archive({ ...corpus, history }, archiveInput.parse({ since: version }))
    expect(since('aaaaaaaaaaaa')).toThrow(expect.objectContaining({ code: 'no_change' }))
    expect(since('bbbbbbbbbbbb')).toThrow(expect.objectContaining({ code: 'bad_input', param: 'since' }))
  })
})

describe('the real case behind a finding', () => {
  it.each(THEMES)('%s has one with that theme, whatever the claim', (theme) => {
    for (const claim of ['The nightly backup exits 0.', 'zzzz']) {
      const incident = realIncident(index.nearest, theme, claim)
      expect(corpus.cases.find((one) => one.id === incident?.id)?.themes).toContain(theme)
    }
  })
})
