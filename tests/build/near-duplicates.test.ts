import { expect, test } from 'vitest'
import { nearDuplicates } from '../../src/build/near-duplicates.ts'
import { readCase } from '../../src/cases/read-case.ts'

const told = (id: string, text: string) => readCase(`${id}.md`, `# T\n\n${text}\n`).case
const A =
  'The nightly export failed and the report of the day before was sent again without anybody seeing that its date was old.'
const B =
  'A cache kept the price list for a week after the shop had changed it, so that orders were taken at the wrong price.'

test('a retold case is found whatever its case, marks and a changed word', () => {
  const pairs = nearDuplicates([
    told('one', A),
    told('other', B),
    told('two', A.toUpperCase().replace('AGAIN', 'once more, ')),
  ])
  expect(pairs.map((pair) => pair.ids)).toEqual([['one', 'two']])
  expect(pairs[0]?.similarity).toBeGreaterThan(0.5)
})

test('cases that share a set phrase only are two cases', () => {
  const phrase = 'No fix is stated in the source.'
  expect(nearDuplicates([told('one', `${A} ${phrase}`), told('two', `${B} ${phrase}`)])).toEqual([])
})

test('very short texts are compared as they are', () => {
  expect(nearDuplicates([told('one', 'Down.'), told('two', 'Down.'), told('three', 'Up.')])).toHaveLength(1)
})
