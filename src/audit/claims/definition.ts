import type { Token } from '../../../checks/passage.ts'
import { startOf } from './sentence-start.ts'
import { lowerAt } from './verbs.ts'

const KIND =
  /^(?:a|an|any|one|two|three|the|anything|somebody|someone|what|when|where|those|that|how|all|each|every|\d+)$/
const NO_NAME = /^(?:this|that|it|which|these|\d.*)$/

/** "... is divergent if its hash differs", with nothing drawn from it. */
const isConditional = (tokens: readonly Token[], be: number): boolean =>
  tokens.slice(be + 2, be + 5).some((t) => /^(?:if|when|below|above|once)$/.test(t.lower)) &&
  !tokens.some((t) => t.lower === 'so')

/** Whether the word at a place says what the name before it shall mean. */
function definesAt(tokens: readonly Token[], first: number, i: number, article: boolean, named: boolean): boolean {
  const word = lowerAt(tokens, i)
  if (word === '=') return i < first + 4
  if (/^(?:is|are)$/.test(word))
    return ((article || named) && KIND.test(lowerAt(tokens, i + 1))) || (article && isConditional(tokens, i))
  if (word === 'may') return article
  if (/^means?$/.test(word)) return !NO_NAME.test(lowerAt(tokens, first)) && i < first + 4
  return (article || named) && /^(?:counts|ends|begins|starts|covers|holds|refers)$/.test(word)
}

/** "A loan ends when ...", "A tag is one or two words", "`x` is a list": what a word shall mean. */
export function isDefinition(tokens: readonly Token[]): boolean {
  const first = startOf(tokens)
  const head = lowerAt(tokens, first)
  const article = /^(?:a|an)$/.test(head)
  const named = /^["“]$/.test(tokens[0]?.text ?? '') || tokens[first]?.code === true || /^(?:each|every)$/.test(head)
  const end = Math.min(first + 6, tokens.length)
  for (let i = first + 1; i < end; i += 1) {
    if (/^(?:is|are)$/.test(lowerAt(tokens, i))) return definesAt(tokens, first, i, article, named)
    if (definesAt(tokens, first, i, article, named)) return true
  }
  return false
}
