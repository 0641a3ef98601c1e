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
      kinds.push(words.every((t) => t.code) ? 'code' : block.kind)
      raw.push(sentence)
    }
  }
  return tag(raw).map((tokens, i) => ({ kind: kinds[i] ?? 'prose', tokens }))
}

function split(text: string, block: Block): RawToken[][] {
  const tokens = tokensOf(text, block)
  return sentencesOf(tokens, meantBreaks(text, block.lines))
}
