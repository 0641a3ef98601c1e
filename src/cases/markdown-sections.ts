export interface Section {
  readonly level: number
  readonly heading: string
  readonly body: string
}

const ATX = /^ {0,3}(#{1,6})[ \t]+(.*)$/
const SETEXT = /^ {0,3}(=+|-+)[ \t]*$/
const FENCE = /^ {0,3}(`{3,}|~{3,})/
const ITEM = /^ {0,3}(?:[-*+]|\d{1,9}[.)])[ \t]+(.*)$/

/** Whether each line stands inside a fenced code block, where `#` and `-` are text. */
function insideFence(lines: readonly string[]): readonly boolean[] {
  let open: string | undefined
  return lines.map((line) => {
    const fence = FENCE.exec(line)?.[1]
    if (open === undefined) {
      open = fence
      return fence !== undefined
    }
    if (fence?.startsWith(open)) open = undefined
    return true
  })
}

function headingAt(
  lines: readonly string[],
  at: number,
): { level: number; heading: string; lines: number } | undefined {
  const line = lines[at] ?? ''
  const atx = ATX.exec(line)
  if (atx)
    return { level: (atx[1] ?? '').length, heading: (atx[2] ?? '').replace(/[ \t]+#+[ \t]*$/, '').trim(), lines: 1 }
  const underline = SETEXT.exec(lines[at + 1] ?? '')?.[1]
  if (!underline || !line.trim() || ITEM.test(line) || (lines[at - 1] ?? '').trim()) return undefined
  return { level: underline.startsWith('=') ? 1 : 2, heading: line.trim(), lines: 2 }
}

/**
 * Cuts a Markdown text at its headings (`#` and underlined ones), each body trimmed and otherwise as it was written. What
 * stands before the first heading is a section of level 0 without a heading. Headings inside code fences are text.
 */
export function markdownSections(markdown: string): readonly Section[] {
  const lines = markdown.split(/\r?\n/)
  const fenced = insideFence(lines)
  const sections: { level: number; heading: string; body: string[] }[] = [{ level: 0, heading: '', body: [] }]
  for (let at = 0; at < lines.length; ) {
    const found = fenced[at] ? undefined : headingAt(lines, at)
    if (found) sections.push({ level: found.level, heading: found.heading, body: [] })
    else sections.at(-1)?.body.push(lines[at] ?? '')
    at += found?.lines ?? 1
  }
  return sections.map(({ level, heading, body }) => ({ level, heading, body: body.join('\n').trim() }))
}

/** The items of a Markdown list, each on one line; a paragraph beside the list counts as an item of its own. */
export function listItems(markdown: string): readonly string[] {
  const items: string[] = []
  let fresh = true
  for (const line of markdown.split('\n')) {
    const item = ITEM.exec(line)?.[1]
    if (item !== undefined) items.push(item.trim())
    else if (line.trim() && (fresh || items.length === 0)) items.push(line.trim())
    else if (line.trim()) items.push(`${items.pop() ?? ''} ${line.trim()}`)
    fresh = line.trim() === '' && !line.startsWith(' ')
  }
  return items
}
