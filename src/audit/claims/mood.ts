import type { Mark, Mood, Token } from '../../../checks/passage.ts'
import { matcher, phrases } from '../../../checks/phrases/pattern.ts'
import { finiteAt } from './verbs.ts'
import { COMMANDS } from './words.ts'

const find = matcher({
  requirement: phrases(`
    must, shall, should, ought, =has|=have ~1 to be, =has|=have to, needs|need to, need|needs ~2 to be, needs|need :, is|are ~1 required, is|are mandatory|obligatory|compulsory, is|are ~1 to be, are|is only to be, may not, may only, may be ~2 only, can only be ~3 by, had better, are expected to, is expected to, is|are to =stay|=keep|=remain|=run|=be|=go,
    not|never to be, are not|never to, wants|want ~1 to be, want to be, wants =doing, needs =doing|=checking|=testing|=cleaning|=replacing|=updating, is|are welcome to, it is up to, are asked|advised|invited|requested|urged to, is|are advised|recommended, we|i recommend|suggest|advise|propose, no ~3 without, is allowed, are allowed, is forbidden, are forbidden, is|are ~1 prohibited, is|are|be due, out of scope, in scope, acceptance criteria, done when
  `),
  plan: phrases(`
    may|might ~1 =be|=change|=reduce|=help|=need|=want|=fix|=take|=add|=differ|=not|=have, i|we can =send|=add|=feed|=do|=try|=make|=open|=look|=write|=help|=take|=run|=test, happy to, glad to, being ~1 =surveyed|=investigated|=looked|=reviewed|=rewritten,
    going to, plan|plans|planned|planning ~1 to, is|are|was|were ~1 =planned, plan|idea|goal|aim is|was to, i|we can ~8 if you, if you =want|=like|=wish, in a follow-up, on our|my|the|tomorrow|next ~2 list, on the list, still to do, left to|for ~1 future|another|later|next|a, i|we would, would be ~2 better|nice|glad|good|great|helpful|useful, =maybe, this|it may|might ~1 fix|help|be|explain, my guess, goes into the =calendar|=backlog, until 20#, intend|intends|intended|intending to, intention, aim|aims|aiming|hope|hopes|hoping|want|wants|wanted|wish|expect|expects|expecting|would like|love|mean|means|meant to, i'd like, would like, we'd like, scheduled, is|are to follow, follow-up|followup to, yet to, still to, on the list, to-do, todo, remains to be, remain to be, in preparation, in the works, in the pipeline, on the agenda|roadmap|cards, upcoming, forthcoming, to be =done|=decided|=reported|=determined|=announced|=continued|=confirmed|=discussed|=filled|=written|=added|=checked, tbd, tba, left to do, a topic for, the next step, next step, next steps, next up, starting next, coming soon, is|are coming, will follow, not yet =started, about to, set to =start|=go|=begin|=launch, due on|in|by|next, 's due, is|are ~1 due, later this|on, this week we|i, in the next|coming, let us know, might =try|=look|=add|=do, may =try|=look|=add, could =try|=add|=use, we|i might, we|i can ~2 next|later, plan is, idea is to, goal is to, until then, from ~3 on we|i'll, would be nice|good|great|better|useful|helpful, it would be, could you|we|someone|anyone, can you|we|someone|anyone, should it, await|awaits|awaiting, is|are|still =pending, waiting for, in progress, under way, underway, being =worked|=written|=prepared|=planned, still =open|=missing|=pending|=outstanding, outstanding, remains|remain =open|=outstanding, is open
  `),
  definition: phrases(`
    is|are|was|were ~2 defined as|by, define|defines|defined ~6 as, refers to, refer to, =stands for, denote, denotes, is short for, is called, are called, is|are said to be, we call, i call, we mean, i mean, in this ~2 means, here means, here is any|the|a, is any, are any, is the number|fraction|share|stage|stretch|percentage|proportion|ratio|time|mean|median|sum|difference|distance|length|rate|probability|count|word|term|name|process|norm|set|version|one|person|part|portion that|of|between|for|in|which|who|a|an|on, are those that|who|with, is|are ~1 those, is one that|who|which|whose|when|where|with|in, is when|whenever|where|how, =count|=counts as|when|once|if, for the purposes of, by ~2 we|i mean, is|are measured in, is|are given in, means any|a|an|the|that ~6, sev2 =
  `),
  undone: phrases(`
    : not ~3 =yet, not been ~2 =yet,
    i|we have|had|did|do|could|would ~1 not, i|we ~1 never, we|i ~2 no time, =forgot to, couldn't be bothered, i|we am|are not ~1 =going|=able|=sure, have|has|had not ~2 been ~2 =merged|=checked|=read|=opened|=tested|=verified|=looked|=counted|=reviewed|=filtered|=removed|=deduplicated|=compared|=run|=tried|=restored|=measured|=done|=started|=confirmed|=written|=updated|=rehearsed|=exercised|=examined|=inspected|=traced|=sampled|=validated|=logged|=recorded|=included|=considered,
    was|were not ~1 =merged|=checked|=read|=opened|=tested|=verified|=looked|=counted|=reviewed|=filtered|=removed|=deduplicated|=compared|=run|=tried|=restored|=measured|=done|=confirmed|=rehearsed|=exercised|=examined|=inspected|=traced|=sampled|=validated|=logged|=recorded|=included|=considered|=touched|=marked|=retrieved|=collected|=extracted|=pulled|=weighed|=asked|=tracked|=planned|=covered|=involved|=enforced|=merged|=filtered, is|are not ~1 =logged|=recorded|=tracked|=tested|=included|=covered|=counted|=merged|=involved|=checked, untested, not tested, unverified, unread, not read, without having
  `),
})

