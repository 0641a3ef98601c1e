/**
 * Every number on which the order of the results depends. Chosen by hiding one question of each case in turn and searching the
 * archive for it, so that they rest on 622 cases and not on a query set; docs/retrieval.md has the figures.
 */
export const WEIGHTS = {
  /** How much a word counts in each field of a case. People describe what they saw, and name the remedy least. */
  fields: {
    title: 3,
    asked_as: 2,
    symptom: 1.8,
    what_happened: 1,
    root_cause: 1.2,
    fix: 0.6,
    prevention: 0.6,
    domain: 1,
  },
  /** BM25's k1 and b. */
  saturation: 1.2,
  lengthNorm: 0.5,
  /** A group of the vocabulary, an everyday word, and a misspelt one that was read as a known one, against a word of the same rarity. */
  concept: 0.6,
  common: 0.6,
  misspelt: 0.7,
  /** The parts of a score. */
  body: 1,
  question: 0.5,
  latent: 1.5,
} as const

export type Field = keyof typeof WEIGHTS.fields

export const FIELDS = Object.keys(WEIGHTS.fields) as Field[]
