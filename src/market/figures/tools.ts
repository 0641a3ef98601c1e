import { max, sum } from 'd3-array'
import type { ToolRow } from '../shapes/x402scan.ts'
import { type Figure, figure } from './figure.ts'

/** What was called through the chat of the directory, ever. */
export function toolFigures(rows: readonly ToolRow[]): Figure[] {
  const called = rows.filter((row) => row.tool_calls > 0)
  const tools = `${rows.length} tools listed`
  return [
    figure('tools', 'tools that were called', called.length, 'count', tools),
    figure(
      'calls',
      'calls',
      sum(rows, (row) => row.tool_calls),
      'count',
      tools,
    ),
    figure('last_call', 'last call', max(called, (row) => row.latest_call_time ?? undefined) ?? null, 'date', tools),
  ]
}
