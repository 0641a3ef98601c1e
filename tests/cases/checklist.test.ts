import { describe, expect, it } from 'vitest'
import type { Case } from '../../src/cases/case.ts'
import { checklistOf } from '../../src/cases/checklist.ts'
import { diverse } from '../../src/cases/diverse.ts'
import { loadCorpus } from '../../src/cases/load-corpus.ts'

const [template] = loadCorpus('dist').cases
const make = (id: string, parts: Partial<Case>): Case => ({ ...(template as Case), id, ...parts })

describe('a checklist', () => {
  const cases = [
    make('a', {
      symptom: 'The dump was empty. Nobody saw it.',
      prevention: ['Check the size of each dump.', 'Rotate keys.'],
    }),
    make('b', { prevention: ['Check the size of every dump that is made.'] }),
  ]

  it('says once what two cases teach, with both ids, and says it first', () => {
    const [first, ...rest] = checklistOf(cases, 'keys')
    expect(first).toMatchObject({ line: 'Check the size of each dump.', case_ids: ['a', 'b'] })
    expect(rest.map(({ line }) => line)).toEqual(['Rotate keys.'])
  })

  it('puts what is near to the plan before what is not', () => {
    const alone = [make('a', { prevention: ['Page a person.', 'Rotate the keys of the vault.'] })]
    expect(checklistOf(alone, 'rotate vault keys')[0]?.line).toBe('Rotate the keys of the vault.')
  })

  it('tells by the symptom in short how one would see that it went wrong', () => {
    expect(checklistOf(cases, '')[0]?.shows_as).toBe('The dump was empty. Nobody saw it.')
  })
})

describe('five unlike cases', () => {
  const cases = [
    { one: make('a', { title: 'empty dump of the database', symptom: 'empty' }), score: 1 },
    { one: make('b', { title: 'empty dump of the database again', symptom: 'empty' }), score: 0.95 },
    { one: make('c', { title: 'restore drill skipped', symptom: 'green' }), score: 0.8 },
  ]

  it('start with the best, and prefer a somewhat weaker one to a repetition', () => {
    expect(diverse(cases, 2).map(({ id }) => id)).toEqual(['a', 'c'])
  })

  it('are all there are where there are fewer, and none of none', () => {
    expect(diverse(cases, 5)).toHaveLength(3)
    expect(diverse([], 5)).toEqual([])
  })
})
