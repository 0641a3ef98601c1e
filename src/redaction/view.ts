/** A text as the recognisers read it, with the way back: unit `i` of `text` begins at `starts[i]` of the original. */
export interface View {
  readonly text: string
  readonly starts: Int32Array
  /** Where the original behind unit `i` ends, exclusive. */
  readonly ends: Int32Array
}

/** Letters of other scripts that look like an ASCII one. Compatibility forms (full width, mathematical) come by NFKC. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  [
    ['аɑα', 'a'],
    ['ЬƄ', 'b'],
    ['сϲ', 'c'],
    ['ԁɗ', 'd'],
    ['еҽε', 'e'],
    ['ɡց', 'g'],
    ['һհ', 'h'],
    ['іıιӏ', 'i'],
    ['јϳ', 'j'],
    ['κк', 'k'],
    ['ո', 'n'],
    ['оοօσ', 'o'],
    ['рρ', 'p'],
    ['ԛ', 'q'],
    ['г', 'r'],
    ['ѕ', 's'],
    ['τт', 't'],
    ['υսц', 'u'],
    ['νѵ', 'v'],
    ['ԝѡ', 'w'],
    ['хχ', 'x'],
    ['уγү', 'y'],
    ['АΑ', 'A'],
    ['ВΒ', 'B'],
    ['СϹ', 'C'],
    ['ЕΕ', 'E'],
    ['ԌG', 'G'],
    ['НΗ', 'H'],
    ['ІΙӀ', 'I'],
    ['Ј', 'J'],
    ['КΚ', 'K'],
    ['МΜ', 'M'],
    ['ΝN', 'N'],
    ['ОΟ', 'O'],
    ['РΡ', 'P'],
    ['Ѕ', 'S'],
    ['ТΤ', 'T'],
    ['ХΧ', 'X'],
    ['ҮΥ', 'Y'],
    ['Ζ', 'Z'],
    ['‐‑‒–—―−﹘', '-'],
    ['․。﹒', '.'],
    ['∕⁄', '/'],
    ['ː∶', ':'],
    ['“”„‟″', '"'],
    ['‘’‚‛′', "'"],
  ].flatMap(([letters = '', ascii = '']) => [...letters].map((letter) => [letter, ascii] as const)),
)

/** Characters that are not seen: zero-width ones, joiners, direction marks, variation selectors, the soft hyphen. */
const UNSEEN = /^(?:\p{Cf}|\p{Mn}|\u115f|\u1160|\u3164|\uffa0)$/u
/** A percent-encoded ASCII character or a numeric character reference of one. */
const ENCODED = /%(?:0[ad]|[2-6][0-9a-f]|7[0-9a-e])|&#(?:x0*([2-7][0-9a-f])|0*(\d{2,3}));?/giy
const MAY_DISGUISE = /\P{ASCII}|[%&]/gu

function plainForm(character: string): string {
  if (UNSEEN.test(character)) return ''
  const known = LOOK_ALIKES.get(character)
  if (known !== undefined) return known
  const compatible = character.normalize('NFKC')
  return LOOK_ALIKES.get(compatible) ?? compatible
}

