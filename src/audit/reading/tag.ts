import model from 'wink-eng-lite-web-model'
import winkNLP, { type Tokens } from 'wink-nlp'
import { type Word, wordOf } from '../../../checks/word.ts'
import type { ReadToken } from './read-token.ts'
import type { Shown } from './spelling.ts'

const nlp = winkNLP(model, ['pos'])
const { its } = nlp

/** So much is shown at once, in characters and about. */
const CHUNK = 12_000

/** Adds part of speech and dictionary form to the tokens of sentences. */
export function tag(sentences: readonly (readonly ReadToken[])[]): void {
  let batch: (readonly ReadToken[])[] = []
  let size = 0
  for (const sentence of sentences) {
    batch.push(sentence)
    size += sentence.length * 6
    if (size <= CHUNK) continue
    tagBatch(batch)
    batch = []
    size = 0
  }
  tagBatch(batch)
}

/** A word with what the tagger is shown for it. */
interface Asked {
  readonly token: ReadToken
  readonly shown: Shown
  readonly first: boolean
}

function tagBatch(sentences: readonly (readonly ReadToken[])[]): void {
  const asked = sentences.flatMap((sentence) =>
    sentence.map((token, i): Asked => {
      const { first, inside } = token.spelling
      return { token, shown: i === 0 ? first : inside, first: i === 0 }
    }),
  )
  if (asked.length === 0) return
  const tagged = nlp.readDoc(asked.map(({ shown }) => shown.text).join(' ')).tokens()
  const tags = tagged.out(its.pos) as string[]
  let at = 0
  for (const { token, shown, first } of asked) {
    const pos = tags[at]
    if (pos === undefined) return
    const root = token.spelling.fixedRoot ?? shown.roots.get(pos) ?? askRoot(token, shown, pos, tagged, at)
    token.tag(token.spelling.isInitial && !first ? 'PROPN' : pos, root)
    at += shown.pieces || askPieces(shown)
  }
}

/** The dictionary form of a word depends on its part of speech alone, so each is asked for once. */
function askRoot({ word }: ReadToken, { roots }: Shown, pos: string, tagged: Tokens, at: number): Word {
  const lemma = singular(String(tagged.itemAt(at).out(its.lemma as never)), word.text, pos)
  const root = lemma === word.text ? word : wordOf(lemma)
  roots.set(pos, root)
  return root
}

/** Plurals that the tagger's dictionary does not know ("logins") lose their ending by rule. */
const singular = (lemma: string, lower: string, pos: string): string =>
  pos === 'NOUN' && lemma === lower && /[^siu]s$/.test(lower) ? lower.slice(0, -1) : lemma

/** Some words are cut by the tagger: "well-known", "cannot". How, does not depend on the words around. */
function askPieces(shown: Shown): number {
  shown.pieces = nlp.readDoc(shown.text).tokens().length()
  return shown.pieces
}
