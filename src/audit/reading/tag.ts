import { type Word, wordOf } from '../../../checks/word.ts'
import type { ReadToken } from './read-token.ts'
import type { Shown } from './spelling.ts'
import { TagRules } from './tag-rules.ts'
import { lemmaOf, nameOfTag, type Piece, piecesOf, RULES } from './word-facts.ts'

const rules = RULES.map((json) => new TagRules(json))

/** Adds part of speech and dictionary form to the tokens of sentences. */
export function tag(sentences: readonly (readonly ReadToken[])[]): void {
  const pieces: Piece[] = []
  for (const sentence of sentences)
    sentence.forEach((token, i) => {
      for (const piece of piecesFor(shownOf(token, i === 0))) pieces.push(piece)
    })
  const tags = new Uint8Array(pieces.length)
  pieces.forEach((piece, i) => {
    tags[i] = piece.tag
  })
  for (const pass of rules) pass.apply(pieces, tags)
  let at = 0
  for (const sentence of sentences)
    sentence.forEach((token, i) => {
      at = tagToken(token, i === 0, tags, at)
    })
}

/** What the tagger is shown for a word, which differs at the head of a sentence. */
const shownOf = ({ spelling }: ReadToken, first: boolean): Shown => (first ? spelling.first : spelling.inside)

function piecesFor(shown: Shown): readonly Piece[] {
  shown.pieces ??= piecesOf(shown.text)
  return shown.pieces
}

/** Tags a token by the first of its pieces, which is at a place; returns where those of the next one begin. */
function tagToken(token: ReadToken, first: boolean, tags: Uint8Array, at: number): number {
  const { fixedRoot, isInitial } = token.spelling
  const shown = shownOf(token, first)
  const pieces = piecesFor(shown)
  const number = pieces[0]?.fixed ? pieces[0].tag : (tags[at] ?? 0)
  if (pieces.length > 0)
    token.tag(
      isInitial && !first ? 'PROPN' : nameOfTag(number),
      fixedRoot ?? shown.roots[number] ?? askRoot(token, shown, number),
    )
  return at + pieces.length
}

/** The dictionary form of a word depends on its part of speech alone, so each is asked for once. */
function askRoot({ word }: ReadToken, { text, roots }: Shown, number: number): Word {
  const lemma = singular(lemmaOf(text, number), word.text, nameOfTag(number))
  const root = lemma === word.text ? word : wordOf(lemma)
  roots[number] = root
  return root
}

/** Plurals that the tagger's dictionary does not know ("logins") lose their ending by rule. */
const singular = (lemma: string, lower: string, pos: string): string =>
  pos === 'NOUN' && lemma === lower && /[^siu]s$/.test(lower) ? lower.slice(0, -1) : lemma
