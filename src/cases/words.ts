/** Words that carry no subject; a query made of these alone finds nothing. */
const STOP_WORDS = new Set(
  (
    'a about after all also am an and any are as at be because been before being but by can could did do does doing done ' +
    'for from get gets getting got had has have having he her here him his how i if in into is it its just like made make ' +
    'me more most my no not now of off on one only or other our out over own really same she should so some such than that ' +
    'the their them then there these they this those through to too up us use used using very was we were what when where ' +
    'which while who why will with would you your'
  ).split(' '),
)

/** Folds the commonest English endings, so that `backups` meets `backup` and `failed` meets `failing`. */
function stem(word: string): string {
  if (word.length < 5) return word.endsWith('s') && word.length > 3 && !word.endsWith('ss') ? word.slice(0, -1) : word
  for (const ending of ['ings', 'ing', 'edly', 'ed', 'ies', 'es', 's', 'ly'])
    if (word.endsWith(ending) && word.length - ending.length >= 3) return word.slice(0, word.length - ending.length)
  return word.endsWith('e') ? word.slice(0, -1) : word
}

/** How a word is indexed; null for one that is not. */
export const indexedTerm = (term: string): string | null => {
  const lower = term.toLowerCase()
  return STOP_WORDS.has(lower) || lower.length < 2 ? null : stem(lower)
}

/** The words of a text, as they are written. */
export const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
