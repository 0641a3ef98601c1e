import type { Token } from '../../../checks/passage.ts'
import { isNumber } from '../../../checks/phrases/is-number.ts'
import { words } from '../../../checks/word-class.ts'
import { finiteAt, hasFinite, lowerAt } from './verbs.ts'

/** Labels whose text sets the scene or lists particulars. */
const SETTING = words(
  'background context motivation objective objectives aim aims method methods setup set-up setting keyword keywords funding file files input hypothesis question design participants author authors severity status environment steps description commit contents owner expected date version refs present plan removed changed blockers order note team agenda venue cc install installation usage requires requirements deprecated next todo window scope sample samples prerequisites tags reviewers licence license contact budget deadline when where who why what decide discuss',
)

export function hasSettingLabel(tokens: readonly Token[]): boolean {
  const colon = tokens.findIndex((t) => t.text === ':')
  return colon > 0 && colon <= 3 && SETTING.in(tokens, 0, colon)
}

const HOW = words('how why whether')
const HERE = words('here below above')
const COMES = words("is are 's comes come you i")

/** A line that only leads to what follows it: "In short:", "These lines give the same output:". */
export function isLeadIn(tokens: readonly Token[]): boolean {
  const last = tokens[tokens.length - 1]?.text
  if (HOW.at(tokens, 0) && lowerAt(tokens, 1) !== ',') return true
  if (HERE.at(tokens, 0) && COMES.at(tokens, 1)) return true
  if (last !== ':') return false
  return (
    tokens.length <= 7 ||
    (/^(?:what|to|these|a|in|the|for|some)$/.test(lowerAt(tokens, 0)) &&
      !tokens.some((t) => t.lower === 'is' || t.lower === 'was'))
  )
}

const ITSELF = words(
  'release pr change patch commit branch page document guide protocol paper article post section note report version study chapter script module package library update notebook repository repo dataset file thread issue memo letter mail email readme post-mortem write-up',
)
const ABOUT = words('about a an the meant intended for my our part based')

/** "This post is about 2024", "This is a dull read about ...", "This release moves the help pages". */
function speaksOfItself(tokens: readonly Token[]): boolean {
  if (lowerAt(tokens, 0) !== 'this') return false
  const named = ITSELF.at(tokens, 1)
  const verb = lowerAt(tokens, named ? 2 : 1)
  if (verb === 'is') return isWhatItIs(tokens, named ? 3 : 2, named)
  const numbered = tokens.some(isNumber)
  if (named) return /s$/.test(verb) && !/^(?:was|has|makes|fixes|costs|takes)$/.test(verb) && !numbered
  const lemma = tokens[1]?.lemma ?? ''
  return (
    /s$/.test(verb) &&
    /^(?:add|bump|load|remove|rename|move|switch|replace|introduce|update|wrap|split|extract|bring|upgrade)$/.test(
      lemma,
    ) &&
    !tokens.some((t) => t.text === ';')
  )
}

const isWhatItIs = (tokens: readonly Token[], at: number, named: boolean): boolean =>
  named
    ? ABOUT.at(tokens, at)
    : /^(?:a|an|the|my|our)$/.test(lowerAt(tokens, at)) &&
      tokens
        .slice(at, at + 6)
        .some(
          (t) =>
            ITSELF.has(t.word) ||
            /^(?:read|list|collection|attempt|summary|follow-up|grid|recap|draft|stab|place)$/.test(t.lower),
        )

/** "New page showing ...", "New workflow, started by hand, that posts ...": a thing and what it is like. */
function isNewThing(tokens: readonly Token[]): boolean {
  const stop = tokens.findIndex((t) => /^(?:,|that|which|who|to|for|:)$/.test(t.lower))
  return !hasFinite(tokens.slice(0, stop < 0 ? 8 : stop))
}

const SOME = words('a an another two three some')
const REST = words('rest remainder')

/** "New page showing ...", "Some examples are attached": what a text is made of, not what is so. */
export function describesItself(tokens: readonly Token[]): boolean {
  const first = lowerAt(tokens, 0)
  if (first === 'new' && isNewThing(tokens)) return true
  if (SOME.at(tokens, 0) && isTitleOf(tokens)) return true
  const rest = REST.at(tokens, 1) && lowerAt(tokens, 3) === 'this'
  return rest || speaksOfItself(tokens) || isEnclosed(tokens)
}

/** "A float-switch monitor for basement pumps", "A short word before the board meets": no verb of its own. */
function isTitleOf(tokens: readonly Token[]): boolean {
  const verbs = tokens.flatMap((_, i) =>
    finiteAt(tokens, i) && !(finiteAt(tokens, i - 1) && tokens[i - 1]?.pos === 'AUX') ? [i] : [],
  )
  const stop = tokens.findIndex((t) => /^(?:before|after|that|which|who|when|where|as|because)$/.test(t.lower))
  if (verbs.length === 0 || (verbs.length === 1 && stop > 0 && stop < (verbs[0] ?? 0))) return true
  return /^an?$/.test(lowerAt(tokens, 0)) && verbs.every((i) => isObjectOf(tokens, i))
}

/** "for pull requests": what the tagger takes for a verb is what a preposition stands before. */
const isObjectOf = (tokens: readonly Token[], i: number): boolean =>
  (tokens.slice(Math.max(0, i - 2), i).some((t) => t.pos === 'ADP') && !/^(?:AUX|VERB)$/.test(tokens[i]?.pos ?? '')) ||
  (/^(?:for|of|in|with|on)$/.test(lowerAt(tokens, i - 1)) && tokens[i]?.lower === tokens[i]?.lemma)

const IS = words('is are')
const MATERIAL =
  /^(?:binaries|tarballs?|packages|slides?|signatures?|screenshots?|notebooks?|scripts?|logs?|patches|minutes|recordings?|handouts?|sources|installers|images|wheels|attachments?|spreadsheets?|plots?|raw)$/

/** "Some examples are attached", "Data and prompts are available". */
function isEnclosed(tokens: readonly Token[]): boolean {
  const be = IS.find(tokens)
  if (be < 0 || tokens.length > be + 9) return false
  const word = lowerAt(tokens, be + 1)
  return (
    (/^(?:attached|enclosed|below|above|appended|linked)$/.test(word) &&
      !/^(?:\d|the$|an?$|it$)/.test(lowerAt(tokens, be + 2))) ||
    (MATERIAL.test(lowerAt(tokens, be - 1)) &&
      !hasFinite(tokens.slice(0, be)) &&
      /^(?:in|on|at|under|with)$/.test(word)) ||
    (word === 'available' && /^(?:on|at|online|in|under|upon|[.])?$/.test(lowerAt(tokens, be + 2)))
  )
}
