import { validateMnemonic } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english'
import { byPattern, type Recogniser, type Span } from '../recogniser.ts'

/** A run of digits or of letters only is a number or a word; addresses and keys mix them. */
const mixed = (secret: string): boolean => /\d/.test(secret) && /[a-z]/i.test(secret)

const SEED_WORDS: ReadonlySet<string> = new Set(wordlist)
/** The lengths of BIP-39. No English sentence has twelve words of the list in a row, without "the", "of", "to" or "is". */
const PHRASE_LENGTHS = [24, 21, 18, 15, 12]
const WORD = /[a-z]{3,8}(?![a-z])/gi
const BETWEEN_WORDS = /^(?:[\s,;:+_>-]|\d{1,2}[.):]?|\\n){1,12}$|^["'`]\s?,\s?["'`]$/
const MOST_BETWEEN = 12
/** Runs longer than two phrases are masked whole, so that the search for the phrase inside stays short. */
const LONGEST_SEARCHED = 48

/** The words of a run that make up a phrase with a right checksum; the whole run where none does (a mistyped phrase). */
function phraseIn(run: readonly Span[], text: string): readonly Span[] {
  if (run.length > LONGEST_SEARCHED) return run
  const words = run.map(({ start, end }) => text.slice(start, end).toLowerCase())
  for (const length of PHRASE_LENGTHS) {
    for (let first = 0; first + length <= words.length; first++) {
      if (validateMnemonic(words.slice(first, first + length).join(' '), wordlist))
        return run.slice(first, first + length)
    }
  }
  return run
}

/** The words of the list in the text, in runs with nothing but separators between. */
function seedWordRuns(text: string): readonly (readonly Span[])[] {
  const runs: Span[][] = []
  for (const { index: start, 0: word } of text.matchAll(WORD)) {
    if (/[a-z]/i.test(text[start - 1] ?? ' ') || !SEED_WORDS.has(word.toLowerCase())) continue
    const span = { start, end: start + word.length }
    const last = runs.at(-1)?.at(-1)
    const near = last && start - last.end <= MOST_BETWEEN && BETWEEN_WORDS.test(text.slice(last.end, start))
    if (near) runs.at(-1)?.push(span)
    else runs.push([span])
  }
  return runs
}

const seedPhrase: Recogniser = {
  class: 'seed-phrase',
  find: (text) =>
    seedWordRuns(text).flatMap((run) => {
      if (run.length < Math.min(...PHRASE_LENGTHS)) return []
      const phrase = phraseIn(run, text)
      return [{ start: phrase[0]?.start ?? 0, end: phrase.at(-1)?.end ?? 0 }]
    }),
}

const DIGEST_NAME = /(?:sha-?(?:2-?)?256|digest|checksum|integrity|commit|blob)\W{0,4}$/i
const isNamedDigest = (text: string, start: number): boolean =>
  DIGEST_NAME.test(text.slice(Math.max(0, start - 16), start))

/** The keys, addresses and phrases that a wallet or a server holds. */
export const WALLETS: readonly Recogniser[] = [
  byPattern('evm-address', /(?<![0-9a-z])0x[0-9a-f]{40}(?![0-9a-z])/gi, {
    hints: ['0x'],
    accepts: (secret) => !/^0x(.)\1+$/i.test(secret),
  }),
  byPattern('bitcoin-address', /(?<![0-9a-z])(?:bc|tb)1[02-9ac-hj-np-z]{25,87}(?![0-9a-z])/gi, {
    hints: ['bc1', 'tb1'],
    accepts: mixed,
  }),
  byPattern('bitcoin-address', /(?<![0-9a-z/_-])[13][1-9A-HJ-NP-Za-km-z]{25,34}(?![0-9a-z/_-])/gi, { accepts: mixed }),
  // Other chains' bech32 addresses: a readable prefix, 1, then only the 32 letters of that alphabet.
  byPattern('bech32-address', /(?<![0-9a-z])(?!bc1|tb1)[a-z]{2,12}1[02-9ac-hj-np-z]{38,90}(?![0-9a-z])/gi, {
    accepts: mixed,
  }),
  byPattern('solana-address', /(?<![0-9a-z/_+-])[1-9A-HJ-NP-Za-km-z]{43,44}(?![0-9a-z/_+=-])/gi, { accepts: mixed }),
  // 64 hex digits: a private key, or a transaction's hash, which names its parties as well. Digests are named as such.
  byPattern('private-key', /(?<![0-9a-z])(?:0x)?[0-9a-f]{64}(?![0-9a-z])/gi, {
    accepts: (_, text, start) => !isNamedDigest(text, start),
  }),
  byPattern('private-key', /(?<![0-9a-z])[5KLc9][1-9A-HJ-NP-Za-km-z]{50,51}(?![0-9a-z])/gi, { accepts: mixed }),
  byPattern('private-key', /(?<![0-9a-z])[xyzt]prv[1-9A-HJ-NP-Za-km-z]{100,112}(?![0-9a-z])/gi, { hints: ['prv'] }),
  byPattern('private-key', /(?<![0-9a-z/_+-])[1-9A-HJ-NP-Za-km-z]{86,88}(?![0-9a-z/_+=-])/gi, { accepts: mixed }),
  // PEM and PGP blocks; one that was cut off before its end is masked as far as it goes.
  byPattern(
    'private-key',
    /-----BEGIN[A-Z0-9\s>]{1,40}PRIVATE KEY(?: BLOCK)?-----[\sA-Z0-9+/=:,.\\>]{0,16384}(?:-----END[A-Z0-9\s>]{1,40}-----)?/gi,
    { hints: ['-----begin'] },
  ),
  byPattern('private-key', /(?<![0-9a-z])AGE-SECRET-KEY-1[0-9A-Z]{58}(?![0-9a-z])/gi, { hints: ['age-secret'] }),
  seedPhrase,
]
