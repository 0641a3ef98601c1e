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

const NOT_ASCII = /\P{ASCII}/u
/** Characters that are not seen: zero-width ones, joiners, direction marks, variation selectors, the soft hyphen. */
const UNSEEN = /^(?:\p{Cf}|\p{Mn}|\u115f|\u1160|\u3164|\uffa0)$/u
/** A percent-encoded ASCII character or a numeric character reference of one. */
const ENCODED = /%(?:0[ad]|[2-6][0-9a-f]|7[0-9a-e])|&#(?:x0*([2-7][0-9a-f])|0*(\d{2,3}));?/giy
const MAY_BE_ENCODED = /%[0-7][0-9a-f]|&#/i

function plainForm(character: string): string {
  if (!NOT_ASCII.test(character)) return character
  if (UNSEEN.test(character)) return ''
  const known = LOOK_ALIKES.get(character)
  if (known !== undefined) return known
  const compatible = character.normalize('NFKC')
  return LOOK_ALIKES.get(compatible) ?? compatible
}

function decodedAt(text: string, at: number): { character: string; length: number } | undefined {
  ENCODED.lastIndex = at
  const match = ENCODED.exec(text)
  if (!match) return undefined
  const [whole, hexReference, reference] = match
  const code = reference ? Number(reference) : Number.parseInt(hexReference ?? whole.slice(1, 3), 16)
  return code < 127 ? { character: String.fromCharCode(code), length: whole.length } : undefined
}

const identity = (text: string): View => ({
  text,
  starts: Int32Array.from({ length: text.length }, (_, at) => at),
  ends: Int32Array.from({ length: text.length }, (_, at) => at + 1),
})

/**
 * The text with its disguises taken off: unseen characters dropped, look-alikes and compatibility forms turned into the
 * ASCII that they look like, percent-encoding and character references decoded.
 */
export function unfold(text: string): View {
  const encoded = MAY_BE_ENCODED.test(text)
  if (!encoded && !NOT_ASCII.test(text)) return identity(text)
  const parts: string[] = []
  const starts: number[] = []
  const ends: number[] = []
  for (let at = 0; at < text.length; ) {
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0)
    const decoded = encoded && (character === '%' || character === '&') ? decodedAt(text, at) : undefined
    const length = decoded?.length ?? character.length
    const form = decoded?.character ?? plainForm(character)
    parts.push(form)
    for (let unit = 0; unit < form.length; unit++) {
      starts.push(at)
      ends.push(at + length)
    }
    at += length
  }
  return { text: parts.join(''), starts: Int32Array.from(starts), ends: Int32Array.from(ends) }
}

/** A line break with what wrapping puts around it: indent, quote and comment marks, a continuation, a split literal. */
const BREAK = /["'`]?[ \t]{0,4}[\\+]?[ \t]{0,4}\r?\n[ \t]{0,40}(?:[>*#|]|\/\/)?[ \t]{0,8}["'`]?/g

export interface JoinedView extends View {
  /** Whether the text between two units of the view held a line break. */
  readonly crosses: (start: number, end: number) => number
}

/** The view with its lines joined to one, in which a value that was wrapped stands in one piece; undefined for one line. */
export function joinLines(view: View): JoinedView | undefined {
  const parts: string[] = []
  const kept: [number, number][] = []
  const joints: number[] = []
  let from = 0
  let length = 0
  for (const match of view.text.matchAll(BREAK)) {
    parts.push(view.text.slice(from, match.index))
    kept.push([from, match.index])
    length += match.index - from
    joints.push(length)
    from = match.index + match[0].length
  }
  if (joints.length === 0) return undefined
  parts.push(view.text.slice(from))
  kept.push([from, view.text.length])
  const text = parts.join('')
  const starts = new Int32Array(text.length)
  const ends = new Int32Array(text.length)
  let unit = 0
  for (const [start, end] of kept) {
    starts.set(view.starts.subarray(start, end), unit)
    ends.set(view.ends.subarray(start, end), unit)
    unit += end - start
  }
  return { text, starts, ends, crosses: (start, end) => countBetween(joints, start, end) }
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
