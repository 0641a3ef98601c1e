const END = '<!-- end of figures -->'

/** A page with its figures, which that npm script writes, replaced by these. */
export function withFigures(page: string, script: string, figures: string): string {
  const head = `<!-- figures: written by \`npm run ${script}\` -->`
  const start = page.indexOf(head)
  const end = page.indexOf(END)
  if (start < 0 || end < start) throw new Error(`the page has lost the marks around the figures of ${script}`)
  return `${page.slice(0, start + head.length)}\n\n${figures}${page.slice(end)}`
}
