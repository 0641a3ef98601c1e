import { creator as preset } from '@secretlint/secretlint-rule-preset-recommend'
import type { Recogniser, SecretClass, Span } from '../recogniser.ts'

/** The part of secretlint's rule interface that its rules use on a text in memory. */
interface Rule {
  readonly meta: { readonly id: string }
  create(context: object, options: object): { file?(source: object): unknown }
}

/** Rules that are not about the text: one reads key files by their path, one switches others off by a comment. */
const NOT_FOR_TEXT = /rule-(?:gcp|filter-comments)$/

function presetRules(): readonly Rule[] {
  const rules: Rule[] = []
  preset.create({ registerRule: (rule: Rule) => rules.push(rule) } as never, {})
  return rules.filter((rule) => !NOT_FOR_TEXT.test(rule.meta.id))
}

/** Prefixes that the library knows in one case only; a text may have them in another. */
const CASED = [
  'ghp_ gho_ ghu_ ghs_ ghr_ github_pat_ npm_ xoxa- xoxb- xoxp- xoxr- xoxs- xapp- sk-ant-api03- sk-proj- sk-',
  'SG. shpat_ shpca_ shppa_ shpss_ lin_api_ ops_eyJ T3BlbkFJ postgres postgresql mysql mongodb mongodb+srv https http',
].flatMap((line) => line.split(' '))
const CASE_OF = new Map(CASED.map((prefix) => [prefix.toLowerCase(), prefix]))
const ANY_CASE = new RegExp(
  `(?<![0-9a-z])(?:${CASED.map((prefix) => prefix.replace(/[.+]/g, '\\$&')).join('|')})|T3BlbkFJ`,
  'gi',
)

const inKnownCase = (text: string): string =>
  text.replace(ANY_CASE, (prefix) => CASE_OF.get(prefix.toLowerCase()) ?? prefix)

/** Every find of the library holds a long run of these, or an address with a scheme. */
const MAY_HOLD_ONE = /[0-9a-z_-]{16}|:\/\//i

const CLASS_OF_RULE: ReadonlyMap<string, SecretClass> = new Map([
  ['basicauth', 'url-credential'],
  ['database-connection-string', 'url-credential'],
  ['privatekey', 'private-key'],
])

/** Some rules take everything up to the next space for an address; it ends at a quote or a bracket. */
const ADDRESS_END = /["'`<>|)\]}⟨]/

function findBy(rule: Rule, name: SecretClass, text: string): readonly Span[] {
  if (!MAY_HOLD_ONE.test(text)) return []
  const spans: Span[] = []
  const context = {
    sharedOptions: {},
    createTranslator: () => () => ({}),
    report: ({ range: [start, end] }: { range: [number, number] }) => {
      const stop = name === 'url-credential' ? text.slice(start, end).search(ADDRESS_END) : -1
      if (stop === -1) spans.push({ start, end })
      else if (text.slice(start, start + stop).includes('@')) spans.push({ start, end: start + stop })
    },
    ignore: () => undefined,
  }
  rule.create(context, {}).file?.({ content: inKnownCase(text), filePath: 'text', ext: '', contentType: 'text' })
  return spans
}

/**
 * The rules of secretlint's recommended preset, called one by one on a text in memory: they are synchronous and keep no
 * state, and its engine (asynchronous, for files) is not needed.
 */
export const LIBRARY_TOKENS: readonly Recogniser[] = presetRules().map((rule) => {
  const name = CLASS_OF_RULE.get(rule.meta.id.replace(/^.*-rule-/, '')) ?? 'api-token'
  return { class: name, find: (text) => findBy(rule, name, text) }
})
