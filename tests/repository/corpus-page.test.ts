import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ACTION_CLASSES } from '../../src/cases/action-classes.ts'

it('the page of the corpus names every class of action, and no other', () => {
  const row = /^\| `actions` .*$/m.exec(readFileSync('corpus/README.md', 'utf8'))?.[0] ?? ''
  const named = [...row.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name).slice(1)
  expect(named).toEqual(Object.keys(ACTION_CLASSES))
})
