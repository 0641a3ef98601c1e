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
/** "logging in" is no log; "logged in the file" is. */
const LOGIN = /\blog(?:s|ged|ging)?[\s-](in|on|out|off)\b(?!\s(?:the|a|an|our|their|its|this|that|each|every)\b)/giu

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

export interface Reading {
  /** In the order of the text, fillers left out. */
  readonly words: readonly Word[]
  /** Identifiers and compounds with their marks taken out: `pg_dump` is `pgdump`, `roll-back` is `rollback`. */
  readonly compounds: readonly Word[]
}

export type Reader = (text: string) => Reading

const reading = (text: string, tokenOf: (token: string) => Token): Reading => {
  const words: Word[] = []
  const compounds: Word[] = []
  for (const token of text.replace(CONTRACTION, ' not').replace(LOGIN, 'log$1').match(TOKEN) ?? []) {
    const read = tokenOf(token)
    words.push(...read.words)
    if (read.compound) compounds.push(read.compound)
  }
  return { words, compounds }
}

/** Reads a text into words. Lower case and stems do not depend on the locale. */
export const readText: Reader = (text) => reading(text, toToken)

/**
 * Reads the cases of an archive: the same few thousand words come again and again, and reading each of them once makes the index
 * five times as fast. It remembers what it reads, so the text of a caller is never read with it.
 */
export function createCaseReader(): Reader {
  const kept = new Map<string, Token>()
  const keptToken = (token: string): Token => {
    const known = kept.get(token)
    if (known) return known
    const made = toToken(token)
    kept.set(token, made)
    return made
  }
  return (text) => reading(text, keptToken)
}
