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

const isMark = (token: RawToken): boolean =>
  !token.code && !/^[A-Za-z0-9]/.test(token.text) && !/[\p{L}\p{N}]/u.test(token.text)

/** Source text to sentences of tagged tokens, in order. Code and tables are one entry each, without tokens. */
export function read(text: string): ReadSentence[] {
  const found = readBlocks(text)
    .filter((block) => block.kind !== 'code' && block.kind !== 'table')
    .flatMap((block) => split(text, block).map((tokens) => ({ kind: block.kind, tokens })))
    .filter(({ tokens }) => !tokens.every(isMark))
  const tagged = tag(found.map(({ tokens }) => tokens))
  return tagged.map((tokens, i) => ({
    kind: kindOf(text, i, found[i]?.tokens ?? [], found[i]?.kind ?? 'prose'),
    tokens,
  }))
}

function kindOf(text: string, index: number, tokens: readonly RawToken[], kind: Sentence['kind']): Sentence['kind'] {
  if (tokens.every((t) => t.code || isMark(t))) return 'code'
  return index === 0 && isTitle(tokens, text) ? 'heading' : kind
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
