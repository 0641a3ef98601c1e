import { type Reading, readText, type Word } from './read-text.ts'
import contrast from './vocabulary/contrast.json' with { type: 'json' }
import mechanisms from './vocabulary/mechanisms.json' with { type: 'json' }
import ordinary from './vocabulary/ordinary.json' with { type: 'json' }
import symptoms from './vocabulary/symptoms.json' with { type: 'json' }

/**
 * Symptoms and mechanisms are searched for. The others only tell what kind of question it is: `contrast` sets what is said against
 * what is, as people do who were deceived; `ordinary` is of questions that an archive of failures does not treat.
 */
export type Kind = 'symptom' | 'mechanism' | 'contrast' | 'ordinary'

/** A group of ways to say one thing. */
export interface Concept {
  readonly name: string
  readonly kind: Kind
}

/** A concept in a text, with the words that stood for it. */
export interface FoundConcept {
  readonly concept: Concept
  readonly words: readonly Word[]
  /** Whether it is denied just before: "no error". */
  readonly denied: boolean
}

interface Node {
  readonly next: Map<string, Node>
  readonly concepts: Concept[]
}

const createNode = (): Node => ({ next: new Map(), concepts: [] })
const root = createNode()
const knownWords = new Set<string>()
const exactWords = new Map<string, Concept[]>()

function addExact(concept: Concept, word: string): void {
  exactWords.set(word, [...(exactWords.get(word) ?? []), concept])
}

/** Words of which one and another stand near one another. */
interface Pair {
  readonly concept: Concept
}

/** The pairs in which a word takes part. */
interface Sides {
  readonly left: Pair[]
  readonly right: Pair[]
}

/** How many words on the second of a pair may stand. */
const NEAR = 5
const pairedWords = new Map<string, Sides>()

function addSide(pair: Pair, side: keyof Sides, words: string): void {
  for (const { stem, telling } of readText(words).words) {
    if (telling) knownWords.add(stem)
    const sides = pairedWords.get(stem) ?? { left: [], right: [] }
    sides[side].push(pair)
    pairedWords.set(stem, sides)
  }
}

function add(concept: Concept, phrase: string): void {
  let node = root
  for (const { stem, telling } of readText(phrase).words) {
    if (telling) knownWords.add(stem)
    const next = node.next.get(stem) ?? createNode()
    node.next.set(stem, next)
    node = next
  }
  if (node !== root && !node.concepts.includes(concept)) node.concepts.push(concept)
}

function addPair(concept: Concept, phrase: string): void {
  const [left = '', right = ''] = phrase.split('~')
  const pair = { concept }
  addSide(pair, 'left', left)
  addSide(pair, 'right', right)
}

/**
 * The files hold a group a line: its name, and its phrases between commas. A phrase may stand in several groups. `=ads` is that
 * very word, where its stem is also that of an ordinary one ("adding"). `useless poor ~ production field` is any word of the left
 * near any of the right, in either order.
 */
function addGroups(kind: Kind, groups: Readonly<Record<string, string>>): void {
  for (const [name, phrases] of Object.entries(groups)) {
    const concept = { name, kind }
    for (const phrase of phrases.split(',').map((one) => one.trim()))
      if (phrase.startsWith('=')) addExact(concept, phrase.slice(1))
      else if (phrase.includes('~')) addPair(concept, phrase)
      else add(concept, phrase)
  }
}

addGroups('symptom', symptoms)
addGroups('mechanism', mechanisms)
addGroups('contrast', contrast)
addGroups('ordinary', ordinary)

/** Whether a word occurs in any phrase of the vocabulary. */
export const isVocabularyWord = (stem: string) => knownWords.has(stem)

/** Whether a group is a term of the search. */
export const isSearched = ({ kind }: Concept) => kind === 'symptom' || kind === 'mechanism'

const DENIALS = new Set(['not', '0', 'noth'])

function addFrom(words: readonly Word[], start: number, found: FoundConcept[]): void {
  const denied = DENIALS.has(words[start - 1]?.stem ?? '')
  const first = words.slice(start, start + 1)
  for (const concept of exactWords.get(first[0]?.written.toLowerCase() ?? '') ?? [])
    found.push({ concept, words: first, denied })
  let node = root
  for (let end = start; end < words.length; end += 1) {
    const next = node.next.get(words[end]?.stem ?? '')
    if (!next) return
    node = next
    for (const concept of node.concepts) found.push({ concept, words: words.slice(start, end + 1), denied })
  }
}

function addPairsFrom(words: readonly Word[], start: number, found: FoundConcept[]): void {
  const first = words[start] as Word
  const one = pairedWords.get(first.stem)
  if (!one) return
  for (const second of words.slice(start + 1, start + 1 + NEAR)) {
    const other = pairedWords.get(second.stem)
    if (!other) continue
    const pairs = [
      ...one.left.filter((pair) => other.right.includes(pair)),
      ...one.right.filter((pair) => other.left.includes(pair)),
    ]
    for (const { concept } of pairs) found.push({ concept, words: [first, second], denied: false })
  }
}

/** Every group of which a phrase stands in the text, in any endings; phrases may overlap. */
export function conceptsIn({ words, compounds }: Reading): FoundConcept[] {
  const found: FoundConcept[] = []
  for (let start = 0; start < words.length; start += 1) {
    addFrom(words, start, found)
    addPairsFrom(words, start, found)
  }
  for (const word of compounds) addFrom([word], 0, found)
  return found
}
