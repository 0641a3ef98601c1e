import { stemmer } from 'stemmer'
import { FILLERS, isStopWord } from './stop-words.ts'

/** One word of a text. */
export interface Word {
  /** As it was written. */
  readonly written: string
  /** Lower case, without its ending. */
  readonly stem: string
  /** Whether it is looked up by itself; other words only take part in phrases. */
  readonly telling: boolean
}

/** Words that deny, all read as one, so that "never fired", "did not fire" and "no longer fires" meet. */
const DENIALS = new Set(
  'not no never cannot without nor neither hardly dont doesnt didnt cant wont isnt arent wasnt havent hasnt couldnt'.split(' '),
)
const ZEROS = new Set(['zero', 'nought', 'nil', '0b', '0kb'])

/** Letters or digits, or an identifier with its inner marks: `pg_dump`, `exit-code`, `auto.offset.reset`, `isError`. */
const TOKEN = /[\p{L}\p{N}]+(?:[_.:-][\p{L}\p{N}]+)*/gu
const CONTRACTION = /n['’]t\b/giu

const isNumber = (word: string) => /^\d/.test(word) && !/\p{L}{3}/u.test(word)

/** Status and exit codes are words of failure; other numbers say too little. */
const isCode = (word: string) => /^(?:0|[1-5]\d\d)$/.test(word)

const stems = new Map<string, string>()

/** Porter's stem, kept: the same few thousand words come again and again. */
function stemOf(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  const stem = /^[a-z]{3,}$/.test(word) ? stemmer(word) : word
  if (stems.size < 200_000) stems.set(word, stem)
  return stem
}

function toWord(written: string): Word {
  const lower = written.toLowerCase()
  if (DENIALS.has(lower)) return { written, stem: 'not', telling: false }
  if (ZEROS.has(lower)) return { written, stem: '0', telling: true }
  const telling = isNumber(lower) ? isCode(lower) : lower.length > 1 && !isStopWord(lower)
  return { written, stem: stemOf(lower), telling }
}

/** An identifier is read whole and in its parts; a whole one is much rarer and so weighs much more. */
function partsOf(token: string): string[] {
  const parts = token.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').split(/[_.:\s-]+/u)
  return parts.length > 1 ? parts : [token]
}

/** The whole identifiers in a token that has parts. */
const wholeOf = (token: string) => (/^[\d.:-]+$/.test(token) ? undefined : token.toLowerCase().replace(/[_.:-]/g, ''))

export interface Reading {
  /** In the order of the text, fillers left out. */
  readonly words: readonly Word[]
  /** Identifiers and compounds with their marks taken out: `pg_dump` is `pgdump`, `roll-back` is `rollback`. */
  readonly compounds: readonly Word[]
}

/** Reads a text into words. Not locale-dependent: lower case and the stemmer are the same everywhere. */
export function readText(text: string): Reading {
  const words: Word[] = []
  const compounds: Word[] = []
  for (const [token] of text.replace(CONTRACTION, ' not').matchAll(TOKEN)) {
    const parts = partsOf(token)
    const whole = parts.length > 1 ? wholeOf(token) : undefined
    if (whole !== undefined) compounds.push({ written: token, stem: stemOf(whole), telling: true })
    for (const part of parts) if (part && !FILLERS.has(part.toLowerCase())) words.push(toWord(part))
  }
  return { words, compounds }
}
