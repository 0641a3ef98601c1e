import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CheckId } from '../checks/check.ts'
import { CHECKS } from '../checks/index.ts'

/** The page of a check, `checks/<id>.md`, as data. In an example the words that trip the check stand between `**`. */
export interface CheckPage {
  readonly why: string
  readonly open: readonly string[]
  readonly addressed: readonly string[]
  readonly silent: readonly string[]
  readonly limits: readonly string[]
}

export type CheckPages = ReadonlyMap<CheckId, CheckPage>

/** The text under a heading, up to the next one of any level. */
function under(page: string, heading: string): string {
  const text = page.split(`\n${heading}\n`)[1]?.split(/^##/m)[0]?.trim()
  if (text === undefined || text === '') throw new Error(`A page in checks/ has nothing under "${heading}"`)
  return text
}

const joined = (text: string) => text.replace(/\s*\n\s*/g, ' ').trim()

const examplesUnder = (page: string, heading: string): string[] =>
  under(page, heading)
    .split(/\n\s*\n/)
    .map((quote) => joined(quote.replace(/^> ?/gm, '')))

const parse = (page: string): CheckPage => ({
  why: joined(under(page, '## Why')),
  open: examplesUnder(page, '### Open'),
  addressed: examplesUnder(page, '### Addressed'),
  silent: examplesUnder(page, '### Silent'),
  limits: under(page, '## Known limits')
    .split(/^- /m)
    .map(joined)
    .filter((line) => line !== ''),
})

/** Reads the pages of all checks; `root` is the folder of the package. A page that lacks a section stops the start. */
export const readCheckPages = (root: string): CheckPages =>
  new Map(CHECKS.map(({ id }) => [id, parse(readFileSync(join(root, 'checks', `${id}.md`), 'utf8'))]))
