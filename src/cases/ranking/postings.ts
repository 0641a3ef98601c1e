import { createGrowingList } from './growing-list.ts'

/** For each term the cases that hold it, in ascending order, with a weight. */
export interface Postings {
  frequency(term: number): number
  /** Calls for each case that holds the term. */
  each(term: number, visit: (place: number, weight: number) => void): void
  /** The term's weight in one case, 0 where it does not occur. */
  weight(term: number, place: number): number
}

export interface PostingsBuilder {
  /** Cases are added in ascending order of their places. */
  add(place: number, term: number, weight: number): void
  /** `weigh` makes the final weight of each posting, when what all cases have in common is known. */
  build(terms: number, weigh: (place: number, weight: number) => number): Postings
}

export function createPostingsBuilder(): PostingsBuilder {
  const places = createGrowingList((length) => new Uint32Array(length))
  const terms = createGrowingList((length) => new Uint32Array(length))
  const weights = createGrowingList((length) => new Float32Array(length))
  return {
    add(place, term, weight) {
      places.push(place)
      terms.push(term)
      weights.push(weight)
    },
    build: (termCount, weigh) =>
      sortByTerm(
        termCount,
        terms.done(),
        places.done(),
        weights.done().map((weight, at) => weigh(places.at(at), weight)),
      ),
  }
}

/** Counting sort: stable, so the cases of a term stay in ascending order. */
function sortByTerm(termCount: number, terms: Uint32Array, places: Uint32Array, weights: Float32Array): Postings {
  const starts = new Uint32Array(termCount + 1)
  for (const term of terms) starts[term + 1] = (starts[term + 1] as number) + 1
  for (let term = 0; term < termCount; term += 1)
    starts[term + 1] = (starts[term + 1] as number) + (starts[term] as number)
  const next = starts.slice()
  const sortedPlaces = new Uint32Array(places.length)
  const sortedWeights = new Float32Array(weights.length)
  for (let at = 0; at < terms.length; at += 1) {
    const term = terms[at] as number
    const to = next[term] as number
    sortedPlaces[to] = places[at] as number
    sortedWeights[to] = weights[at] as number
    next[term] = to + 1
  }
  return overArrays(starts, sortedPlaces, sortedWeights)
}

function overArrays(starts: Uint32Array, places: Uint32Array, weights: Float32Array): Postings {
  const start = (term: number) => starts[term] ?? 0
  const end = (term: number) => starts[term + 1] ?? 0
  return {
    frequency: (term) => (term < 0 ? 0 : end(term) - start(term)),
    each(term, visit) {
      if (term < 0) return
      for (let at = start(term); at < end(term); at += 1) visit(places[at] as number, weights[at] as number)
    },
    weight(term, place) {
      if (term < 0) return 0
      let low = start(term)
      let high = end(term)
      while (low < high) {
        const middle = (low + high) >>> 1
        if ((places[middle] as number) < place) low = middle + 1
        else high = middle
      }
      return low < end(term) && places[low] === place ? (weights[low] as number) : 0
    },
  }
}
