import type { Check } from './check.ts'
import { once } from './once.ts'
import type { Mark, Sentence, Token } from './passage.ts'
import { has, marks } from './phrases/find.ts'
import { isNumber } from './phrases/is-number.ts'
import { actOf, ownAct, secondAccount, secondReading } from './second-look.ts'
import { settler } from './settling.ts'
import { words, wordsLike } from './word-class.ts'

/** A dashboard is always a view; a list or a label is one only where it is said to show something. */
const trips = (claim: Sentence): readonly Mark[] => (isAboutViews(claim) ? [] : readings(claim))

/** What a view does in general, or how it erred, is told about the view and not read off it. */
const isAboutViews = (s: Sentence): boolean => has(s, 'view-at-fault')

/** "the gauge manual", "the app's README": the view is only part of another thing's name. */
function isPart(s: Sentence, m: Mark): boolean {
  const next = s.tokens[m.to]
  return next !== undefined && (next.lower === "'s" || (isNoun(next) && !SHOWS.has(next.word)))
}

const SHOWS = words(
  'show shows list lists says has displays reads reports states marks counts puts gives claims dates paints prints notes carries',
)
const isNoun = (t: Token): boolean => t.pos === 'NOUN' || t.pos === 'PROPN'

/** "The executive overview", "the release page": what is longer named as a text is no view. */
const isText = (s: Sentence, m: Mark): boolean =>
  [...marks(s, 'digest'), ...marks(s, 'document')].some(
    (d) => d.from <= m.from && d.to >= m.to && d.to - d.from > m.to - m.from,
  )
const ANY = words('a an any each every no')

const FILED = words('bug issue crash error incident problem test')
/** "The closed bug report": what somebody filed. */
const isFiled = (s: Sentence, m: Mark): boolean =>
  s.tokens[m.to - 1]?.lower === 'report' && (FILED.at(s.tokens, m.to - 2) || FILED.at(s.tokens, m.from))

/** A view itself, and not part of another name or one of those that anybody might look at ("a browser shows"). */
const isView = (s: Sentence, m: Mark): boolean =>
  !isPart(s, m) && !isText(s, m) && !isFiled(s, m) && !ANY.in(s.tokens, m.from - 2, m.from)

const views = once((s): Mark[] => marks(s, 'view').filter((m) => isView(s, m)))
const strongViews = once((s): Mark[] => marks(s, 'strong-view').filter((m) => isView(s, m)))

const PAGE = words('page tab')
const NO_STATE_PAGE = words(
  'man help manual doc docs documentation faq setting settings config configuration reference front home web landing product title first last next second cover contents wiki readme policy support download error options preferences api this that a an each every any one per new network browser open blank',
)

/** "The trend page", "a tab I opened": a page named by what it is of. */
const pageViews = once((s): Mark[] => {
  const found: Mark[] = []
  for (let i = PAGE.find(s.tokens); i >= 0; i = PAGE.find(s.tokens, i + 1)) {
    const of = s.tokens[i - 1]
    if (of !== undefined && isNoun(of) && !NO_STATE_PAGE.has(of.word)) found.push({ from: i - 1, to: i + 1 })
  }
  return found
})

/** Where one of the marks comes at most `words` after another within the same clause. */
function after(s: Sentence, first: readonly Mark[], then: readonly Mark[], words: number): readonly Mark[] {
  if (then.length === 0) return then
  return first.flatMap((a) => {
    const b = then.find((m) => m.from >= a.to && m.from - a.to <= words && isOneClause(s, a.to, m.from))
    return b ? [a, b] : []
  })
}

const STOPS = new Set([';', ',', ':', '('])
const ARTICLES = words('the a an')

/** No stop, and at most one thing named with an article ("according to the manual the board ..." is about two). */
function isOneClause(s: Sentence, from: number, to: number): boolean {
  const between = s.tokens.slice(from, to)
  return !between.some((t) => STOPS.has(t.text)) && between.filter((t) => ARTICLES.has(t.word)).length < 2
}

