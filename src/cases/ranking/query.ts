import type { CaseIndex } from './case-index.ts'
import { readText } from './read-text.ts'
import { type Bag, commonTerm, conceptTerm } from './terms.ts'
import { conceptsIn, type FoundConcept, isSearched, isVocabularyWord, type Kind } from './vocabulary.ts'
import { WEIGHTS } from './weights.ts'

/** A term that a query asks for. */
export interface QueryTerm {
  readonly term: number
  /** Rarity, less for a group of the vocabulary or a corrected word. */
  readonly weight: number
  readonly rarity: number
  /** The caller's words that stand for it, as written. */
  readonly written: readonly string[]
  /** The group of the vocabulary, where it is one. */
  readonly concept: string | null
  /** Whether it is a word with a subject of its own, which is counted and explained. */
  readonly telling: boolean
}

/** A query, understood. */
export interface Query {
  /** Those that occur in some case, the rarest first. */
  readonly terms: readonly QueryTerm[]
  /** The caller's words that no case holds, as written. */
  readonly unknown: readonly string[]
  readonly direction: Float32Array
  /** How many distinct words with a subject of their own it has. */
  readonly words: number
  /** Share of its distinct words that occur in a case or in the vocabulary. */
  readonly knownShare: number
  /** Groups that set what is said against what is. */
  readonly contrast: number
  /** Groups of questions that an archive of failures does not treat. */
  readonly ordinary: number
}

interface Draft {
  readonly written: Set<string>
  readonly factor: number
  readonly concept: string | null
}

/** The telling words by the term under which they are looked up: themselves, or the known word that a misspelt one was meant to be. */
function draftWords(index: CaseIndex, text: string) {
  const reading = readText(text)
  const drafts = new Map<string, Draft>()
  const draft = (name: string, written: string, factor: number, concept: string | null) => {
    const known = drafts.get(name) ?? { written: new Set<string>(), factor, concept }
    known.written.add(written)
    drafts.set(name, known)
  }
  const isKnown = (term: string) => index.terms.of(term) >= 0
  for (const { stem, written } of reading.words.filter(({ telling }) => telling)) {
    const meant = isKnown(stem) ? null : index.misspelling.meant(stem)
    draft(meant ?? stem, written, meant === null ? 1 : WEIGHTS.misspelt, null)
  }
  // A compound that no case holds is asked for by its parts alone.
  for (const { stem, written } of reading.compounds) if (isKnown(stem)) draft(stem, written, 1, null)
  const words = [...drafts.keys()]
  for (const { stem, written } of reading.words.filter(({ common }) => common))
    draft(commonTerm(stem), written, WEIGHTS.common, null)
  const concepts = conceptsIn(reading)
  for (const { concept, words: said } of concepts.filter((found) => isSearched(found.concept)))
    draft(conceptTerm(concept.name), said.map(({ written }) => written).join(' '), WEIGHTS.concept, concept.name)
  return { drafts, words, concepts }
}

/** How many groups of a kind there are. */
const countOf = (concepts: readonly FoundConcept[], kind: Kind) =>
  new Set(concepts.filter(({ concept }) => concept.kind === kind).map(({ concept }) => concept)).size

/** Understands a query: its words, corrected where misspelt; the groups of the vocabulary; what it is about as a whole. */
export function understand(index: CaseIndex, text: string): Query {
  const { drafts, words, concepts } = draftWords(index, text)
  const terms = [...drafts].flatMap(([name, { written, factor, concept }]): QueryTerm[] => {
    const term = index.terms.of(name)
    const rarity = index.rarity(term)
    return rarity > 0
      ? [{ term, rarity, weight: factor * rarity, written: [...written], concept, telling: words.includes(name) }]
      : []
  })
  const bag: Bag = new Map([...drafts.keys()].map((name) => [name, 1]))
  const isKnown = (word: string) => index.terms.of(word) >= 0 || isVocabularyWord(word)
  const unknown = words
    .filter((word) => index.terms.of(word) < 0)
    .flatMap((word) => [...(drafts.get(word)?.written ?? [])])
  const count = Math.max(1, words.length)
  return {
    terms: terms.sort((a, b) => b.rarity - a.rarity || a.term - b.term),
    unknown,
    direction: index.latent.vectorOf(bag),
    words: words.length,
    knownShare: words.filter(isKnown).length / count,
    contrast: countOf(concepts, 'contrast'),
    ordinary: countOf(
      concepts.filter(({ denied }) => !denied),
      'ordinary',
    ),
  }
}
