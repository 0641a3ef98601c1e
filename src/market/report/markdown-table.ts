/** What a stranger's service wrote must not end a cell or start markup. */
const cell = (text: string): string => text.replace(/[|<>\n\r]/g, ' ')

export function markdownTable(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n')
}
