import { wordlist } from '@scure/bip39/wordlists/english'
import { byPattern, type Recogniser, type Span } from '../recogniser.ts'

/** A run of digits or of letters only is a number or a word; addresses and keys mix them. */
const mixed = (secret: string): boolean => /\d/.test(secret) && /[a-z]/i.test(secret)

const SEED_WORDS: ReadonlySet<string> = new Set(wordlist)
/** The shortest phrase of BIP-39. No English sentence has so many words in a row without "the", "of", "to" or "is". */
const SHORTEST_PHRASE = 12
/** Words of the list that also make up prose and lists of plain words are told apart by the length of the run only. */
const WORD = /[a-z]{3,8}(?![a-z])/gi
const BETWEEN_WORDS = /^(?:[\s,;:.+_"'`|-]|\d{1,2}[.):]?|%20|\\n){1,12}$/

const seedPhrase: Recogniser = {
  class: 'seed-phrase',
  find: (text) => {
    const spans: Span[] = []
    let run: { start: number; end: number; words: number } | undefined
    const close = () => {
      if (run && run.words >= SHORTEST_PHRASE) spans.push({ start: run.start, end: run.end })
      run = undefined
    }
    for (const match of text.matchAll(WORD)) {
      const start = match.index
      const end = start + match[0].length
      const startsWord = start === 0 || !/[a-z]/i.test(text[start - 1] ?? '')
      if (!startsWord || !SEED_WORDS.has(match[0].toLowerCase())) {
        close()
        continue
      }
      const near = run && start - run.end <= 12 && BETWEEN_WORDS.test(text.slice(run.end, start))
      if (!near) close()
      run = { start: run?.start ?? start, end, words: (run?.words ?? 0) + 1 }
    }
    close()
    return spans
  },
}

const DIGEST_NAME = /(?:sha-?(?:2-?)?256|digest|checksum|integrity|commit|blob)\W{0,4}$/i
const isNamedDigest = (text: string, start: number): boolean =>
  DIGEST_NAME.test(text.slice(Math.max(0, start - 16), start))

/** The keys, addresses and phrases that a wallet or a server holds. */
export const WALLETS: readonly Recogniser[] = [
  byPattern('evm-address', /(?<![0-9a-z])0x[0-9a-f]{40}(?![0-9a-z])/gi, { hints: ['0x'] }),
  byPattern('bitcoin-address', /(?<![0-9a-z])(?:bc|tb)1[02-9ac-hj-np-z]{25,87}(?![0-9a-z])/gi, {
    hints: ['bc1', 'tb1'],
    accepts: mixed,
  }),
  byPattern('bitcoin-address', /(?<![0-9a-z/_-])[13][1-9A-HJ-NP-Za-km-z]{25,34}(?![0-9a-z/_-])/gi, { accepts: mixed }),
  // Other chains' bech32 addresses: a readable prefix, 1, then only the 32 letters of that alphabet.
  byPattern('bech32-address', /(?<![0-9a-z])(?!bc1|tb1)[a-z]{2,12}1[02-9ac-hj-np-z]{38,90}(?![0-9a-z])/gi, {
    accepts: mixed,
  }),
  byPattern('solana-address', /(?<![0-9a-z/_+=-])[1-9A-HJ-NP-Za-km-z]{43,44}(?![0-9a-z/_+=-])/gi, { accepts: mixed }),
  // 64 hex digits: a private key, or a transaction's hash, which names its parties as well. Digests are named as such.
  byPattern('private-key', /(?<![0-9a-z])(?:0x)?[0-9a-f]{64}(?![0-9a-z])/gi, {
    accepts: (_, text, start) => !isNamedDigest(text, start),
  }),
  byPattern('private-key', /(?<![0-9a-z])[5KLc9][1-9A-HJ-NP-Za-km-z]{50,51}(?![0-9a-z])/gi, { accepts: mixed }),
  byPattern('private-key', /(?<![0-9a-z])[xyzt]prv[1-9A-HJ-NP-Za-km-z]{100,112}(?![0-9a-z])/gi, { hints: ['prv'] }),
  byPattern('private-key', /(?<![0-9a-z/_+=-])[1-9A-HJ-NP-Za-km-z]{86,88}(?![0-9a-z/_+=-])/gi, { accepts: mixed }),
  // PEM and PGP blocks; one that was cut off before its end is masked as far as it goes.
  byPattern(
    'private-key',
    /-----BEGIN[A-Z0-9 ]{1,40}PRIVATE KEY(?: BLOCK)?-----[\sA-Z0-9+/=:,.\\]{0,16384}(?:-----END[A-Z0-9 ]{1,40}-----)?/gi,
    { hints: ['-----begin'] },
  ),
  byPattern('private-key', /(?<![0-9a-z])AGE-SECRET-KEY-1[0-9A-Z]{58}(?![0-9a-z])/gi, { hints: ['age-secret'] }),
  seedPhrase,
]
