/** The path and query by which a route is called with this input. */
export function targetOf(path: string, input: Readonly<Record<string, unknown>>): string {
  const inPath = (name: string) => path.includes(`{${name}}`)
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name] ?? '')))
  const rest = Object.entries(input).filter(([name]) => !inPath(name))
  const query = new URLSearchParams(rest.map(([name, value]): [string, string] => [name, String(value)]))
  return query.size > 0 ? `${filled}?${query}` : filled
}
