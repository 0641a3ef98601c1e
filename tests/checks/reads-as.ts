import { describe, expect, it } from 'vitest'
import { readingOf } from './reading-of.ts'

type Reading = ReturnType<typeof readingOf>

/** Holds a check to how it reads sentences in many voices, made up apart from the labelled sets. */
export function readsAs(id: string, sentences: Readonly<Record<Reading, readonly string[]>>): void {
  describe.each(Object.entries(sentences))(`${id} reads as %s`, (reading, texts) => {
    it.each(texts)('%s', (text) => {
      expect(readingOf(id, text)).toBe(reading)
    })
  })
}
