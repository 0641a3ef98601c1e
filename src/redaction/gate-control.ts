import { CLEAN_TEXTS } from './clean-texts.ts'
import { DISGUISES, type Planted } from './disguises.ts'
import type { Masked } from './mask.ts'
import { PROBE_SECRETS } from './probe-secrets.ts'
import type { SecretClass } from './recogniser.ts'

export interface GateControl {
  readonly probes: number
  readonly classes: number
  readonly disguises: number
  readonly cleanDocuments: number
  /** Probes planted and caught, by class. */
  readonly byClass: ReadonlyMap<SecretClass, { readonly planted: number; readonly caught: number }>
  /** What was not caught, as `class, disguise`. */
  readonly missed: readonly string[]
  /** Numbers of the clean texts that were changed. */
  readonly harmed: readonly string[]
}

/** Line breaks and quote marks between two parts of a wrapped value are no part of it. */
const BETWEEN_LINES = /^[\s>]*$/

/** Caught: nothing of the secret is left, and of the sentence around it nothing is lost. */
export function isCaught({ text, start, end }: Planted, { found }: Masked): boolean {
  let covered = start
  for (const span of found) {
    if (span.end <= start || span.start >= end) continue
    if (/\s/.test(text.slice(Math.min(span.start, start), start))) return false
    if (!BETWEEN_LINES.test(text.slice(covered, Math.max(covered, span.start)))) return false
    covered = Math.max(covered, span.end)
  }
  return covered >= end && !/\s\w/.test(text.slice(end, covered))
}

/**
 * The positive and the negative control of the gate: every made-up secret in every disguise must be caught, and every clean
 * text must come through as it was. Run in every build, on the very function that the build masks with.
 */
export function controlGate(hide: (text: string) => Masked): GateControl {
  const byClass = new Map<SecretClass, { planted: number; caught: number }>()
  const missed: string[] = []
  for (const [name, secrets] of Object.entries(PROBE_SECRETS) as [SecretClass, (typeof PROBE_SECRETS)[SecretClass]][]) {
    const tally = { planted: 0, caught: 0 }
    byClass.set(name, tally)
    for (const [disguise, hideIn] of Object.entries(DISGUISES)) {
      for (const probe of secrets.map(hideIn)) {
        tally.planted += 1
        if (isCaught(probe, hide(probe.text))) tally.caught += 1
        else missed.push(`${name}, ${disguise}`)
      }
    }
  }
  const harmed = CLEAN_TEXTS.flatMap((text, at) => (hide(text).text === text ? [] : [`clean text ${at + 1}`]))
  return {
    probes: [...byClass.values()].reduce((sum, { planted }) => sum + planted, 0),
    classes: byClass.size,
    disguises: Object.keys(DISGUISES).length,
    cleanDocuments: CLEAN_TEXTS.length,
    byClass,
    missed,
    harmed,
  }
}
