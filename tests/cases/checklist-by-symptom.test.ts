import { expect, it } from 'vitest'
import { bySymptom } from '../../src/cases/checklist-by-symptom.ts'

it('a symptom is told once, below all lines that it would show, in the order of the first of them', () => {
  const line = (text: string, shows_as: string, ...case_ids: string[]) => ({ line: text, shows_as, case_ids })
  expect(
    bySymptom([
      line('Restore it.', 'It was empty.', 'a'),
      line('Ask first.', 'It was gone.', 'b'),
      line('Count rows.', 'It was empty.', 'a', 'c'),
    ]),
  ).toEqual([
    { lines: ['Restore it.', 'Count rows.'], shows_as: 'It was empty.', case_ids: ['a', 'c'] },
    { lines: ['Ask first.'], shows_as: 'It was gone.', case_ids: ['b'] },
  ])
})
