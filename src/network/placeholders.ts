/** One rule: what varies from call to call gives way to a placeholder that names its kind. */
export interface PlaceholderRule {
  readonly name: string
  readonly pattern: RegExp
  readonly placeholder: string
}

const rule = (name: string, pattern: RegExp, placeholder = `⟨${name}⟩`): PlaceholderRule => ({
  name,
  pattern,
  placeholder,
})

/** A number right after one of these words is the name of the failure and not one of its accidents. */
const NOT_AFTER_CODE = '(?<!\\d)(?<!\\b(?:error|code|errno)[\\s:=#(_-]{0,3})'

/**
 * In the order in which they are tried, on text in lower case that the redaction gate has masked. Every repetition is bounded or
 * ends at a character that it cannot hold, so a rule is linear. Numbers under four digits stay: a 422 is not a 500.
 */
export const PLACEHOLDER_RULES: readonly PlaceholderRule[] = [
  rule('url', /\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s"'`<>()[\]{}]+/g),
  rule('email', /[\w.+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,6}/g),
  rule('uuid', /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g),
  rule('time', /\b\d{4}-\d{2}-\d{2}(?:[t ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?(?:z|[+-]\d{2}:?\d{2})?)?(?![\w])/g),
  rule('time', /(?<![\d:.])\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?(?: ?[ap]m)?(?![\w:])/g),
  rule(
    'duration',
    new RegExp(
      `${NOT_AFTER_CODE}(?<![\\w.])\\d{1,12}(?:\\.\\d{1,9})? ?(?:ns|us|µs|ms|msecs?|millis|milliseconds?|s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?|d|days?)(?![\\w])`,
      'g',
    ),
  ),
  rule('ip', /(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?::\d{1,5})?(?![\w.]*\w)/g),
  rule('ip', /\[?⟨ipv[46]⟩\]?(?::\d{1,5})?/g),
  rule('ip', /\[?(?<![\w:])(?=[0-9a-f:]{0,39}\d)(?:[0-9a-f]{0,4}:){2,7}[0-9a-f]{0,4}(?![\w:])(?:\](?::\d{1,5})?)?/g),
  rule(
    'id',
    /(?<![a-z0-9])(?:request|req|trace|span|job|run|task|message|msg|session|sess|transaction|txn|event|evt|call|conversation|conv|correlation|corr|batch|order)[-_](?:id[-_:=]? ?)?(?=[a-z_-]{0,64}\d)[a-z0-9][a-z0-9_-]{4,127}/g,
  ),
  rule('hex', /\b0x[0-9a-f]+/g),
  rule('hex', /(?<=\b(?:commit|sha|sha1|revision|rev|head)[\s:=]{1,3})[0-9a-f]{7,40}(?![\w])/g),
  rule('hex', /(?<![a-z0-9])(?=\d{0,64}[a-f])[0-9a-f]{8,}(?![a-z0-9])/g),
  rule('token', /(?<![a-z0-9_-])(?=[a-z_-]{0,255}\d)(?=[\d_-]{0,255}[a-z])[a-z0-9_-]{20,}/g),
  rule('n', new RegExp(`${NOT_AFTER_CODE}\\d{1,3}(?:[,_']\\d{3})+(?:\\.\\d+)?(?![\\d])`, 'g')),
  rule('n', new RegExp(`${NOT_AFTER_CODE}\\d{4,}(?:\\.\\d+)?`, 'g')),
]
