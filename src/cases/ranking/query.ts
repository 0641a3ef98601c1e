import type { CaseIndex } from './case-index.ts'
import { readText } from './read-text.ts'
import { type Bag, conceptTerm } from './terms.ts'
import { conceptsIn, isSearched, isVocabularyWord, type Kind } from './vocabulary.ts'
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
}

/** A query, understood. */
export interface Query {
  /** Those that occur in some case, the rarest first. */
  readonly terms: readonly QueryTerm[]
  /** The caller's words that no case holds, as written. */
  readonly unknown: readonly string[]
  readonly direction: Float32Array
  /** Distinct telling words. */
  readonly words: number
  /** The sum of their rarities; a word that no case holds counts as the rarest. */
  readonly mass: number
  /** Share of the words that occur in a case or in the vocabulary. */
  readonly knownShare: number
  /** Ways of saying what went wrong, for each word of the query. */
  readonly symptomShare: number
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
  for (const word of [...reading.words.filter(({ telling }) => telling), ...reading.compounds]) {
    const meant = index.terms.of(word.stem) < 0 ? index.misspelling.meant(word.stem) : null
    draft(meant ?? word.stem, word.written, meant === null ? 1 : WEIGHTS.misspelt, null)
  }
  const words = [...drafts.keys()]
  const concepts = conceptsIn(reading)
  for (const { concept, words: said } of concepts)
    if (isSearched(concept))
      draft(conceptTerm(concept.name), said.map(({ written }) => written).join(' '), WEIGHTS.concept, concept.name)
  const groups = (kind: Kind) => new Set(concepts.filter(({ concept }) => concept.kind === kind).map((f) => f.concept))
  const ordinary = new Set(
    concepts.filter(({ concept, denied }) => concept.kind === 'ordinary' && !denied).map((f) => f.concept),
  )
  return { drafts, words, symptoms: groups('symptom').size, contrast: groups('contrast').size, ordinary: ordinary.size }
}

/** Understands a query: its words, corrected where misspelt; the groups of the vocabulary; what it is about as a whole. */
export function understand(index: CaseIndex, text: string): Query {
  const { drafts, words, symptoms, contrast, ordinary } = draftWords(index, text)
  const terms = [...drafts].flatMap(([name, { written, factor, concept }]): QueryTerm[] => {
    const term = index.terms.of(name)
    const rarity = index.rarity(term)
    return rarity > 0 ? [{ term, rarity, weight: factor * rarity, written: [...written], concept }] : []
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
    mass: words.reduce((sum, word) => sum + (index.rarity(index.terms.of(word)) || Math.log(1 + index.size)), 0),
    knownShare: words.filter(isKnown).length / count,
    symptomShare: symptoms / count,
    contrast,
    ordinary,
  }
}
