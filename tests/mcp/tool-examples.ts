/** What every tool is asked in tests. A test holds its names equal to the list of tools. */
export const TOOL_EXAMPLES: Readonly<Record<string, Record<string, unknown>>> = {
  precheck: { text: 'The watcher is healthy: it exits 0 every run.' },
  contents: { theme: 'silent_success', limit: 5 },
  sample: {},
  service_info: {},
  search: { q: 'backup job reports success but the file is 0 bytes' },
  audit: { text: 'The watcher is healthy: it exits 0 every run.' },
  brief: { action: 'delete old backups on a schedule' },
  research: { q: 'test set leaked into training' },
  archive: {},
}

export const PAID_TOOLS = ['search', 'audit', 'brief', 'research', 'archive'] as const