const isValue = (t: Token | undefined): boolean =>
  t !== undefined && /^[\d~≈<>+-]|^(?:zero|half|nil|full)$/.test(t.lower)

/** "Holds at most 500 entries": what it can hold, and not what it does. */
const isBound = (s: Sentence, at: number): boolean =>
  /^(?:at most|up to|at least|a maximum)$/.test(`${s.tokens[at]?.lower} ${s.tokens[at + 1]?.lower}`)
const PARTICIPLE = wordsLike(/ed$/)
const SUPPOSED = words('would could should might')
const NO_HOLDING = words('been never not no to become grown had')

/** "Crashes as soon as", "stays up when": a joint of the sentence, or how the view itself fares. */
const isJoint = (s: Sentence, m: Mark): boolean => {
  const [word, next] = [s.tokens[m.from]?.lower ?? '', s.tokens[m.to]]
  if (m.to - m.from > 1) return false
  if (word === 'as')
    return !/^(?:ADJ|VERB|NUM)$/.test(next?.pos ?? '') || /^(?:soon|well|far|long|much|many)$/.test(next?.lower ?? '')
  return word === 'up' && !(next && (isValue(next) || /^(?:by|to)$/.test(next.lower)))
}

/** "Shows", and not "its report" or "has never been". */
const isVerb = (s: Sentence, m: Mark): boolean =>
  !isBound(s, m.to) &&
  !SUPPOSED.in(s.tokens, m.from - 3, m.from) &&
  (s.tokens[m.from]?.lower !== 'at' || isValue(s.tokens[m.from + 1])) &&
  !(s.tokens[m.from]?.lower === 'on' && /^(?:DET|NOUN|PROPN|ADJ)$/.test(s.tokens[m.to]?.pos ?? '')) &&
  !(/^(?:now|still)$/.test(s.tokens[m.from]?.lower ?? '') && s.tokens[m.to]?.pos === 'VERB') &&
  !(
    /^(?:has|have|had)$/.test(s.tokens[m.from]?.lower ?? '') &&
    PARTICIPLE.at(s.tokens, m.to) &&
    s.tokens[m.to]?.pos === 'VERB'
  ) &&
  s.tokens[m.from - 1]?.lower !== 'to' &&
  !isJoint(s, m) &&
  !(s.tokens[m.from]?.pos === 'NOUN' && /^(?:DET|PRON|ADJ)$/.test(s.tokens[m.from - 1]?.pos ?? '')) &&
  !(s.tokens[m.from]?.lemma === 'have' && NO_HOLDING.at(s.tokens, m.to))
const showing = once((s): Mark[] => marks(s, 'shows').filter((m) => isVerb(s, m)))
const holding = once((s): Mark[] => marks(s, 'holds-state').filter((m) => isVerb(s, m)))

/** "Storage console: 61 TB": a view named as the source of what follows. */
const headed = (s: Sentence): Mark[] =>
  views(s).filter((m) => m.from <= 4 && s.tokens[m.to]?.text === ':' && s.tokens.length > m.to + 1)

/** "On the status page the outage is over": a view named before what it shows. */
const fronted = (s: Sentence): Mark[] =>
  /^(?:on|in|by|from|per)$/.test(s.tokens[0]?.lower ?? '') &&
  s.tokens.slice(4).some((t) => /^(?:is|are|has|have)$/.test(t.lower))
    ? strongViews(s)
        .filter((m) => m.from <= 3 && m.from > 0)
        .flatMap((m) => [{ from: 0, to: 1 }, m])
    : []

/** "Dock 6 is free, yard app.": a view named after what it shows. */
const tailed = (s: Sentence): Mark[] =>
  views(s).filter((m) => isLast(s, m) && isSetOff(s, m.from) && s.tokens.some((t) => STATE.has(t.word) || isNumber(t)))

const OWNED = words('the our my its')

