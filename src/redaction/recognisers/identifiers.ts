import { byPattern, type Recogniser } from '../recogniser.ts'

const ID_VALUE = `(?<secret>[a-z0-9][a-z0-9_.:/+=-]{6,199}[a-z0-9=])`
const looksLikeAnId = (secret: string): boolean => /\d/.test(secret) && !/^\d{1,7}$/.test(secret)

/** `request_id=…`, `"X-Request-Id": "…"`, `request id 8f2…` */
const named = (what: string): RegExp =>
  new RegExp(
    `(?<![a-z])(?:x[_-])?(?:${what})[_\\s-]?(?:id|identifier)?["'\`]?(?:\\s{0,3}[:=#]\\s{0,3}|\\s(?:is\\s|was\\s)?)["'\`]?${ID_VALUE}`,
    'gi',
  )

/** Identifiers that lead back to one request, one user or one account. */
export const IDENTIFIERS: readonly Recogniser[] = [
  byPattern('session-id', named('session|sess|sid|PHPSESSID|JSESSIONID|ASP\\.NET_SessionId|connect\\.sid'), {
    hints: ['sess', 'sid'],
    accepts: looksLikeAnId,
  }),
  byPattern(
    'request-id',
    named('request|req|correlation|transaction|invocation|operation|cf-ray|ray|amz-request|amzn-request'),
    {
      hints: ['req', 'correlation', 'transaction', 'invocation', 'operation', 'ray'],
      accepts: looksLikeAnId,
    },
  ),
  byPattern('trace-id', named('trace|span|parent-?span|b3-trace|datadog-trace|amzn-trace|cloud-trace-context'), {
    hints: ['trace', 'span'],
    accepts: looksLikeAnId,
  }),
  // W3C traceparent
  byPattern('trace-id', /(?<![0-9a-f])00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}(?![0-9a-f])/gi, { hints: ['00-'] }),
  // AWS X-Ray
  byPattern('trace-id', /(?<![0-9a-z])1-[0-9a-f]{8}-[0-9a-f]{24}(?![0-9a-z])/gi, { hints: ['1-'] }),
  byPattern('uuid', /(?<![0-9a-z])[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?![0-9a-z])/gi, {
    hints: ['-'],
  }),
  byPattern('ulid', /(?<![0-9a-z])[0-7][0-9A-HJKMNP-TV-Z]{25}(?![0-9a-z])/gi, {
    accepts: (secret) => /[a-z]/i.test(secret) && /\d.*\d.*\d/.test(secret),
  }),
  // Object ids of billing, identity and model providers: `cus_…`, `org-…`, `chatcmpl-…`
  byPattern(
    'record-id',
    /(?<![0-9a-z])(?:cus|ch|pi|pm|sub|in|acct|req|evt|cs|txn|po|price|prod|seti|si|re|py|ba|card|src|tok|user|org|team|proj|asst|thread|msg|run|resp|chatcmpl|toolu|batch)[_-](?:live_|test_)?(?<secret>[0-9a-z]{14,64})(?![0-9a-z])/gi,
    { hints: ['_', '-'], accepts: (secret) => /\d/.test(secret) && /[a-z]/i.test(secret) },
  ),
  byPattern(
    'cloud-account',
    /(?<![0-9a-z])arn:aws[a-z-]{0,12}:[a-z0-9-]{1,32}:[a-z0-9-]{0,24}:(?<secret>\d{12})(?!\d)/gi,
    {
      hints: ['arn:aws'],
    },
  ),
  byPattern(
    'cloud-account',
    /(?<![a-z])(?:aws |gcp |azure |cloud )?(?:account|subscription|tenant|project)[ _-]?(?:id|number)?["']?\s{0,3}[:=#]?\s{0,3}["']?(?<secret>\d{12})(?!\d)/gi,
    { hints: ['account', 'subscription', 'tenant', 'project'] },
  ),
]
