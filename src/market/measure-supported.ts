import { supportedFigures } from './figures/supported.ts'
import { endingOf } from './measure-rows.ts'
import type { Measured, NotMeasured } from './section.ts'
import { readSupported } from './shapes/facilitator.ts'
import { readJson } from './shapes/read-json.ts'
import { ShapeError } from './shapes/read-shape.ts'
import type { Snapshot, StoredAnswer } from './snapshot.ts'

function figuresOf({ bytes, content_type, file }: StoredAnswer) {
  try {
    return supportedFigures(readSupported(readJson(bytes, content_type)))
  } catch (error) {
    if (error instanceof ShapeError) return `${file}: ${error.message}`
    throw error
  }
}

/** What the facilitator's `/supported` says. */
export function measureSupported(snapshot: Snapshot): Measured | NotMeasured {
  const ending = endingOf(snapshot, 'supported')
  const answers = snapshot.answers('supported')
  const [answer] = answers
  if (ending === undefined || answer === undefined) return { why: ending?.why ?? 'it was not asked' }
  const figures = figuresOf(answer)
  if (typeof figures === 'string') return { why: figures }
  const { at } = answer
  return { snapshot: snapshot.name, at, answers: 1, call: ending.call, figures, notes: [], table: null, plot: null }
}
