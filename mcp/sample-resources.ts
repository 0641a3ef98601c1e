import type { ReadResourceResult, Resource } from '@modelcontextprotocol/sdk/types.js'
import type { z } from 'zod'
import { caseDocument } from '../src/cases/case-document.ts'
import type { sampleAnswer } from '../src/cases/sample.ts'

type SampleCase = z.infer<typeof sampleAnswer>['cases'][number]

const PREFIX = 'failure-archive://cases/'
const MARKDOWN = 'text/markdown'

export const sampleResources = (cases: readonly SampleCase[]): Resource[] =>
  cases.map(({ id, title, symptom }) => ({
    uri: PREFIX + id,
    name: id,
    title,
    description: symptom,
    mimeType: MARKDOWN,
  }))

/** The case as a document of the corpus; undefined where the address is none of the sample. */
export function readSampleResource(cases: readonly SampleCase[], uri: string): ReadResourceResult | undefined {
  const found = cases.find(({ id }) => uri === PREFIX + id)
  return found && { contents: [{ uri, mimeType: MARKDOWN, text: caseDocument(found) }] }
}
