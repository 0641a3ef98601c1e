import type { Sentence, Token } from '../../../checks/passage.ts'
import { type Block, readBlocks } from './blocks.ts'
import { meantBreaks } from './line-breaks.ts'
import { sentencesOf } from './sentences.ts'
import { tag } from './tag.ts'
import { type RawToken, tokensOf } from './tokens.ts'

export interface ReadSentence {
  readonly kind: Sentence['kind']
  readonly tokens: readonly Token[]
}

const isMark = (token: RawToken): boolean => !token.code && !/[\p{L}\p{N}]/u.test(token.text)

/** Source text to sentences of tagged tokens, in order. Code and tables are one entry each, without tokens. */
export function read(text: string): ReadSentence[] {
  const kinds: Sentence['kind'][] = []
  const raw: RawToken[][] = []
  for (const block of readBlocks(text)) {
    if (block.kind === 'code' || block.kind === 'table') continue
    for (const sentence of split(text, block)) {
      const words = sentence.filter((t) => !isMark(t))
      if (words.length === 0) continue
      const title = kinds.length === 0 && isTitle(sentence, text)
      kinds.push(words.every((t) => t.code) ? 'code' : title ? 'heading' : block.kind)
      raw.push(sentence)
    }
  }
  return tag(raw).map((tokens, i) => ({ kind: kinds[i] ?? 'prose', tokens }))
}

/** A short first line without a full stop or a verb of being, with more text below it, is the text's title. */
function isTitle(sentence: readonly RawToken[], text: string): boolean {
  const last = sentence[sentence.length - 1]
  const lower = /^\p{Ll}/u.test(sentence[0]?.text ?? '')
  if (!last || lower || sentence.length > 10 || /^[.!?]$/.test(last.text)) return false
  const below = text.slice(last.end).trimStart()
  const lineEnds = /^[*_\s]*\n/.test(text.slice(last.end, last.end + 80))
  return below !== '' && lineEnds && !sentence.some((t) => VERB_OF_STATE.test(t.text))
}

const VERB_OF_STATE =
  /^(?:is|are|was|were|has|have|had|passes|passed|pass|failed|works|went|returned|says|said|shows|finished|ended)$/i

function split(text: string, block: Block): RawToken[][] {
  const tokens = tokensOf(text, block)
  return sentencesOf(tokens, meantBreaks(text, block.lines))
}