interface Piece {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** The ASCII that a percent-encoding or a character reference at this place stands for. */
function decodedAt(text: string, at: number): Piece | undefined {
  ENCODED.lastIndex = at
  const match = ENCODED.exec(text)
  if (!match) return undefined
  const [whole, hexReference, reference] = match
  const code = reference ? Number(reference) : Number.parseInt(hexReference ?? whole.slice(1, 3), 16)
  return code < 127 ? { text: String.fromCharCode(code), start: at, end: at + whole.length } : undefined
}

function undisguised(text: string, at: number, character: string): Piece | undefined {
  if (character === '%' || character === '&') return decodedAt(text, at)
  return { text: plainForm(character), start: at, end: at + character.length }
}

/** Puts pieces together; a piece as long as what it stands for is a run in which unit follows unit. */
function assemble(pieces: readonly Piece[]): View {
  const text = pieces.map((piece) => piece.text).join('')
  const starts = new Int32Array(text.length)
  const ends = new Int32Array(text.length)
  let unit = 0
  for (const { text: form, start, end } of pieces) {
    const unitForUnit = form.length === end - start
    for (let offset = 0; offset < form.length; offset++, unit++) {
      starts[unit] = unitForUnit ? start + offset : start
      ends[unit] = unitForUnit ? start + offset + 1 : end
    }
  }
  return { text, starts, ends }
}

/**
 * The text with its disguises taken off: unseen characters dropped, look-alikes and compatibility forms turned into the
 * ASCII that they look like, percent-encoding and character references decoded.
 */
export function unfold(text: string): View {
  const pieces: Piece[] = []
  let from = 0
  for (const { index, 0: character } of text.matchAll(MAY_DISGUISE)) {
    const plain = index < from ? undefined : undisguised(text, index, character)
    if (plain === undefined) continue
    pieces.push({ text: text.slice(from, index), start: from, end: index }, plain)
    from = plain.end
  }
  pieces.push({ text: text.slice(from), start: from, end: text.length })
  return assemble(pieces)
}

/** What wrapping puts before a line break: the end of a split literal, a continuation mark. */
const BEFORE_BREAK = /["'`]?[ \t]{0,4}[\\+]?[ \t]{0,4}$/
/** And after it: indent, a quote or comment mark, the start of a split literal. */
const BREAK = /\r?\n[ \t]{0,40}(?:[>*#|]|\/\/)?[ \t]{0,8}["'`]?/g
const LONGEST_BEFORE = 10

/** A line that ends so is not at the end of a word. */
const UNFINISHED = /[@_/\\%+-]$/
/** What is no plain word: a digit or a sign inside, or capitals after a small letter. */
const NO_WORD = /\d|[a-z][A-Z]|[._@/\\:=+%-]\w/
const FIRST_RUN = /^[^\s"'`,;)\]}]{1,512}/
/** The next line of a file of settings or of headers, which ends what stood in the line before. */
const NEXT_SETTING = /^(?:export )?[A-Z][A-Z0-9_]{2,64}=|^[A-Za-z][\w-]{1,64}: /
const REST_OF_LINE = /^[\s"'`,;)\]}.|]{0,8}(?:\n|$)/

/** Whether a line break may stand inside a value: the next line goes on with something that reads as no word of a sentence. */
function mayBreakAValue(before: string, behind: string): boolean {
  if (NEXT_SETTING.test(behind)) return false
  if (UNFINISHED.test(before)) return true
  const run = FIRST_RUN.exec(behind)?.[0] ?? ''
  return NO_WORD.test(run) || (/[^:]$/.test(run) && REST_OF_LINE.test(behind.slice(run.length, run.length + 10)))
}

export interface JoinedView extends View {
  /** How many line breaks the text between two units of the view held. */
  readonly crosses: (start: number, end: number) => number
}

/** Lines that may be parts of one value, in order: every line of a text belongs to one such group, mostly alone. */
function* wrappedLines(text: string): Generator<readonly Piece[]> {
  let group: Piece[] = []
  let from = 0
  for (const match of text.matchAll(BREAK)) {
    const next = match.index + match[0].length
    const tail = text.slice(Math.max(from, match.index - LONGEST_BEFORE), match.index)
    const mark = BEFORE_BREAK.exec(tail)?.[0] ?? ''
    const end = match.index - mark.length
    // A quote mark that opens a line ends a literal of the line before, or begins something of its own.
    const wholeLiterals = /["'`]$/.test(match[0]) === /^["'`]/.test(mark)
    const wrapped =
      end > from && wholeLiterals && mayBreakAValue(text.slice(end - 2, end), text.slice(next, next + 530))
    // A line that ends its group keeps its break, which keeps it apart from the next group.
    const stop = wrapped ? end : next
    group.push({ text: text.slice(from, stop), start: from, end: stop })
    from = next
    if (wrapped) continue
    yield group
    group = []
  }
  yield [...group, { text: text.slice(from), start: from, end: text.length }]
}

/**
 * The lines between which a value may have been wrapped, joined so that it stands in one piece; lines that nothing is
 * wrapped to are left out. Undefined where there is none.
 */
export function joinLines(view: View): JoinedView | undefined {
  const pieces: Piece[] = []
  const joints: number[] = []
  let length = 0
  for (const group of wrappedLines(view.text)) {
    if (group.length === 1) continue
    for (const piece of group) {
      pieces.push(piece)
      length += piece.text.length
      if (piece !== group.at(-1)) joints.push(length)
    }
  }
  if (joints.length === 0) return undefined
  const { text, starts, ends } = assemble(pieces)
  return {
    text,
    starts: starts.map((unit) => view.starts[unit] ?? 0),
    ends: ends.map((unit) => view.ends[unit - 1] ?? 0),
    crosses: (start, end) => countBetween(joints, start, end),
  }
}

/** How many of the ascending numbers lie strictly between the two bounds. */
function countBetween(ascending: readonly number[], low: number, high: number): number {
  let first = 0
  for (let size = ascending.length; size > 0; ) {
    const half = size >> 1
    const middle = first + half
    if ((ascending[middle] ?? 0) <= low) {
      first = middle + 1
      size -= half + 1
    } else size = half
  }
  let count = 0
  while (first + count < ascending.length && (ascending[first + count] ?? high) < high) count++
  return count
}
