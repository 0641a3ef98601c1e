import { ABSENCE_PHRASES } from './absence.ts'
import { COMPARISON_PHRASES } from './comparison.ts'
import { CONCLUSION_PHRASES } from './conclusion.ts'
import { COUNTING_PHRASES } from './counting.ts'
import { DOCUMENT_PHRASES } from './documents.ts'
import { MECHANISM_PHRASES } from './mechanism.ts'
import { PEOPLE_PHRASES } from './people.ts'
import { POLARITY_PHRASES } from './polarity.ts'
import { PROCESS_PHRASES } from './process.ts'
import { PROVENANCE_PHRASES } from './provenance.ts'
import { SOURCE_PHRASES } from './source.ts'
import { VIEW_PHRASES } from './view.ts'

/** Every phrase list there is; a list may use those above it. */
export const CHECK_PHRASES = {
  ...POLARITY_PHRASES,
  ...PEOPLE_PHRASES,
  ...SOURCE_PHRASES,
  ...CONCLUSION_PHRASES,
  ...ABSENCE_PHRASES,
  ...COMPARISON_PHRASES,
  ...COUNTING_PHRASES,
  ...PROCESS_PHRASES,
  ...MECHANISM_PHRASES,
  ...VIEW_PHRASES,
  ...DOCUMENT_PHRASES,
  ...PROVENANCE_PHRASES,
}

export type Concept = keyof typeof CHECK_PHRASES
