import { holdingFigures } from './figures/holdings.ts'
import { endingOf } from './measure-rows.ts'
import type { Measured, NotMeasured } from './section.ts'
import { ShapeError } from './shapes/read-shape.ts'
import type { Snapshot, StoredAnswer } from './snapshot.ts'

function figuresOf(answers: readonly StoredAnswer[], complete: boolean) {
  try {
    return holdingFigures(answers, complete)
  } catch (error) {
    if (error instanceof ShapeError) return error.message
    throw error
  }
}

/** What the RPC says of the receiving address. */
export function measureChain(snapshot: Snapshot): Measured | NotMeasured {
  const ending = endingOf(snapshot, 'chain')
  if (ending === undefined) return { why: 'it was not asked' }
  const answers = snapshot.answers('chain')
  const figures = figuresOf(answers, ending.outcome === 'read to its end')
  if (typeof figures === 'string') return { why: figures }
  const [first] = answers
  if (first === undefined || figures.length === 0) return { why: ending.why ?? 'nothing was answered' }
  const notes = ending.why === null ? [] : [`What came in has no figure: ${ending.why}.`]
  const { name } = snapshot
  return {
    snapshot: name,
    at: first.at,
    answers: answers.length,
    call: ending.call,
    figures,
    notes,
    table: null,
    plot: null,
  }
}
