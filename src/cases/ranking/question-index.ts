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
  const termsOf = (question: number) => terms.subarray(questionEnds[question - 1] ?? 0, questionEnds[question])
  const lengths = Float32Array.from(questionEnds, (_, question) =>
    Math.sqrt(termsOf(question).reduce((sum, term) => sum + weightOf(term) ** 2, 0)),
  )
  return {
    best(place, weights, queryLength) {
      let best = 0
      for (let question = caseEnds[place - 1] ?? 0; question < (caseEnds[place] ?? 0); question += 1) {
        let shared = 0
        for (let at = questionEnds[question - 1] ?? 0; at < (questionEnds[question] as number); at += 1)
          shared += (weights[terms[at] as number] as number) ** 2
        const cosine = shared > 0 ? shared / ((lengths[question] as number) * queryLength) : 0
        if (cosine > best) best = cosine
      }
      return best
    },
  }
}
