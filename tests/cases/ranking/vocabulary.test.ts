import { describe, expect, it } from 'vitest'
import { readText } from '../../../src/cases/ranking/read-text.ts'
import contrast from '../../../src/cases/ranking/vocabulary/contrast.json' with { type: 'json' }
import mechanisms from '../../../src/cases/ranking/vocabulary/mechanisms.json' with { type: 'json' }
import ordinary from '../../../src/cases/ranking/vocabulary/ordinary.json' with { type: 'json' }
import symptoms from '../../../src/cases/ranking/vocabulary/symptoms.json' with { type: 'json' }
import { conceptsIn } from '../../../src/cases/ranking/vocabulary.ts'

const names = (text: string) => conceptsIn(readText(text)).map(({ concept }) => concept.name)
const groups = Object.entries({ ...symptoms, ...mechanisms, ...contrast, ...ordinary })

describe('the vocabulary', () => {
  it.each([
    ['the cron job stopped running', 'the timer no longer fires', 'went-quiet'],
    ['customers were billed twice', 'a duplicate charge on my card', 'double-charge'],
    ['the file is empty', 'it has zero bytes', 'empty-output'],
  ])('%s, %s: said otherwise, the same is meant', (one, other, group) => {
    expect(names(one)).toContain(group)
    expect(names(other)).toContain(group)
  })

  it('a phrase is found in a longer sentence, with fillers between its words', () => {
    expect(names('we have a fallback, and yet it does not ever really kick in')).toContain('went-quiet')
  })

  it('an exact word is found as it stands, and not in another word of its stem', () => {
    expect(names('the ads were counted twice')).toContain('ads-fraud')
    expect(names('Ads')).toContain('ads-fraud')
    expect(names('adding a column')).not.toContain('ads-fraud')
  })

  it.each([
    ['the alert never fired', 'hardware'],
    ['adding a feature flag', 'wrong-environment'],
    ['the page does not move', 'pagination'],
    ['the page does not move', 'notification'],
    ['we win the next move', 'order-of-rules'],
    ['we win the next move', 'renamed'],
    ['the limit was raised', 'truncated'],
    ['good on validation', 'expired-credential'],
    ['good on validation', 'guardrail'],
    ['the groups of the test', 'test-suite'],
  ])('%s: an ordinary word does not stand for %s', (text, group) => {
    expect(names(text)).not.toContain(group)
  })

  it.each([
    ['useless at another hospital', 'generalisation'],
    ['the CDN serves a cached page', 'cache'],
    ["she sees another customer's page", 'crossed-accounts'],
    ['the model is reviewing its own output', 'self-judging'],
    ['the locked table', 'lock'],
    ['groups not the planned split', 'ab-test'],
    ['the autoscaler keeps flapping', 'autoscaling'],
  ])('%s: is a way of saying %s', (text, group) => {
    expect(names(text)).toContain(group)
  })

  it('is not found in half of a phrase', () => {
    expect(names('the twice-daily newspaper')).not.toContain('double-charge')
  })

  it('every phrase of every group finds its group', () => {
    for (const [group, phrases] of groups)
      for (const phrase of phrases.split(',')) expect(names(phrase), `${group}: "${phrase.trim()}"`).toContain(group)
  })

  it('no phrase of several words is left with one, or that word alone would mean the phrase', () => {
    const left = groups
      .flatMap(([, phrases]) => phrases.split(',').map((phrase) => phrase.trim()))
      .filter((phrase) => /^[^=~]* [^~]*$/.test(phrase) && readText(phrase).words.length < 2)
    expect(left).toEqual([])
  })

  it.each([
    ['useless once real customers had it', 'fails-in-practice'],
    ['in production the model was poor', 'fails-in-practice'],
    ['locked everyone out', 'cannot-login'],
  ])('%s: the words of a pair are found near one another, in either order', (text, group) => {
    expect(names(text)).toContain(group)
  })

  it('the words of a pair are not found far from one another, nor two of the same side', () => {
    expect(names('useless, as the first report of the second quarter said of production')).not.toContain(
      'fails-in-practice',
    )
    expect(names('production in the field')).not.toContain('fails-in-practice')
  })

  it('names no group twice over its files, or one would shadow the other', () => {
    const all = [symptoms, mechanisms, contrast, ordinary].flatMap((file) => Object.keys(file))
    expect(new Set(all).size).toBe(all.length)
  })
})
