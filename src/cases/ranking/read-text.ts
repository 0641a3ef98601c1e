import { stemmer } from 'stemmer'
import { FILLERS, isCommonWord } from './stop-words.ts'
import forms from './vocabulary/forms.json' with { type: 'json' }

/** One word of a text. */
export interface Word {
  /** As it was written. */
  readonly written: string
  /** Lower case, without its ending. */
  readonly stem: string
  /** Whether it has a subject of its own. */
  readonly telling: boolean
  /** Whether it is one of the everyday words that tell how something is said rather than what: searched at less weight. */
  readonly common: boolean
}

/** Words that deny, all read as one, so that "never fired", "did not fire" and "no longer fires" meet. */
const DENIALS = new Set(
  'not no never cannot without nor neither hardly dont doesnt didnt cant wont isnt arent wasnt havent hasnt couldnt'.split(
    ' ',
  ),
)
const ZEROS = new Set(['zero', 'nought', 'nil', '0b', '0kb'])

/** Letters or digits, or an identifier with its inner marks: `pg_dump`, `exit-code`, `auto.offset.reset`, `isError`. */
const TOKEN = /[\p{L}\p{N}]+(?:[_.:-][\p{L}\p{N}]+)*/gu
const CONTRACTION = /n['’]t\b/giu

const isNumber = (word: string) => /^\d/.test(word) && !/\p{L}{3}/u.test(word)

/** Status and exit codes are words of failure; other numbers say too little. */
const isCode = (word: string) => /^(?:0|[1-5]\d\d)$/.test(word)

/** Words that no rule for endings brings together: broke and break, db and database, failure and fail. */
const BASES = new Map(
  Object.entries(forms).flatMap(([base, others]) => others.split(' ').map((form): [string, string] => [form, base])),
)

/** American spelling read as British: "summarize", "summarization". */
const IZE = /(?<=[a-z]{3})iz(?=e$|ed$|es$|er$|ers$|ing$|ation$|ations$)/

const stemOf = (word: string) => {
  const base = (BASES.get(word) ?? word).replace(IZE, 'is')
  return /^[a-z]{3,}$/.test(base) ? stemmer(base) : base
}

function toWord(written: string): Word {
  const lower = written.toLowerCase()
  if (DENIALS.has(lower)) return { written, stem: 'not', telling: false, common: false }
  if (ZEROS.has(lower)) return { written, stem: '0', telling: true, common: false }
  const common = isCommonWord(lower)
  const telling = isNumber(lower) ? isCode(lower) : lower.length > 1 && !common
  return { written, stem: stemOf(lower), telling, common }
}

/** What stands between two marks or blanks, taken apart. */
interface Token {
  readonly words: readonly Word[]
  readonly compound: Word | null
}

const HAS_PARTS = /[_.:-]|\p{Ll}\p{Lu}/u

/** An identifier is read whole and in its parts; as a whole it is much rarer and so weighs much more. */
function toToken(token: string): Token {
  const isWord = (part: string) => part !== '' && !FILLERS.has(part.toLowerCase())
  if (!HAS_PARTS.test(token)) return { words: isWord(token) ? [toWord(token)] : [], compound: null }
  const parts = token.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').split(/[_.:\s-]+/u)
  const whole = stemOf(token.toLowerCase().replace(/[_.:-]/g, ''))
  return {
    words: parts.filter(isWord).map(toWord),
    compound: /^\d+$/.test(whole) ? null : { written: token, stem: whole, telling: true, common: false },
  }
}

const MOST_KEPT = 100_000
const kept = new Map<string, Token>()

/** The same few thousand words come again and again; reading each of them once makes the index five times as fast. */
function keptToken(token: string): Token {
  const known = kept.get(token)
  if (known) return known
  const made = toToken(token)
  if (kept.size < MOST_KEPT) kept.set(token, made)
  return made
}

export interface Reading {
  /** In the order of the text, fillers left out. */
  readonly words: readonly Word[]
  /** Identifiers and compounds with their marks taken out: `pg_dump` is `pgdump`, `roll-back` is `rollback`. */
  readonly compounds: readonly Word[]
}

/** Reads a text into words. Lower case and stems do not depend on the locale. */
export function readText(text: string): Reading {
  const words: Word[] = []
  const compounds: Word[] = []
  for (const token of text.replace(CONTRACTION, ' not').match(TOKEN) ?? []) {
    const read = keptToken(token)
    words.push(...read.words)
    if (read.compound) compounds.push(read.compound)
  }
  return { words, compounds }
}
