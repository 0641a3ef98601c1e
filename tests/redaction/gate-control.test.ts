import { expect, test } from 'vitest'
import { CLEAN_TEXTS } from '../../src/redaction/clean-texts.ts'
import { DISGUISES } from '../../src/redaction/disguises.ts'
import { controlGate, isCaught } from '../../src/redaction/gate-control.ts'
import { mask } from '../../src/redaction/mask.ts'
import { PROBE_SECRETS } from '../../src/redaction/probe-secrets.ts'
import type { SecretClass } from '../../src/redaction/recogniser.ts'
import { RECOGNISERS } from '../../src/redaction/recognisers.ts'

const CLASSES = Object.keys(PROBE_SECRETS) as SecretClass[]

test('at least twenty classes are probed in at least six disguises each', () => {
  expect(CLASSES.length).toBeGreaterThanOrEqual(20)
  expect(Object.keys(DISGUISES).length).toBeGreaterThanOrEqual(6)
})

test.each(CLASSES)(
  'every made-up %s is caught in every disguise, and nothing of the sentence around it is lost',
  (name) => {
    for (const [disguise, hideIn] of Object.entries(DISGUISES)) {
      for (const { text, start, end } of PROBE_SECRETS[name].map(hideIn)) {
        const { found, text: masked } = mask(text)
        const left = [...text.slice(start, end)].filter((letter, at) => {
          const place = start + at
          return !/[\s>]/.test(letter) && !found.some((span) => span.start <= place && place < span.end)
        })
        expect(left, `${disguise}: ${masked}`).toEqual([])
        expect([masked.slice(0, 8), masked.slice(-6)], disguise).toEqual([text.slice(0, 8), text.slice(-6)])
      }
    }
  },
)

test.each(CLASSES)('a plain %s is masked under its own name', (name) => {
  for (const { lead, secret, tail } of PROBE_SECRETS[name]) {
    expect(mask(`It was ${lead}${secret}${tail} that night`).found.map((span) => span.class)).toContain(name)
  }
})

test.each(CLASSES)('without the recognisers of %s some probe of it passes, so the class is really probed', (name) => {
  const others = RECOGNISERS.filter((recogniser) => recogniser.class !== name)
  const planted = Object.values(DISGUISES).flatMap((hideIn) => PROBE_SECRETS[name].map(hideIn))
  expect(planted.every((probe) => isCaught(probe, mask(probe.text, others)))).toBe(false)
})

test('the control names what was not caught and counts it', () => {
  const others = RECOGNISERS.filter((recogniser) => recogniser.class !== 'uuid')
  const { missed, byClass, probes } = controlGate((text) => mask(text, others))
  const { planted = 0, caught = 0 } = byClass.get('uuid') ?? {}
  expect(missed.every((probe) => probe.startsWith('uuid, '))).toBe(true)
  expect(missed).toHaveLength(planted - caught)
  expect(probes).toBeGreaterThan(planted)
})

test('every recogniser is of a class that is probed', () => {
  expect(RECOGNISERS.filter((recogniser) => !CLASSES.includes(recogniser.class))).toEqual([])
})

test.each(CLEAN_TEXTS)('a text without a secret stays as it is: %s', (text) => {
  expect(mask(text)).toEqual({ text, found: [] })
})

test('the gate notices when a clean text is changed', () => {
  const { harmed } = controlGate((text) => ({ ...mask(text), text: text.replaceAll('2,273', '⟨phone⟩') }))
  expect(harmed).toHaveLength(1)
})
