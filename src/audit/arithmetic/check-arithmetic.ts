import type { ArithmeticItem } from './arithmetic-item.ts'
import { findChanges } from './changes.ts'
import { findDayCounts } from './day-counts.ts'
import { findDurations } from './durations.ts'
import { findEquations } from './equations.ts'
import { maskMarkup } from './mask-markup.ts'
import { findMeans } from './means.ts'
import { mergeQuantities } from './merge-quantities.ts'
import { findPValues } from './p-values.ts'
import { findRatios } from './ratios.ts'
import { readTokens } from './read-tokens.ts'
import { type Sentence, sentencesOf } from './sentence-shape.ts'
import { findShares } from './shares.ts'
import { findTotals } from './totals.ts'
import { findWeekdays } from './weekdays.ts'
import { findWordedSums } from './worded-sums.ts'

/** The kinds of relation, the surer ones first: of two that overlap the earlier one is kept. */
const KINDS: readonly ((text: string, sentence: Sentence) => ArithmeticItem[])[] = [
  findEquations,
  findShares,
  findTotals,
  findChanges,
  findRatios,
  findMeans,
  findDurations,
  findDayCounts,
  findWeekdays,
  findWordedSums,
]

function itemsOf(text: string, sentence: Sentence): ArithmeticItem[] {
  const items: ArithmeticItem[] = []
  for (const find of KINDS) items.push(...find(text, sentence))
  return items
}

/** One item for a figure: items arrive surest first, and those that overlap a kept one are dropped. */
function withoutOverlaps(items: readonly ArithmeticItem[]): ArithmeticItem[] {
  if (items.length < 2) return [...items]
  const taken = new Set<number>()
  return items.filter(({ start, end }) => {
    for (let place = start; place < end; place++) if (taken.has(place)) return false
    for (let place = start; place < end; place++) taken.add(place)
    return true
  })
}

/**
 * Recomputes the figures that a text states beside the figures that they come from. Items are in source order and do not
 * overlap. A figure whose relation to the others is not certain is left out, since a false accusation costs a reader more
 * than a missed slip.
 *
 * @example checkArithmetic('12 of 40 (35%)')[0] // { kind: 'share', stated: '35%', computed: '30%', agrees: false, ... }
 */
export function checkArithmetic(text: string): ArithmeticItem[] {
  const masked = maskMarkup(text)
  const sentences = sentencesOf(mergeQuantities(masked, readTokens(masked)))
  const perSentence = sentences.flatMap((sentence) => withoutOverlaps(itemsOf(text, sentence)))
  const pValues = findPValues(text, masked)
  return [...perSentence, ...pValues].sort((a, b) => a.start - b.start || a.end - b.end)
}
