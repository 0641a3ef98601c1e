export interface Position {
  /** Both count from 1; a column is a UTF-16 unit. */
  readonly line: number
  readonly column: number
}

export interface LineIndex {
  position(offset: number): Position
  /** Where the line of an offset begins, and where it ends before its line break. */
  bounds(offset: number): { readonly start: number; readonly end: number }
}

/** Finds lines of a text by offset without reading it again. */
export function createLineIndex(text: string): LineIndex {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)

  const lineOf = (offset: number) => {
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return low
  }

  return {
    position: (offset) => {
      const line = lineOf(offset)
      return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 }
    },
    bounds: (offset) => {
      const line = lineOf(offset)
      const next = starts[line + 1]
      const end = next === undefined ? text.length : next - (text[next - 2] === '\r' ? 2 : 1)
      return { start: starts[line] ?? 0, end }
    },
  }
}
