import { describe, expect, test } from 'vitest'
import { readCase } from '../../src/cases/read-case.ts'
import { exclusionReasons } from '../../src/redaction/exclusion.ts'

const reasons = (sentence: string, provenance: 'public' | 'private' = 'private') =>
  exclusionReasons(readCase('one.md', `# A queue stood still\n\n${sentence}\n`).case, provenance)

describe('an operator’s own document', () => {
  test.each([
    'Priya Raman restarted it.',
    'It was restarted by Dr. Okonkwo at night.',
    'Co-authored-by: Oluwaseun A <oa@example.org>',
    'Restarted by @deepa-ops at night.',
    'José van der Berg had left in May.',
  ])('that names a person is left out: %s', (sentence) => {
    expect(reasons(sentence)).toEqual(['names_person'])
  })

  test.each([
    'It was written for our client Halvorsen Logistics.',
    'Our customer, Bluebird, saw it first.',
    'Initech, our largest customer, saw it first.',
    'The vendor Acme had changed its format.',
    'The ACME client Bluebird saw it first.',
    'We have a contract with Northwind since May.',
  ])('that names a business relation is left out: %s', (sentence) => {
    expect(reasons(sentence)).toEqual(['business_relation'])
  })

  test.each([
    'It cost $48,200.',
    'About 12k EUR were lost.',
    'A €3 fee was taken 40 times.',
    'USD 900 a day',
    'about 3 million dollars',
    'It cost $5 a call.',
  ])('that names a sum of money is left out: %s', (sentence) => {
    expect(reasons(sentence)).toEqual(['money_amount'])
  })

  test.each([
    'The HTTP client retried, the client API answered 429, and clients saw Error 500.',
    'The vendor directory holds 12 packages; customers noticed before the alert did.',
    'A Kafka consumer on Google Cloud and a Postgres replica in Frankfurt disagreed.',
    'The line `awk "{print $1}"` read the wrong column, and $HOME was empty.',
    'Will Kubernetes restart it? Mark Deleted was set, and Rose Garden is a park.',
    'The decorator @dataclass, the tag @latest and @types/node stand in code.',
    'The interface eth0, the commit cad51f2, the client IPv4 address and a client WebSocket were fine.',
    'The client Kafka retried 40 times, the HTTP client Axios timed out, and the Redis client Lettuce kept sockets open.',
    'A will file was written in May. Mark each row. Grace period and Bill of materials were wrong.',
    'Grant Access failed, Pat Match ran, Chase Logs were read, and the April Release came on May 3.',
    'In March Amazon Web Services and in July Data Center Two were down for 5% of users.',
  ])('that names none of them is kept: %s', (sentence) => {
    expect(reasons(sentence)).toEqual([])
  })
})

describe('a document from a published source', () => {
  test('may name organisations and the sums that the source states', () => {
    expect(reasons('Its customer Northwind lost $440 million in 45 minutes.', 'public')).toEqual([])
  })

  test('may not name a private person or a handle', () => {
    expect(reasons('It was found by Priya Raman.', 'public')).toEqual(['names_person'])
    expect(reasons('It was reported by @night-owl and confirmed.', 'public')).toEqual(['names_person'])
  })
})
