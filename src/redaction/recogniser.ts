/** Half-open, in UTF-16 units of the text that was searched. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** What the gate recognises; each class is masked by a placeholder that bears its name. */
export type SecretClass =
  | 'api-token'
  | 'bank-account'
  | 'bearer-header'
  | 'bech32-address'
  | 'bitcoin-address'
  | 'cloud-account'
  | 'cookie'
  | 'credential'
  | 'email'
  | 'evm-address'
  | 'iban'
  | 'internal-host'
  | 'ipv4'
  | 'ipv6'
  | 'jwt'
  | 'mac-address'
  | 'national-id'
  | 'payment-card'
  | 'phone'
  | 'private-key'
  | 'record-id'
  | 'request-id'
  | 'seed-phrase'
  | 'session-id'
  | 'solana-address'
  | 'trace-id'
  | 'ulid'
  | 'url-credential'
  | 'url-token'
  | 'user-path'
  | 'uuid'
  | 'webhook-url'

/** Finds one class in a text without disguises (see view.ts), in linear time. */
export interface Recogniser {
  readonly class: SecretClass
  readonly find: (text: string, lowerCase: string) => readonly Span[]
}

/** A full stop behind a value belongs to the sentence. */
const SENTENCE_END = /[.:!?]$/

export interface PatternOptions {
  /**
   * Texts (in lower case) of which one stands in every match. A text without any of them is not searched, which makes the
   * gate several times faster on prose.
   */
  readonly hints?: readonly string[]
  /** Decides on what the pattern cannot: a checksum, a reserved value. */
  readonly accepts?: (secret: string, text: string, start: number) => boolean
}

/**
 * A recogniser by a pattern. Where the pattern has a group `secret`, only that is masked, so that the words that gave it
 * away (`session_id=`) stay readable; it is to be the last thing in the match.
 *
 * Patterns are to be linear on any text: every repetition bounded or ended by a character that it cannot hold itself, and
 * no repetition inside a repetition.
 */
export function byPattern(name: SecretClass, pattern: RegExp, options: PatternOptions = {}): Recogniser {
  const { hints, accepts = () => true } = options
  return {
    class: name,
    find: (text, lowerCase) => {
      if (hints && !hints.some((hint) => lowerCase.includes(hint))) return []
      const spans: Span[] = []
      for (const match of text.matchAll(pattern)) {
        const secret = (match.groups?.secret ?? match[0]).replace(SENTENCE_END, '')
        const start = match.index + match[0].lastIndexOf(secret)
        if (accepts(secret, text, start)) spans.push({ start, end: start + secret.length })
      }
      return spans
    },
  }
}
