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
    for (let i = 0; i < sentence.length; i += 1)
      for (const piece of piecesAt(sentence, i)) pieces.push(piece)
  const tags = Uint8Array.from(pieces, (piece) => piece.tag)
  for (const pass of rules) pass.apply(pieces, tags)
  let at = 0
  for (const sentence of sentences)
    for (let i = 0; i < sentence.length; i += 1) {
      const piece = pieces[at]
      if (piece) tagToken(sentence, i, piece.fixed ? piece.tag : (tags[at] ?? 0))
      at += piecesAt(sentence, i).length
    }
}

const shownAt = (sentence: readonly ReadToken[], i: number): Shown | undefined =>
  i === 0 ? sentence[i]?.spelling.first : sentence[i]?.spelling.inside

function piecesAt(sentence: readonly ReadToken[], i: number): readonly Piece[] {
  const shown = shownAt(sentence, i)
  if (!shown) return []
  shown.pieces ??= piecesOf(shown.text)
  return shown.pieces
}

function tagToken(sentence: readonly ReadToken[], i: number, tagNumber: number): void {
  const token = sentence[i]
  const shown = shownAt(sentence, i)
  if (!token || !shown) return
  const { fixedRoot, isInitial } = token.spelling
  const pos = nameOfTag(tagNumber)
  token.tag(isInitial && i > 0 ? 'PROPN' : pos, fixedRoot ?? shown.roots[tagNumber] ?? askRoot(token, shown, tagNumber))
}

/** The dictionary form of a word depends on its part of speech alone, so each is asked for once. */
function askRoot({ word }: ReadToken, { text, roots }: Shown, tagNumber: number): Word {
  const lemma = singular(lemmaOf(text, tagNumber), word.text, nameOfTag(tagNumber))
  const root = lemma === word.text ? word : wordOf(lemma)
  roots[tagNumber] = root
  return root
}

/** Plurals that the tagger's dictionary does not know ("logins") lose their ending by rule. */
const singular = (lemma: string, lower: string, pos: string): string =>
  pos === 'NOUN' && lemma === lower && /[^siu]s$/.test(lower) ? lower.slice(0, -1) : lemma
