/**
 * Every error that a caller can meet, in one catalogue: HTTP shows it as an RFC 9457 problem, MCP as an `isError` result,
 * the command line as a line on stderr, always with the same code. Codes are never renamed. A test holds this list equal
 * to README's table in both directions.
 */
interface Entry<Facts> {
  readonly status: number
  readonly title: string
  /** What happened and where, in our words. A library's raw message never gets in here: it may hold what was pasted. */
  readonly detail: (facts: Facts) => string
  /** What the caller can do now. */
  readonly remedy: string
}

const entry = <Facts>(
  status: number,
  title: string,
  detail: (facts: Facts) => string,
  remedy: string,
): Entry<Facts> => ({
  status,
  title,
  detail,
  remedy,
})

const settling = 'Repeat the same request with the same payment header after Retry-After; do not sign again.'
const rereadPrice =
  'Read the price and terms in `accepts` or in the PAYMENT-REQUIRED header, sign one, and repeat the request.'

const MOST_WORDS = 8

/** The caller's own words; a request is never logged, so neither are they. */
const wordList = (lead: string, words: readonly string[] = []) =>
  words.length > 0 ? ` ${lead}: ${words.slice(0, MOST_WORDS).join(', ')}.` : ''

export const ERRORS = {
  payments_off: entry(
    503,
    'Payments are off',
    (f: { reason: string }) => `Nothing is sold here: ${f.reason}.`,
    'The free routes work: /precheck, /sample, /contents. The operator turns selling on with X402_PAY_TO and X402_FACILITATOR.',
  ),
  no_facilitator: entry(
    503,
    'No facilitator',
    () => 'A pay address is set, but nothing that could verify and settle a payment (X402_FACILITATOR).',
    'The free routes work: /precheck, /sample, /contents. The operator sets X402_FACILITATOR; README names keyless ones.',
  ),
  payment_required: entry(
    402,
    'Payment required',
    (f: { usd: string }) => `This call costs $${f.usd} in USDC.`,
    rereadPrice,
  ),
  payment_invalid: entry(
    402,
    'Payment refused',
    (f: { reason: string }) =>
      f.reason === 'authorization_spent'
        ? 'The authorization of this payment was used on the chain before, though not for an answer of this archive. This call charged nothing.'
        : `The payment was not accepted: ${f.reason}. Nothing was charged.`,
    rereadPrice,
  ),
  payment_expired: entry(
    402,
    'Payment expired',
    () => 'The signed payment has run out, or will before it could be settled (validBefore). Nothing was charged.',
    'Sign a new payment for the same request.',
  ),
  insufficient_funds: entry(
    402,
    'Insufficient funds',
    () => 'The payer does not hold enough USDC for this call and for those already in flight. Nothing was charged.',
    'Fund the wallet, or wait until calls in flight are done, then sign a new payment.',
  ),
  payment_already_used: entry(
    409,
    'Payment already used',
    () => 'This signed payment belongs to another request. Nothing more was charged.',
    'Sign a new payment for this request, or repeat the request that the payment was first sent with to read its answer again.',
  ),
  payment_id_conflict: entry(
    409,
    'Payment id already used',
    () => 'This payment id belongs to another request of the same payer. Nothing was charged.',
    'Use a new payment id for a new request.',
  ),
  settlement_pending: entry(
    503,
    'Settlement pending',
    () => 'The answer is made, but whether the payment has reached the chain is not known yet.',
    settling,
  ),
  facilitator_unavailable: entry(
    502,
    'Facilitator unavailable',
    (f: { reason: string }) => `The payment could not be verified: ${f.reason}. Nothing was charged.`,
    'Repeat the same request with the same payment header in a moment.',
  ),
  answer_expired: entry(
    410,
    'Answer no longer kept',
    () => 'This payment was used and answered, and the answer is no longer kept. Nothing more was charged.',
    'Sign a new payment to make the call again; the receipt stays valid.',
  ),
  sign_in_required: entry(
    401,
    'Sign-in required',
    (f: { refused: boolean }) =>
      f.refused
        ? 'Neither the payment header nor the sign-in proves that you are the payer of this receipt.'
        : 'A receipt is shown to its payer only.',
    'Send the payment header that bought the answer, or sign the challenge in `extensions` with the wallet that paid and send it as SIGN-IN-WITH-X.',
  ),
  no_match: entry(
    404,
    'No match',
    (f: { what: string; known?: readonly string[]; unknown?: readonly string[] }) =>
      `No case of the archive matches this ${f.what}.${wordList('It knows', f.known)}${wordList('No case has', f.unknown)} Nothing was charged.`,
    'Describe the symptom in other words and name the part that failed (a job, a cache, a test, an alert), or read the titles at /contents, free.',
  ),
  no_claims: entry(
    404,
    'No claims',
    () => 'No sentence of the text asserts a finding, so there is nothing to audit. Nothing was charged.',
    'Send the passage that states results. /precheck shows for free which sentences are read as claims.',
  ),
  no_change: entry(
    404,
    'No change',
    (f: { since: string }) => `Nothing in the corpus has changed since version ${f.since}. Nothing was charged.`,
    'Keep the copy that you have.',
  ),
  not_found: entry(
    404,
    'Not found',
    (f: { path: string }) => `There is nothing at ${f.path}.`,
    'The routes are listed at / and in /openapi.json.',
  ),
  language_not_read: entry(
    422,
    'Language not read',
    (f: { language: string }) =>
      `The text looks like ${f.language}; the auditor reads English only. Nothing was charged.`,
    'Send an English text. That the text was not read says nothing about its claims.',
  ),
  bad_input: entry(
    400,
    'Bad input',
    (f: { param?: string; problem: string }) => (f.param ? `${f.param}: ${f.problem}.` : `${f.problem}.`),
    'Correct the request as the detail says; /openapi.json lists every parameter.',
  ),
  invalid_report: entry(
    422,
    'Invalid report',
    (f: { param?: string; problem: string }) => (f.param ? `${f.param}: ${f.problem}.` : `${f.problem}.`),
    'Correct the field as the detail says and send it again; nothing was stored. /openapi.json lists every field.',
  ),
  bad_signature: entry(
    400,
    'Bad signature',
    (f: { reason: string }) => `The report is signed, and the signature does not hold: ${f.reason}.`,
    'Sign `failure-archive-v1`, unix time, METHOD, path and hex SHA-256 of the body, joined by newlines, with the key that X-Reporter-ID names; or send no signature and another id.',
  ),
  too_long: entry(
    413,
    'Too long',
    (f: { param?: string; limit: number; unit: string }) =>
      `${f.param ?? 'The body'} may have at most ${f.limit} ${f.unit}.`,
    'Shorten it, or send it in parts.',
  ),
  unsupported_type: entry(
    415,
    'Unsupported media type',
    (f: { accepted: readonly string[] }) =>
      `The body is of a type that this route does not read; it reads ${f.accepted.join(', ')}.`,
    'Send JSON with content-type application/json.',
  ),
  method_not_allowed: entry(
    405,
    'Method not allowed',
    (f: { method: string; path: string; allowed: readonly string[] }) =>
      `${f.method} is not served at ${f.path}; what is: ${f.allowed.join(', ')}.`,
    'Use a method of the Allow header.',
  ),
  headers_too_large: entry(
    431,
    'Headers too large',
    (f: { limit: number }) => `The request headers may have at most ${f.limit} bytes together.`,
    'Send fewer or shorter headers; put long input in a POST body.',
  ),
  rate_limited: entry(
    429,
    'Too many requests',
    (f: { perMinute: number; seconds: number }) =>
      `At most ${f.perMinute} such requests a minute; next in ${f.seconds} s.`,
    'Wait as Retry-After says. Requests that carry a payment are not limited.',
  ),
  origin_refused: entry(
    403,
    'Origin refused',
    () => 'The Host or Origin header of this request names another site than this service.',
    'Call the address that the service states as its own; a page of another site cannot call /mcp.',
  ),
  no_archive: entry(
    503,
    'No archive',
    (f: { reason: string }) => `This needs an archive, and ${f.reason}.`,
    'Set FAILURE_ARCHIVE_URL in the configuration of this MCP server to the address of an archive that runs. Without it precheck, sample, contents and service_info are answered from the package.',
  ),
  corpus_invalid: entry(
    500,
    'Corpus invalid',
    (f: { reason: string }) => `The built corpus cannot be used: ${f.reason}.`,
    'Build one with `failure-archive build` (the published package brings no documents: give it yours with --in), name its folder in CORPUS_DIR, and do not edit what is in it.',
  ),
  internal: entry(
    500,
    'Internal error',
    () => 'Something failed on our side. Nothing was charged.',
    'Repeat the request, a paid one with the same payment header; if it persists, report the request_id.',
  ),
} as const

