import { z } from 'zod'

export const termsInput = z.strictObject({})

export const termsAnswer = z.object({
  sections: z.array(z.object({ heading: z.string(), lines: z.array(z.string()) })),
})

export interface TermsFacts {
  readonly operator: { readonly name: string | null; readonly contact: string | null }
  /** What is sold: route and price in USD. */
  readonly sold: readonly { readonly path: string; readonly usd: string; readonly summary: string }[]
  /** Under which the cases are given. */
  readonly licence: string | null
  /** Hours for which a paid answer can be read again. */
  readonly answerTtlHours: number
}

function seller({ name, contact }: TermsFacts['operator']): string {
  if (name === null && contact === null) return 'The operator of this address has given no name and no contact.'
  return `The seller is ${name ?? 'the operator of this address'}${contact === null ? '' : `, reached at ${contact}`}.`
}

/** Who sells what on which terms, and what is kept of a caller. */
export const serviceTerms = ({ operator, sold, licence, answerTtlHours }: TermsFacts): z.infer<typeof termsAnswer> => ({
  sections: [
    {
      heading: 'What is sold',
      lines: [
        seller(operator),
        'Single answers are sold, by call, in USDC over x402. There is no account and no subscription.',
        ...sold.map(({ path, usd, summary }) => `${path}, $${usd}: ${summary}.`),
      ],
    },
    {
      heading: 'When nothing is charged',
      lines: [
        'Nothing is charged for an error, for an answer that finds nothing (no_match, no_claims, no_change), for a text in a language that is not read, or when you are gone before the payment was sent to the chain.',
        'One payment is charged once. If an answer does not arrive, repeat the same request with the same payment: it is answered without a second charge.',
      ],
    },
    {
      heading: 'Payments are final',
      lines: [
        'A payment on a chain cannot be called back. The signature that you give covers one amount, one receiver and a few minutes; it cannot be used for more.',
        `A paid answer can be read again by its payer for ${answerTtlHours} hours at /receipts/{id}. Answers that repeat a text of yours are not kept: send the same request with the same payment again.`,
      ],
    },
    {
      heading: 'What an answer is worth',
      lines: [
        'Answers are made by rules from the cases of this archive, without a model, and can be wrong. A pass of the auditor says that nine known traps were considered, no more. Nothing here is advice on which you can hold somebody liable.',
      ],
    },
    {
      heading: 'Privacy',
      lines: [
        'A text that you send leaves memory with the answer. It is neither logged nor kept. Plain words of it (letters as in a dictionary, or three characters), without their order, may stay in memory, so that the next text is read sooner.',
        'Of a payment these are kept: time, route, payer, amount, network, transaction, its state, and hashes of the request and the signature. They are public on the chain but for route and hashes.',
        'Requests are logged with an id, method, route, status and duration; without address, query, body or headers. Addresses are counted in memory for a minute to limit requests. There are no cookies; what a page keeps, it keeps in your browser’s tab.',
      ],
    },
    {
      heading: 'The cases',
      lines: [
        licence === null
          ? 'The operator has stated no licence for the cases.'
          : 'The cases have a licence of their own, which every archive carries: read, run and host them yourself; do not resell the set as a service.',
        `Whoever finds a case wrong, or is concerned by one, can dispute it: write to the operator${operator.contact === null ? '' : ` (${operator.contact})`} with the id of the case and a source. A disputed case says so, and a correction stands first in it.`,
      ],
    },
  ],
})
