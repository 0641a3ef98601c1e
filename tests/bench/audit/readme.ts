const START = '<!-- figures: written by `npm run refresh:audit` -->'
const END = '<!-- end of figures -->'

/** The page with its figures replaced by these. */
export function withFigures(page: string, figures: string): string {
  const start = page.indexOf(START)
  const end = page.indexOf(END)
  if (start < 0 || end < start) throw new Error('checks/README.md has lost the marks around its figures')
  return `${page.slice(0, start + START.length)}\n\n${figures}${page.slice(end)}`
}
