import type { Case } from '../case.ts'
import { createLatentSpace, type LatentSpace } from './latent.ts'
import { createMisspelling, type Misspelling } from './misspelling.ts'
import { createPostingsBuilder, type Postings } from './postings.ts'
import { createQuestionIndexBuilder, type QuestionIndex } from './question-index.ts'
import { createTermNumbers, type TermNumbers } from './term-numbers.ts'
import { type Bag, caseTerms, isCommonTerm, isConceptTerm } from './terms.ts'
import { WEIGHTS } from './weights.ts'

/** All that a search reads. Made once; nothing in it changes. */
export interface CaseIndex {
  readonly size: number
  readonly terms: TermNumbers
  /** Weights are BM25F's saturated frequencies, still without the rarity of the term. */
  readonly bodies: Postings
  readonly questions: QuestionIndex
  readonly latent: LatentSpace
  /** The direction of each case in the latent space, one after the other. */
  readonly directions: Float32Array
  readonly misspelling: Misspelling
  /** Inverse document frequency; 0 for a term that no case holds. */
  rarity(term: number): number
}

const LATENT_DIMS = 64
const LATENT_PASSES = 2
/** The space is learned from at most so many cases, evenly spread; the others are placed in it afterwards. */
const LATENT_SAMPLE = 2000

/** How much of its rarity a term weighs: a word all of it, a group of the vocabulary and an everyday word less. */
function kindWeight(term: string): number {
  if (isConceptTerm(term)) return WEIGHTS.concept
  return isCommonTerm(term) ? WEIGHTS.common : 1
}

function readCases(cases: readonly Case[]) {
  const terms = createTermNumbers()
  const bodies = createPostingsBuilder()
  const questions = createQuestionIndexBuilder()
  const lengths = new Float64Array(cases.length)
  const sample: Bag[] = []
  const step = Math.max(1, Math.floor(cases.length / LATENT_SAMPLE))
  cases.forEach((one, place) => {
    const read = caseTerms(one)
    lengths[place] = read.length
    for (const [term, weight] of read.body) bodies.add(place, terms.add(term), weight)
    questions.add(read.questions.map((question) => [...question.keys()].map(terms.add)))
    if (place % step === 0 && sample.length < LATENT_SAMPLE) sample.push(read.body)
  })
  return { terms, bodies, questions, lengths, sample }
}

function placeAll(latent: LatentSpace, cases: readonly Case[], sample: readonly Bag[]): Float32Array {
  const directions = new Float32Array(cases.length * latent.dims)
  cases.forEach((one, place) => {
    const bag = sample.length === cases.length ? sample[place] : caseTerms(one).body
    directions.set(latent.vectorOf(bag as Bag), place * latent.dims)
  })
  return directions
}

/** Reads all cases into an index; some hundred take a fraction of a second. Equal cases give an equal index. */
export function createCaseIndex(cases: readonly Case[]): CaseIndex {
  const { terms, bodies, questions, lengths, sample } = readCases(cases)
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, cases.length)
  const { saturation, lengthNorm } = WEIGHTS
  const postings = bodies.build(terms.size, (place, weight) => {
    const norm = 1 - lengthNorm + (lengthNorm * (lengths[place] as number)) / average
    return (weight * (saturation + 1)) / (weight + saturation * norm)
  })
  const rarity = (term: number) => {
    const frequency = postings.frequency(term)
    return frequency === 0 ? 0 : Math.log(1 + (cases.length - frequency + 0.5) / (frequency + 0.5))
  }
  const names = [...terms.names()]
  const latent = createLatentSpace(sample, {
    dims: Math.min(LATENT_DIMS, sample.length),
    passes: LATENT_PASSES,
    weightOf: (term) => Math.sqrt(rarity(terms.of(term))),
  })
  return {
    size: cases.length,
    terms,
    bodies: postings,
    questions: questions.build((term) => kindWeight(names[term] as string) * rarity(term)),
    latent,
    directions: placeAll(latent, cases, sample),
    misspelling: createMisspelling(new Map(names.map((name, term) => [name, postings.frequency(term)]))),
    rarity,
  }
}
