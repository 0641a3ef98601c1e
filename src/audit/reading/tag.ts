import model from 'wink-eng-lite-web-model'
import winkNLP from 'wink-nlp'
import type { Token } from '../../../checks/passage.ts'
import { wordOf } from '../../../checks/word.ts'
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
  if (!(lower.includes("'") || lower.includes('’') || lower === 'ca' || lower === 'wo')) return lower
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
  pos === 'NOUN' && lemma === lower && lower.endsWith('s') && /[^siu]s$/.test(lower) ? lower.slice(0, -1) : lemma

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

/** What the tagger found, word by word. */
interface Tagged {
  readonly pos: readonly string[]
  readonly lemma: readonly string[]
  /** Empty where the tagger cut a word in two. */
  readonly spaces: readonly string[]
}

function askTagger(words: readonly string[]): Tagged {
  const tokens = nlp.readDoc(words.join(' ')).tokens()
  return {
    pos: tokens.out(its.pos) as string[],
    lemma: tokens.out(its.lemma as never) as string[],
    spaces: tokens.out(its.precedingSpaces as never) as string[],
  }
}

function tagBatch(sentences: readonly (readonly RawToken[])[]): Token[][] {
  const lowers: string[] = []
  const words: string[] = []
  for (const sentence of sentences)
    sentence.forEach((token, i) => {
      const lower = token.code ? token.text.replaceAll('`', '').toLowerCase() : expand(token.text)
      lowers.push(lower)
      words.push(shown(token, lower, i === 0))
    })
  if (words.length === 0) return sentences.map(() => [])
  const { pos, lemma, spaces } = askTagger(words)
  let word = -1
  let at = -1
  return sentences.map((sentence) =>
    sentence.map((token, k) => {
      word += 1
      at += 1
      while (at > 0 && at < spaces.length && spaces[at] === '') at += 1
      return tagged(token, lowers[word] ?? '', lemma[at], pos[at], k === 0)
    }),
  )
}

function tagged(
  { text, start, end, code }: RawToken,
  lower: string,
  lemma: string | undefined,
  pos: string | undefined,
  first: boolean,
): Token {
  const form = lemmaOf(lower, code, lemma, pos)
  return {
    text,
    lower,
    lemma: form,
    word: wordOf(lower),
    root: wordOf(form),
    pos: !first && text.length === 1 && /^[A-HJ-Z]$/.test(text) ? 'PROPN' : (pos ?? 'X'),
    start,
    end,
    code,
  }
}

function lemmaOf(lower: string, code: boolean, lemma: string | undefined, pos: string | undefined): string {
  const file = kindOfFile(lower)
  if (file) return file
  return code || !PLAIN.test(lower) ? lower : singular(lemma ?? lower, lower, pos)
}
