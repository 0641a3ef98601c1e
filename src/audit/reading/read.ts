import type { Sentence } from '../../../checks/passage.ts'
import { type Block, readBlocks } from './blocks.ts'
import { meantBreaks } from './line-breaks.ts'
import type { ReadToken } from './read-token.ts'
import { sentencesOf } from './sentences.ts'
import { tag } from './tag.ts'
import { tokensOf } from './tokens.ts'

export interface ReadSentence {
  readonly kind: Sentence['kind']
  readonly tokens: readonly ReadToken[]
}

/** Source text to sentences of tagged tokens, in order. Code and tables are left out. */
export function read(text: string): ReadSentence[] {
  const found: { kind: Sentence['kind']; tokens: ReadToken[] }[] = []
  for (const block of readBlocks(text)) {
    if (block.kind === 'code' || block.kind === 'table') continue
    for (const tokens of split(text, block))
      if (!tokens.every((t) => t.spelling.isMark)) found.push({ kind: block.kind, tokens })
  }
  tag(found.map(({ tokens }) => tokens))
  return found.map(({ kind, tokens }, i) => ({ kind: kindOf(text, i, tokens, kind), tokens }))
}

function kindOf(text: string, index: number, tokens: readonly ReadToken[], kind: Sentence['kind']): Sentence['kind'] {
  if (tokens.every((t) => t.code || t.spelling.isMark)) return 'code'
  return index === 0 && isTitle(tokens, text) ? 'heading' : kind
}

/** A short first line without a full stop or a verb of being, with more text below it, is the text's title. */
function isTitle(sentence: readonly ReadToken[], text: string): boolean {
  const last = sentence[sentence.length - 1]
  const lower = /^\p{Ll}/u.test(sentence[0]?.text ?? '')
  if (!last || lower || sentence.length > 10 || /^[.!?]$/.test(last.text)) return false
  const below = text.slice(last.end).trimStart()
  const lineEnds = /^[*_\s]*\n/.test(text.slice(last.end, last.end + 80))
  return below !== '' && lineEnds && !sentence.some((t) => VERB_OF_STATE.test(t.text))
}

const VERB_OF_STATE =
  /^(?:is|are|was|were|has|have|had|passes|passed|pass|failed|works|went|returned|says|said|shows|finished|ended)$/i

function split(text: string, block: Block): ReadToken[][] {
  const tokens = tokensOf(text, block)
  return sentencesOf(tokens, meantBreaks(text, block.lines))
}