function isSetOff(s: Sentence, at: number): boolean {
  let start = at
  while (start > 0 && (OWNED.at(s.tokens, start - 1) || s.tokens[start - 1]?.pos === 'NOUN')) start -= 1
  return /^[,(–—-]$/.test(s.tokens[start - 1]?.text ?? '')
}

const isLast = (s: Sentence, m: Mark): boolean => s.tokens.slice(m.to).every((t) => /^[^\p{L}\p{N}]+$/u.test(t.text))

const STATE = words("is are 's 're stand stands remain remains sit sits has have")

/** "Served from cache": where bytes come from, and no state that is read. */
const isServedFrom = (s: Sentence, m: Mark): boolean =>
  s.tokens[m.from]?.lower === 'cache' && s.tokens[m.from - 1]?.lower === 'from'
const TO_BE_HAD = words('available documented described explained published hosted downloadable')

/** "Bed 11 is free on the ward map": a present state, placed on a view. */
const placed = (s: Sentence): readonly Mark[] => {
  if (TO_BE_HAD.in(s.tokens)) return []
  const state = s.tokens.findIndex((t, i) => STATE.has(t.word) || (t.lower === 'at' && isValue(s.tokens[i + 1])))
  if (state < 0) return []
  return after(
    s,
    marks(s, 'placed-on'),
    strongViews(s).filter((m) => !isServedFrom(s, m)),
    4,
  ).filter((m) => m.from > state || m.to === state)
}

/** "As shown on the wiring diagram": a document, and no view. "The replica has been ...": told about the view. */
const endsInText = (s: Sentence, m: Mark): boolean =>
  marks(s, 'document').some((d) => d.from >= m.to - 1 && d.from <= m.to + 2) || s.tokens[m.to]?.lower === 'been'

const PUT_DOWN = words('is are was marked listed shown displayed')

/** "The job is marked as failed": put down as something, and no view is named. */
const isMarkedElsewhere = (s: Sentence, m: Mark): boolean => PUT_DOWN.at(s.tokens, m.from) && views(s).length === 0

const namesView = (s: Sentence): boolean => has(s, 'view', 'strong-view', 'as-shown') || PAGE.in(s.tokens)

const readings = (s: Sentence): Mark[] => (namesView(s) ? readingsOf(s) : [])

const readingsOf = (s: Sentence): Mark[] => [
  ...after(s, strongViews(s), showing(s), 5),
  ...after(s, strongViews(s), holding(s), 3),
  ...after(s, marks(s, 'said-by'), strongViews(s), 4),
  ...after(s, views(s), showing(s), 3),
  ...after(s, marks(s, 'attribution'), views(s), 6),
  ...marks(s, 'as-shown').filter((m) => !endsInText(s, m) && !isMarkedElsewhere(s, m)),
  ...after(s, pageViews(s), showing(s), 4),
  ...after(
    s,
    pageViews(s),
    holding(s).filter((m) => s.tokens[m.from]?.lower !== 'as'),
    0,
  ),
  ...after(s, marks(s, 'attribution'), pageViews(s), 6),
  ...headed(s),
  ...tailed(s),
  ...placed(s),
  ...fronted(s),
]

/** "1,377 vessels by IMO number": counted by a key, and not looked up by one. */
const isCount = (s: Sentence, m: Mark): boolean => s.tokens[m.from]?.lower === 'by' && has(s, 'distinct')
const trapOf = once(trips)
const step = (s: Sentence): readonly Mark[] => marks(s, 'past-view').filter((m) => !isCount(s, m))
const within = (s: Sentence): readonly Mark[] => [
  ...step(s),
  ...ownAct(s),
  ...secondReading(s),
  ...secondAccount(s, trapOf(s), 'any'),
]

export const staleCacheRead: Check = {
  id: 'stale_cache_read',
  title: 'Stale view',
  question: 'Is this the state, or a view of it that may lag behind?',
  why: 'A dashboard, listing, index, cache or replica shows what was true when it was last filled. It can be old, partial or disconnected and look just the same.',
  whatToRun:
    'Read the primary record by its id, past any cache, or compare the time of the view with the time of the last change.',
  trips: trapOf,
  settledBy: settler({ trips: trapOf, step, within, after: (s) => [...actOf(s), ...secondReading(s)] }),
}
