import model from 'wink-eng-lite-web-model'
import winkNLP from 'wink-nlp'
import type { Token } from '../../../checks/passage.ts'
import type { RawToken } from './tokens.ts'

const nlp = winkNLP(model, ['pos'])
const { its } = nlp

/** Words that the tagger never saw are given as plain words of the same kind: it is asked about the grammar, not the name. */
const STAND_IN = 'item'
const PLAIN = /^[A-Za-z\u00c0-\u024f][A-Za-z\u00c0-\u024f'-]{0,29}$/
const MARKS = new Set(['.', ',', ';', ':', '!', '?', '(', ')', '"', '-', '%'])
const CHUNK = 12_000

const CONTRACTED: Readonly<Record<string, string>> = {
  "n't": 'not',
  "'ve": 'have',
  "'re": 'are',
  "'m": 'am',
  "'ll": 'will',
  "'d": 'would',
  ca: 'can',
  wo: 'will',
}

function expand(text: string): string {
  const lower = text.toLowerCase()
  if (!/['’]/.test(lower) && lower !== 'ca' && lower !== 'wo') return lower
  const straight = lower.replace('’', "'")
  return CONTRACTED[straight] ?? straight
}

/** What the tagger is shown for a token: never anything long, odd or hostile. */
function shown(token: RawToken, lower: string, first: boolean): string {
  if (token.code) return STAND_IN
  if (PLAIN.test(lower)) return first || lower.length !== token.text.length ? lower : token.text.replace('’', "'")
  if (/^\d/.test(lower)) return /^\d{1,11}$/.test(lower) ? lower : '7'
  if (MARKS.has(lower)) return lower
  return /\p{L}/u.test(lower) ? STAND_IN : ';'
}

/** Plurals that the tagger's dictionary does not know ("logins") lose their ending by rule. */
const singular = (lemma: string, lower: string, pos: string | undefined): string =>
  lemma === lower && pos === 'NOUN' && /[^siu]s$/.test(lower) ? lower.slice(0, -1) : lemma

/** A file is read as what it is: "alerts.yml" is a config, "README.md" a readme. */
function kindOfFile(lower: string): string | null {
  if (!lower.includes('.')) return null
  if (/\.(?:ya?ml|conf|cfg|ini|toml|properties|env|tf|service)$/.test(lower)) return 'config'
  if (/readme\.\w{2,4}$/.test(lower)) return 'readme'
  if (/change-?log\.\w{2,4}$/.test(lower)) return 'changelog'
  return /\.(?:md|rst|adoc)$/.test(lower) ? 'documentation' : null
}

/** Adds part of speech and dictionary form to sentences of raw tokens. */
export function tag(sentences: readonly (readonly RawToken[])[]): Token[][] {
  const out: Token[][] = []
  let batch: (readonly RawToken[])[] = []
  let size = 0
  const flush = (): void => {
    out.push(...tagBatch(batch))
    batch = []
    size = 0
  }
  for (const sentence of sentences) {
    batch.push(sentence)
    size += sentence.length * 6
    if (size > CHUNK) flush()
  }
  flush()
  return out
}

function tagBatch(sentences: readonly (readonly RawToken[])[]): Token[][] {
  const lowers = sentences.map((s) =>
    s.map((t) => (t.code ? t.text.replaceAll('`', '').toLowerCase() : expand(t.text))),
  )
  const words = sentences.flatMap((s, n) => s.map((t, i) => shown(t, lowers[n]?.[i] ?? '', i === 0)))
  if (words.length === 0) return sentences.map(() => [])
  const tagged = nlp.readDoc(words.join(' ')).tokens()
  const pos = tagged.out(its.pos) as string[]
  const lemma = tagged.out(its.lemma as never) as string[]
  const spaces = tagged.out(its.precedingSpaces as never) as string[]
  let at = -1
  const next = (): number => {
    at += 1
    while (at > 0 && at < spaces.length && spaces[at] === '') at += 1
    return at
  }
  return sentences.map((s, n) =>
    s.map((token, k) => {
      const i = next()
      const lower = lowers[n]?.[k] ?? ''
      const odd = token.code || !PLAIN.test(lower)
      return {
        text: token.text,
        lower,
        lemma: kindOfFile(lower) ?? (odd ? lower : singular(lemma[i] ?? lower, lower, pos[i])),
        pos: k > 0 && /^[A-HJ-Z]$/.test(token.text) ? 'PROPN' : (pos[i] ?? 'X'),
        start: token.start,
        end: token.end,
        code: token.code,
      }
    }),
  )
}
