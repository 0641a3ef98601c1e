const CALL = { service: 'github', operation: 'search_issues' }
const FAILURE = { ...CALL, error_type: 'ValidationError', error_code: 422, error_message: 'unknown field assignee_id' }

/** What every tool is asked in tests. A test holds its names equal to the list of tools. */
export const TOOL_EXAMPLES: Readonly<Record<string, Record<string, unknown>>> = {
  precheck: { text: 'The watcher is healthy: it exits 0 every run.' },
  contents: { theme: 'silent_success', limit: 5 },
  sample: {},
  service_info: {},
  check_tool_failure: FAILURE,
  report_tool_failure: FAILURE,
  report_tool_success: CALL,
  report_recovery_outcome: { fingerprint: `v1:${'0'.repeat(32)}`, action: 'refresh_schema', successful: true },
  search: { q: 'backup job reports success but the file is 0 bytes' },
  audit: { text: 'The watcher is healthy: it exits 0 every run.' },
  brief: { action: 'delete old backups on a schedule' },
  research: { q: 'test set leaked into training' },
  archive: {},
}

export const PAID_TOOLS = ['search', 'audit', 'brief', 'research', 'archive'] as const
