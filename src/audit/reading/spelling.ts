import { interned } from '../../../checks/interned.ts'
import { forgetPassing, isPlain, type Word, wordOf } from '../../../checks/word.ts'
import type { Piece } from './word-facts.ts'

/** What the tagger is shown for a word at some place, and what it said of it. */
export interface Shown {
  readonly text: string
  /** The words that the tagger makes of it, null until it was asked. */
  pieces: readonly Piece[] | null
  /** Dictionary forms by the number of the part of speech. */
  readonly roots: Word[]
}

/** One way in which words are written, with all that depends on it alone: found out once, however often it stands in a text. */
export interface Spelling {
  readonly text: string
  readonly code: boolean
  /** In lower case; "n't" is "not". */
  readonly word: Word
  /** Has no letter and no digit. */
  readonly isMark: boolean
  /** A capital alone, which names something inside a sentence. */
  readonly isInitial: boolean
  /** Its dictionary form whatever its part of speech, where it is code or odd or names a file. */
  readonly fixedRoot: Word | null
  /** As the tagger is shown it inside a sentence and at its head. */
  readonly inside: Shown
  readonly first: Shown
}

/** Words that the tagger never saw are given as plain words of the same kind: it is asked about the grammar, not the name. */
const STAND_IN = 'item'
const PLAIN = /^[A-Za-z\u00c0-\u024f][A-Za-z\u00c0-\u024f'-]{0,29}$/
const MARKS = new Set(['.', ',', ';', ':', '!', '?', '(', ')', '"', '-', '%'])

const CONTRACTED = new Map([
  ["n't", 'not'],
  ["'ve", 'have'],
  ["'re", 'are'],
  ["'m", 'am'],
  ["'ll", 'will'],
  ["'d", 'would'],
  ['ca', 'can'],
  ['wo', 'will'],
])

function expand(text: string): string {
  const straight = text.toLowerCase().replace('’', "'")
  return CONTRACTED.get(straight) ?? straight
}

/** What stands for a number. */
const A_NUMBER = '7'
const OTHER_MARK = ';'

/** What the tagger is shown for a word that is no plain one: never anything long, odd or hostile. */
function standInFor(lower: string): Shown {
  if (/^\d/.test(lower)) return standIn(A_NUMBER)
  if (MARKS.has(lower)) return standIn(lower)
  return standIn(/\p{L}/u.test(lower) ? STAND_IN : OTHER_MARK)
}

const shown = (text: string): Shown => ({ text, pieces: null, roots: [] })

const standIns = new Map<string, Shown>()

/** However many words it stands for, the tagger is asked about it once. */
function standIn(text: string): Shown {
  const known = standIns.get(text) ?? shown(text)
  standIns.set(text, known)
  return known
}

/** A file is read as what it is: "alerts.yml" is a config, "README.md" a readme. */
function kindOfFile(lower: string): string | null {
  if (!lower.includes('.')) return null
  if (/\.(?:ya?ml|conf|cfg|ini|toml|properties|env|tf|service)$/.test(lower)) return 'config'
  if (/readme\.\w{2,4}$/.test(lower)) return 'readme'
  if (/change-?log\.\w{2,4}$/.test(lower)) return 'changelog'
  return /\.(?:md|rst|adoc)$/.test(lower) ? 'documentation' : null
}

/** A plain word inside a sentence and at its head, where its capital says nothing. */
function shownPlain(text: string, lower: string): { inside: Shown; first: Shown } {
  const first = shown(lower)
  const isLower = lower === text || lower.length !== text.length
  return { inside: isLower ? first : shown(text.replace('’', "'")), first }
}

function spell(text: string, code: boolean): Spelling {
  const lower = code ? text.replaceAll('`', '').toLowerCase() : expand(text)
  const plain = !code && PLAIN.test(lower)
  const word = wordOf(lower === text ? text : lower)
  const file = kindOfFile(lower)
  const other = code ? standIn(STAND_IN) : standInFor(lower)
  return {
    text,
    code,
    word,
    isMark: !code && !/[\p{L}\p{N}]/u.test(text),
    isInitial: /^[A-HJ-Z]$/.test(text),
    fixedRoot: file !== null ? wordOf(file) : plain ? null : word,
    ...(plain ? shownPlain(text, lower) : { inside: other, first: other }),
  }
}

/** So many spellings are kept: a text of other words must not fill the memory. */
const MOST_KEPT = 30_000
const kept = new Map<string, Spelling>()
/** Those of the text that is read now which are no plain words. */
const passing = new Map<string, Spelling>()
const passingCode = new Map<string, Spelling>()

export function spellingOf(text: string, code: boolean): Spelling {
  const known = code ? passingCode.get(text) : (kept.get(text) ?? passing.get(text))
  if (known) return known
  const copy = interned(text)
  const spelling = spell(copy, code)
  if (kept.size >= MOST_KEPT) kept.clear()
  const among = code ? passingCode : isPlain(spelling.word.text) ? kept : passing
  among.set(copy, spelling)
  return spelling
}

/** Takes what a text has left in memory out of it, but for plain words. */
export function forgetText(): void {
  passing.clear()
  passingCode.clear()
  forgetPassing()
}
