import { byPattern, type Recogniser } from '../recogniser.ts'

const ID_VALUE = `(?<secret>[a-z0-9][a-z0-9_.:/+=-]{6,199}[a-z0-9=])`
const looksLikeAnId = (secret: string): boolean => /\d/.test(secret) && !/^\d{1,7}$/.test(secret)

/** `request_id=…`, `"X-Request-Id": "…"`, `request id 8f2…` */
const named = (what: string): RegExp =>
  new RegExp(
    `(?<![a-z])(?:x[_-])?(?:${what})["'\`]?(?:\\s{0,3}[:=#]\\s{0,3}|\\s(?:is\\s|was\\s)?)["'\`]?${ID_VALUE}`,
    'gi',
  )

/** `trace: 4bf92f…`: without the word "id" only what is plainly one. */
const bare = (what: string): RegExp =>
  new RegExp(`(?<![a-z])(?:${what})["'\`]?\\s{0,3}[:=]\\s{0,3}["'\`]?(?<secret>[0-9a-f]{16,64})(?![0-9a-z])`, 'gi')

const ID = '[_\\s-]?(?:id|identifier)'

/** Identifiers that lead back to one request, one user or one account. */
export const IDENTIFIERS: readonly Recogniser[] = [
  byPattern(
    'session-id',
    named(`(?:session|sess)${ID}|sessid|sid|PHPSESSID|JSESSIONID|ASP\\.NET_SessionId|connect\\.sid`),
    {
      hints: ['sess', 'sid'],
      accepts: looksLikeAnId,
    },
  ),
  byPattern('session-id', bare('session'), { hints: ['session'] }),
  byPattern(
    'request-id',
    named(`(?:amzn?[_-])?(?:request|req|correlation|transaction|invocation)${ID}|cf-ray|x-amz-cf-id`),
    {
      hints: ['req', 'correlation', 'transaction', 'invocation', 'cf-'],
      accepts: looksLikeAnId,
    },
  ),
  byPattern('request-id', bare('request|correlation'), { hints: ['request', 'correlation'] }),
  byPattern('trace-id', named(`(?:b3-|datadog-|amzn-)?(?:trace|span|parent-?span)${ID}|cloud-trace-context`), {
    hints: ['trace', 'span'],
    accepts: looksLikeAnId,
  }),
  byPattern('trace-id', bare('trace|span'), { hints: ['trace', 'span'] }),
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
