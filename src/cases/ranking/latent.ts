import type { Bag } from './terms.ts'

/** A space of few dimensions in which words that are used in the same cases lie near each other. */
export interface LatentSpace {
  readonly dims: number
  /** A text's direction, of length 1; all zeros where none of its terms is known. */
  vectorOf(bag: Bag): Float32Array
}

export interface LatentOptions {
  readonly dims: number
  readonly passes: number
  /** A term without weight takes no part. */
  readonly weightOf: (term: string) => number
}

/** A row of the term-document matrix: places of terms and their values. */
interface Row {
  readonly places: Int32Array
  readonly values: Float64Array
}

const SEED = 7
const MIN_FREQUENCY = 2

/** mulberry32: equal numbers on every machine. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

const dot = (a: Float64Array, b: Float64Array) => {
  let sum = 0
  for (let at = 0; at < a.length; at += 1) sum += (a[at] as number) * (b[at] as number)
  return sum
}

function subtractShare(vector: Float64Array, other: Float64Array): void {
  const shared = dot(vector, other)
  for (let at = 0; at < vector.length; at += 1) vector[at] = (vector[at] as number) - shared * (other[at] as number)
}

/** Gram-Schmidt, twice because once loses digits. */
function orthonormalise(vectors: readonly Float64Array[]): void {
  vectors.forEach((vector, k) => {
    for (let other = 0; other < 2 * k; other += 1) subtractShare(vector, vectors[other % k] as Float64Array)
    const length = Math.sqrt(dot(vector, vector))
    for (let at = 0; at < vector.length; at += 1) vector[at] = length > 1e-9 ? (vector[at] as number) / length : 0
  })
}

const toDocuments = (rows: readonly Row[], vector: Float64Array) =>
  Float64Array.from(rows, ({ places, values }) => {
    let sum = 0
    for (let at = 0; at < places.length; at += 1)
      sum += (values[at] as number) * (vector[places[at] as number] as number)
    return sum
  })

function toTerms(rows: readonly Row[], vector: Float64Array, terms: number): Float64Array {
  const result = new Float64Array(terms)
  rows.forEach(({ places, values }, row) => {
    const factor = vector[row] as number
    for (let at = 0; at < places.length; at += 1) {
      const place = places[at] as number
      result[place] = (result[place] as number) + factor * (values[at] as number)
    }
  })
  return result
}

/**
 * Latent semantic analysis by subspace iteration from a fixed seed (Halko, Martinsson, Tropp 2011, algorithm 4.4): the directions in
 * which the documents differ most. Equal documents give an equal space.
 */
export function createLatentSpace(documents: readonly Bag[], { dims, passes, weightOf }: LatentOptions): LatentSpace {
  const frequency = new Map<string, number>()
  for (const bag of documents) for (const term of bag.keys()) frequency.set(term, (frequency.get(term) ?? 0) + 1)
  const places = new Map<string, number>()
  const weights: number[] = []
  for (const [term, count] of frequency) {
    const weight = count >= MIN_FREQUENCY ? weightOf(term) : 0
    if (weight <= 0) continue
    places.set(term, places.size)
    weights.push(weight)
  }

  const weigh = (bag: Bag) => {
    const entries: [place: number, value: number][] = []
    for (const [term, count] of bag) {
      const place = places.get(term)
      if (place !== undefined) entries.push([place, (weights[place] as number) * (1 + Math.log(Math.max(1, count)))])
    }
    return entries
  }
  const rows = documents.map((bag): Row => {
    const entries = weigh(bag)
    const length = Math.sqrt(entries.reduce((sum, [, value]) => sum + value ** 2, 0)) || 1
    return {
      places: Int32Array.from(entries, ([place]) => place),
      values: Float64Array.from(entries, ([, value]) => value / length),
    }
  })

  const random = randomNumbers(SEED)
  const basis = Array.from({ length: dims }, () => Float64Array.from(rows, () => random() + random() + random() - 1.5))
  let axes = basis.map((vector) => toTerms(rows, vector, places.size))
  for (let pass = 0; pass < passes; pass += 1) {
    const inDocuments = axes.map((axis) => toDocuments(rows, axis))
    orthonormalise(inDocuments)
    axes = inDocuments.map((vector) => toTerms(rows, vector, places.size))
  }
  orthonormalise(axes)

  const byTerm = new Float64Array(places.size * dims)
  axes.forEach((axis, k) => {
    axis.forEach((value, place) => {
      byTerm[place * dims + k] = value
    })
  })

  return {
    dims,
    vectorOf(bag) {
      const vector = new Float32Array(dims)
      for (const [place, value] of weigh(bag))
        for (let k = 0; k < dims; k += 1)
          vector[k] = (vector[k] as number) + value * (byTerm[place * dims + k] as number)
      const length = Math.sqrt(vector.reduce((sum, x) => sum + x * x, 0))
      return length > 0 ? vector.map((x) => x / length) : vector
    },
  }
}
