import { createGrowingList } from './growing-list.ts'

/** The questions of each case, term by term: a query is compared with one question at a time. */
export interface QuestionIndex {
  /** The highest cosine of a query with a question of the case; `weights` holds the query's weight of each term by number. */
  best(place: number, weights: Float64Array, queryLength: number): number
}

export interface QuestionIndexBuilder {
  add(questions: readonly (readonly number[])[]): void
  build(weightOf: (term: number) => number): QuestionIndex
}

export function createQuestionIndexBuilder(): QuestionIndexBuilder {
  const terms = createGrowingList((length) => new Uint32Array(length))
  const questionEnds = createGrowingList((length) => new Uint32Array(length))
  const caseEnds = createGrowingList((length) => new Uint32Array(length))
  return {
    add(questions) {
      for (const question of questions) {
        for (const term of question) terms.push(term)
        questionEnds.push(terms.length)
      }
      caseEnds.push(questionEnds.length)
    },
    build: (weightOf) => overArrays(terms.done(), questionEnds.done(), caseEnds.done(), weightOf),
  }
}

function overArrays(
  terms: Uint32Array,
  questionEnds: Uint32Array,
  caseEnds: Uint32Array,
  weightOf: (term: number) => number,
): QuestionIndex {
  const start = (question: number) => questionEnds[question - 1] ?? 0
  const end = (question: number) => questionEnds[question] ?? 0
  const squares = (question: number, weight: (term: number) => number) => {
    let sum = 0
    for (let at = start(question); at < end(question); at += 1) sum += weight(terms[at] as number) ** 2
    return sum
  }
  const lengths = Float32Array.from(questionEnds, (_, question) => Math.sqrt(squares(question, weightOf)))
  return {
    best(place, weights, queryLength) {
      const weight = (term: number) => weights[term] as number
      let best = 0
      for (let question = caseEnds[place - 1] ?? 0; question < (caseEnds[place] ?? 0); question += 1) {
        const cosine = squares(question, weight) / ((lengths[question] || 1) * queryLength)
        if (cosine > best) best = cosine
      }
      return best
    },
  }
}
