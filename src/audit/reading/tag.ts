import { type Word, wordOf } from '../../../checks/word.ts'
import type { ReadToken } from './read-token.ts'
import type { Shown } from './spelling.ts'
import { TagRules } from './tag-rules.ts'
import { lemmaOf, nameOfTag, type Piece, piecesOf, RULES } from './word-facts.ts'

const rules = RULES.map((json) => new TagRules(json))

/** A word with what the tagger is shown for it. */
interface Asked {
  readonly token: ReadToken
  readonly shown: Shown
  /** Starts its sentence. */
  readonly first: boolean
}

/** Adds part of speech and dictionary form to the tokens of sentences. */
export function tag(sentences: readonly (readonly ReadToken[])[]): void {
  const asked = sentences.flatMap(askedOf)
  const pieces: Piece[] = []
  for (const { shown } of asked) for (const piece of piecesFor(shown)) pieces.push(piece)
  const tags = Uint8Array.from(pieces, (piece) => piece.tag)
  for (const pass of rules) pass.apply(pieces, tags)
  let at = 0
  for (const one of asked) {
    const piece = pieces[at]
    if (piece) tagToken(one, piece.fixed ? piece.tag : (tags[at] ?? 0))
    at += piecesFor(one.shown).length
  }
}

const askedOf = (sentence: readonly ReadToken[]): Asked[] =>
  sentence.map((token, i) => {
    const { first, inside } = token.spelling
    return { token, shown: i === 0 ? first : inside, first: i === 0 }
  })

function piecesFor(shown: Shown): readonly Piece[] {
  shown.pieces ??= piecesOf(shown.text)
  return shown.pieces
}

function tagToken({ token, shown, first }: Asked, number: number): void {
  const { fixedRoot, isInitial } = token.spelling
  const root = fixedRoot ?? shown.roots[number] ?? askRoot(token, shown, number)
  token.tag(isInitial && !first ? 'PROPN' : nameOfTag(number), root)
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
