import { readFileSync } from 'node:fs'

interface Page {
  readonly heading: string
  readonly open: readonly string[]
  readonly addressed: readonly string[]
  readonly silent: readonly string[]
  readonly sections: readonly string[]
}

const examplesUnder = (page: string, heading: string): string[] =>
  (page.split(`### ${heading}\n`)[1]?.split(/^##/m)[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('> '))
    .map((line) => line.slice(2))

/** The page of a check: its title and the examples, with the trap still in bold. */
export function readPage(id: string): Page {
  const page = readFileSync(new URL(`../../checks/${id}.md`, import.meta.url), 'utf8')
  return {
    heading: page.split('\n')[0] ?? '',
    open: examplesUnder(page, 'Open'),
    addressed: examplesUnder(page, 'Addressed'),
    silent: examplesUnder(page, 'Silent'),
    sections: [...page.matchAll(/^## (.+)$/gm)].map((m) => m[1] ?? ''),
  }
}
