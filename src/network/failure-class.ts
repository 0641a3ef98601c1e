/** The closed list of what can go wrong with a call, the same for every client. */
export const FAILURE_CLASSES = [
  'rate_limit',
  'auth_error',
  'not_found',
  'validation_error',
  'server_error',
  'timeout',
  'connection_error',
  'conflict',
  'tool_error',
  'cancelled',
  'budget_exceeded',
] as const

export type FailureClass = (typeof FAILURE_CLASSES)[number]

/** Names that clients give to a class, folded (see `foldName`). A name of a class means itself. */
const SYNONYMS: Readonly<Record<FailureClass, readonly string[]>> = {
  rate_limit: [
    'rate_limited',
    'rate_limit_error',
    'rate_limit_exceeded',
    'too_many_requests',
    'throttled',
    'throttling',
    'throttling_error',
    'throttling_exception',
    'throttled_error',
    'slow_down',
    'resource_exhausted',
    'overloaded',
    'overloaded_error',
    'over_query_limit',
    'http_429',
  ],
  auth_error: [
    'auth',
    'authentication_error',
    'authentication_failed',
    'authorization_error',
    'unauthorized',
    'unauthorised',
    'unauthorized_error',
    'unauthenticated',
    'forbidden',
    'forbidden_error',
    'permission_error',
    'permission_denied',
    'permission_denied_error',
    'access_denied',
    'access_denied_exception',
    'invalid_api_key',
    'invalid_token',
    'invalid_grant',
    'token_expired',
    'expired_token',
    'eacces',
    'eperm',
    'http_401',
    'http_403',
  ],
  not_found: [
    'not_found_error',
    'not_found_exception',
    'no_such_key',
    'resource_not_found',
    'file_not_found',
    'file_not_found_error',
    'model_not_found',
    'no_such_file',
    'does_not_exist',
    'enoent',
    'unknown_tool',
    'tool_not_found',
    'method_not_found',
    'gone',
    'http_404',
    'http_410',
  ],
  validation_error: [
    'validation',
    'invalid_request',
    'invalid_request_error',
    'invalid_argument',
    'invalid_arguments',
    'invalid_params',
    'invalid_parameter',
    'invalid_input',
    'bad_request',
    'bad_request_error',
    'bad_input',
    'unprocessable_entity',
    'unprocessable_entity_error',
    'schema_error',
    'schema_mismatch',
    'schema_validation_error',
    'type_error',
    'value_error',
    'parse_error',
    'json_decode_error',
    'syntax_error',
    'zod_error',
    'http_400',
    'http_422',
  ],
  server_error: [
    'internal',
    'internal_error',
    'internal_server_error',
    'service_unavailable',
    'service_unavailable_error',
    'unavailable',
    'bad_gateway',
    'upstream_error',
    'backend_error',
    'api_error',
    'http_500',
    'http_502',
    'http_503',
  ],
  timeout: [
    'timeout_error',
    'timed_out',
    'time_out',
    'timeout_exception',
    'deadline_exceeded',
    'deadline_exceeded_error',
    'gateway_timeout',
    'request_timeout',
    'connect_timeout',
    'connection_timeout',
    'read_timeout',
    'api_timeout_error',
    'etimedout',
    'esockettimedout',
    'http_408',
    'http_504',
  ],
  connection_error: [
    'connection',
    'connect_error',
    'network',
    'network_error',
    'connection_refused',
    'connection_refused_error',
    'connection_reset',
    'connection_reset_error',
    'connection_closed',
    'api_connection_error',
    'dns_error',
    'fetch_error',
    'fetch_failed',
    'socket_error',
    'socket_hang_up',
    'ssl_error',
    'tls_error',
    'econnrefused',
    'econnreset',
    'enotfound',
    'ehostunreach',
    'enetunreach',
    'epipe',
    'eai_again',
  ],
  conflict: [
    'conflict_error',
    'already_exists',
    'already_exists_error',
    'duplicate',
    'duplicate_key',
    'version_conflict',
    'precondition_failed',
    'aborted',
    'lock_timeout',
    'eexist',
    'http_409',
    'http_412',
  ],
  tool_error: [
    'tool_execution_error',
    'tool_failed',
    'tool_call_error',
    'tool_exception',
    'tool_use_error',
    'mcp_error',
  ],
  cancelled: [
    'canceled',
    'cancelled_error',
    'canceled_error',
    'abort_error',
    'aborted_by_user',
    'user_cancelled',
    'http_499',
  ],
  budget_exceeded: [
    'budget',
    'budget_error',
    'quota_exceeded',
    'insufficient_quota',
    'credit_exhausted',
    'billing_error',
    'payment_required',
    'spend_limit',
    'context_length_exceeded',
    'max_tokens_exceeded',
    'http_402',
  ],
}

const CLASS_OF: ReadonlyMap<string, FailureClass> = new Map(
  FAILURE_CLASSES.flatMap((name) => [name, ...SYNONYMS[name]].map((word): [string, FailureClass] => [word, name])),
)

/** Words that say that it failed and no more: the status code knows better. */
const GENERIC: ReadonlySet<string> = new Set([
  'error',
  'exception',
  'failure',
  'failed',
  'unknown',
  'unknown_error',
  'http_error',
  'http_exception',
  'status_error',
  'api_error',
  'client_error',
  'request_failed',
  'request_error',
  'runtime_error',
  'tool_error',
  'tool_execution_error',
  'tool_failed',
  'tool_call_error',
  'tool_exception',
  'mcp_error',
  'axios_error',
  'other',
  '',
])

const OF_STATUS: ReadonlyMap<string, FailureClass> = new Map([
  ['400', 'validation_error'],
  ['401', 'auth_error'],
  ['402', 'budget_exceeded'],
  ['403', 'auth_error'],
  ['404', 'not_found'],
  ['408', 'timeout'],
  ['409', 'conflict'],
  ['410', 'not_found'],
  ['412', 'conflict'],
  ['413', 'validation_error'],
  ['422', 'validation_error'],
  ['429', 'rate_limit'],
  ['499', 'cancelled'],
  ['504', 'timeout'],
  ['529', 'rate_limit'],
  // JSON-RPC 2.0, section 5.1.
  ['-32700', 'validation_error'],
  ['-32600', 'validation_error'],
  ['-32601', 'not_found'],
  ['-32602', 'validation_error'],
  ['-32603', 'server_error'],
])

/** `RateLimitError`, `rate-limit error` and `rate_limit_error` are one name. */
export const foldName = (name: string): string =>
  name
    .trim()
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[\s./:-]+/g, '_')
    .replace(/_+/g, '_')
    .replace(/^_|_$/g, '')

const ofCode = (code: string): FailureClass | undefined =>
  OF_STATUS.get(code) ?? (/^5\d\d$/.test(code) ? 'server_error' : CLASS_OF.get(foldName(code)))

/**
 * The class of a failure by its type and code. A generic word gives way to the code; without either it is a `tool_error`. The class
 * of a class is itself.
 *
 * @example
 * failureClass('HTTPError', '429') // 'rate_limit'
 */
export function failureClass(type: string, code: string): FailureClass {
  const name = foldName(type)
  const told = CLASS_OF.get(name)
  if (told && !GENERIC.has(name)) return told
  return ofCode(code.trim()) ?? told ?? 'tool_error'
}