const at = (tokens: readonly Token[], i: number): string => tokens[i]?.lower ?? ''
const QUESTION_WORDS = new Set('who whom whose what which when where why how whether'.split(' '))
const AUXILIARIES = new Set(
  'is are was were do does did has have had can could should would will shall may might am'.split(' '),
)
const PRONOUNS = new Set(
  'i you he she it we they anyone anybody someone somebody there this that these those the a an your my our his her its their'.split(
    ' ',
  ),
)
const OPENERS = new Set(
  'and but so then or just now also please pls kindly first second third next finally afterwards otherwise instead always never oh well ok okay reminder note action follow-up todo todos'.split(
    ' ',
  ),
)

/** Where the words start, past labels such as "Action:", addresses such as "Merchants:" and openers such as "then". */
function start(tokens: readonly Token[]): number {
  let i = 0
  for (let j = 0; j < Math.min(4, tokens.length - 1); j += 1)
    if (tokens[j]?.text === ':' && tokens[j]?.end !== tokens[j + 1]?.start) i = j + 1
  while (i < tokens.length && (OPENERS.has(at(tokens, i)) || !/[\p{L}\p{N}]/u.test(tokens[i]?.text ?? ''))) i += 1
  return i
}

function isQuestion(tokens: readonly Token[]): boolean {
  const tail = tokens.slice(-3).some((t) => t.text === '?')
  if (tail) return true
  const first = at(tokens, start(tokens))
  const second = at(tokens, start(tokens) + 1)
  const closed = /^[.!;]$/.test(tokens[tokens.length - 1]?.text ?? '')
  if (!closed && AUXILIARIES.has(first) && PRONOUNS.has(second) && first !== 'may') return true
  if (!closed && tokens.length < 12 && QUESTION_WORDS.has(first)) return true
  return (
    /^(?:anyone|anybody|any|who|want|thoughts)$/.test(first) &&
    (tokens.some((t) => t.text === '?') || /^(?:up|got|else|wants|'s)$/.test(second))
  )
}

/** A base verb at the head of a clause, with nobody before it who does it. */
function commandsAt(tokens: readonly Token[], i: number): boolean {
  const word = at(tokens, i)
  if (word === 'do' && at(tokens, i + 1) === 'not') return true
  if (word === 'let' || word === 'please' || word === 'pls') return true
  if (!COMMANDS.has(word)) return false
  const next = tokens[i + 1]
  if (!next) return tokens.length > 1
  if (/^[:,.]$/.test(next.text)) return false
  if (/^(?:is|are|was|were|has|have)$/.test(at(tokens, i + 2)) && next.pos !== 'DET' && next.pos !== 'PRON')
    return false
  if (participial(tokens, i)) return false
  if (next.pos === 'AUX' || /^(?:is|are|was|were|has|have|had|of|'s)$/.test(next.lower)) return false
  if (next.lower === 'and' && word !== 'go' && word !== 'try' && !COMMANDS.has(at(tokens, i + 2))) return false
  if (compound(tokens, i)) return false
  if (next.pos === 'VERB' && /(?:s|ed)$/.test(next.lower) && tokens[i]?.pos !== 'VERB') return false
  return true
}

/** "Pull requests with a bot were merged": a noun in front of its noun, and the verb comes later. */
function compound(tokens: readonly Token[], i: number): boolean {
  if (!/^(?:NOUN|ADJ)$/.test(tokens[i + 1]?.pos ?? '')) return false
  for (let j = i + 2; j < Math.min(i + 14, tokens.length); j += 1) {
    const t = tokens[j]
    if (
      !t ||
      /^(?:[,;:.(]|that|which|what|who|when|if|once|before|until|after|and|or|as|so|while|where|because|to)$/.test(
        t.lower,
      )
    )
      return false
    if (finiteAt(tokens, j)) return true
  }
  return false
}

/** "Run at the same dose, both ...": a participle that looks like a command, with the main clause after a comma. */
function participial(tokens: readonly Token[], i: number): boolean {
  if (
    !/^(?:run|set|put|cut|read|cast|split|fit|spread|hit|kept|fed)$/.test(at(tokens, i)) ||
    !/^(?:at|with|under|on|in|by|to)$/.test(at(tokens, i + 1))
  )
    return false
  const comma = tokens.findIndex((t, j) => j > i && t.text === ',')
  return comma > 0 && tokens.slice(comma).some((t) => t.pos === 'VERB' || t.pos === 'AUX')
}

const CONDITIONS = new Set(
  'if when for to before after once on in during at from unless until whenever while with as should by under because'.split(
    ' ',
  ),
)

/** "To roll back, run x", "If it blinks, call them", "For fuses, see drawer 2", and please anywhere. */
function isInstruction(tokens: readonly Token[]): boolean {
  const first = start(tokens)
  if (commandsAt(tokens, first)) return true
  if (tokens.some((t) => t.lower === 'please' || t.lower === 'pls')) return true
  const opener = at(tokens, first)
  for (let i = first; i < Math.min(tokens.length, 40); i += 1) {
    const text = tokens[i]?.text
    if (text === ';' && i > first) return false
    const turns =
      (text === ',' && CONDITIONS.has(opener)) || ((opener === 'to' || CONDITIONS.has(opener)) && text === ':')
    const so = text === ',' && at(tokens, i + 1) === 'so' && commandsAt(tokens, i + 2) && !/^\d/.test(at(tokens, i + 3))
    if (opener === 'if' && (at(tokens, i) === 'just' || at(tokens, i) === 'then') && commandsAt(tokens, i + 1))
      return true
    if (so) return true
    if (turns && (commandsAt(tokens, i + 1) || (OPENERS.has(at(tokens, i + 1)) && commandsAt(tokens, i + 2))))
      return true
  }
  return false
}

const FINITE_GUARD = new Set([
  'which',
  'that',
  'who',
  'whose',
  'because',
  'since',
  'although',
  'though',
  'where',
  'while',
  'as',
  'if',
  'until',
  'before',
  'after',
  'when',
  'says',
  'say',
  'said',
  'whether',
  'what',
  '(',
  ';',
  'so',
  'and',
  'but',
  ':',
])

/** Whether something stands in the main clause: before any word that opens another one. */
function inMainClause(tokens: readonly Token[], from: number): boolean {
  for (let i = start(tokens); i < from; i += 1) {
    if (i > 0 && FINITE_GUARD.has(at(tokens, i)) && tokens[i]?.pos !== 'X' && i > start(tokens)) return false
  }
  return true
}

const KIND = /^(?:a|an|any|one|two|three|the|anything|somebody|someone|what|when|where|those|that|how|all|each|every)$/

/** "A loan ends when ...", "A tag is one or two words", "`x` is a list": what a word shall mean. */
function isDefinition(tokens: readonly Token[]): boolean {
  const first = start(tokens)
  const article = /^(?:a|an)$/.test(at(tokens, first))
  const named =
    /^["“]$/.test(tokens[0]?.text ?? '') || tokens[first]?.code === true || /^(?:each|every)$/.test(at(tokens, first))
  for (let i = first + 1; i < Math.min(first + 6, tokens.length); i += 1) {
    const word = at(tokens, i)
    const next = at(tokens, i + 1)
    if (word === '=' && i < first + 4) return true
    if (/^(?:is|are)$/.test(word)) return ((article || named) && KIND.test(next)) || (article && conditional(tokens, i))
    if (word === 'may') return article
    if (/^(?:means|mean)$/.test(word))
      return !/^(?:this|that|it|which|these|\d.*)$/.test(at(tokens, first)) && i < first + 4
    if ((article || named) && /^(?:counts|ends|begins|starts|covers|holds|refers)$/.test(word)) return true
  }
  return false
}

/** "... is divergent if its hash differs", with nothing drawn from it. */
function conditional(tokens: readonly Token[], be: number): boolean {
  const rest = tokens.slice(be + 2, be + 5)
  return rest.some((t) => /^(?:if|when|below|above|once)$/.test(t.lower)) && !tokens.some((t) => t.lower === 'so')
}

/** "Grease to be ordered": what is to be done, with no verb before it. */
function isToBeDone(tokens: readonly Token[]): boolean {
  const to = tokens.findIndex((t, i) => t.lower === 'to' && /^(?:be|do)$/.test(at(tokens, i + 1)))
  if (to < 0) return false
  if (to === 0) return at(tokens, 1) === 'do'
  if (at(tokens, to - 1) === ':') return true
  for (let i = 0; i < to; i += 1) if (finiteAt(tokens, i) && !/ed$/.test(at(tokens, i))) return false
  return true
}

/** "will" promises something to do; "will no longer", "won't" foretell what is claimed. */
function isPromise(tokens: readonly Token[]): boolean {
  return tokens.some(
    (t, i) => t.lower === 'will' && !/^(?:no|not|never)$/.test(at(tokens, i + 1)) && inMainClause(tokens, i),
  )
}

/** "..., so recordings have to be exported again": the point of the sentence is the demand at its end. */
function soMust(tokens: readonly Token[], marks: readonly Mark[]): boolean {
  return marks.some((m) => {
    if (
      at(tokens, m.from) === 'must' &&
      /^(?:be|have)$/.test(at(tokens, m.from + 1)) &&
      !/ed$/.test(at(tokens, m.from + 2))
    )
      return false
    for (let i = m.from - 1; i > 0 && i > m.from - 8; i -= 1)
      if (at(tokens, i) === 'so') return at(tokens, i - 1) === ','
    return false
  })
}

/** "We have not noticed any" reports what was not there, and not what was left undone. */
const PERCEIVED =
  /not (?:yet |once |ever )?(?:notice|noticed|see|seen|find|found|observe|observed|hear|heard|detect|detected|measure|encounter|encountered|had|run into|come across|experienced)\b/

/** How a sentence is meant. `stated` is what is left: it says that something is or was so. */
export function moodOf(tokens: readonly Token[]): Mood {
  if (isQuestion(tokens)) return 'question'
  if (isInstruction(tokens)) return 'instruction'
  const found = find(tokens)
  const main = (list: string): boolean => (found.get(list) ?? []).some((m) => inMainClause(tokens, m.from))
  if (isDefinition(tokens) || main('definition')) return 'definition'
  if (main('requirement') || soMust(tokens, found.get('requirement') ?? [])) return 'requirement'
  if (main('plan') || isPromise(tokens) || isToBeDone(tokens)) return 'plan'
  const first = start(tokens)
  const bare = /^(?:not|did)$/.test(at(tokens, first)) && !/^(?:one|a|only|all|every)$/.test(at(tokens, first + 1))
  if (
    (main('undone') &&
      !PERCEIVED.test(
        tokens
          .map((t) => t.lower)
          .slice(0, 12)
          .join(' '),
      )) ||
    bare
  )
    return 'undone'
  return 'stated'
}
