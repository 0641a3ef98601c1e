/** Terms as small numbers, given in the order of their first appearance, so that millions of postings fit into flat arrays. */
export interface TermNumbers {
  readonly size: number
  /** Gives the term a number if it has none. */
  add(term: string): number
  /** -1 for a term that no case holds. */
  of(term: string): number
  names(): IterableIterator<string>
}

export function createTermNumbers(): TermNumbers {
  const numbers = new Map<string, number>()
  return {
    get size() {
      return numbers.size
    },
    add(term) {
      const known = numbers.get(term)
      if (known !== undefined) return known
      numbers.set(term, numbers.size)
      return numbers.size - 1
    },
    of: (term) => numbers.get(term) ?? -1,
    names: () => numbers.keys(),
  }
}