export type ErrorCode = keyof typeof ERRORS
export type ErrorFacts<Code extends ErrorCode> = Parameters<(typeof ERRORS)[Code]['detail']>[0]

/**
 * An error that stops the work and that the caller may see. Anything else that is thrown is shown as `internal`.
 *
 * @example
 * throw new ServiceError('too_long', { param: 'q', limit: 500, unit: 'characters' })
 */
export class ServiceError<Code extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'ServiceError'
  readonly code: ErrorCode
  readonly status: number
  readonly title: string
  readonly remedy: string
  readonly param: string | undefined
  /** The methods that are served, where another was used; becomes the Allow header. */
  readonly allowed: readonly string[] | undefined
  /** Seconds after which a repetition makes sense; becomes the Retry-After header. */
  readonly retryAfter: number | undefined

  constructor(code: Code, facts: ErrorFacts<Code>, options: { retryAfter?: number } = {}) {
    const { status, title, detail, remedy } = ERRORS[code] as Entry<ErrorFacts<Code>>
    super(detail(facts))
    this.code = code
    this.status = status
    this.title = title
    this.remedy = remedy
    const { param, allowed } = (facts ?? {}) as { param?: string; allowed?: readonly string[] }
    this.param = param
    this.allowed = allowed
    this.retryAfter = options.retryAfter
  }
}
