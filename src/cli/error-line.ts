import type { ErrorCode, ServiceError } from '../errors.ts'

/** What can be done at a command line, where the catalogue's remedy speaks of addresses, headers and payments. */
const REMEDIES: Partial<Readonly<Record<ErrorCode, string>>> = {
  bad_input: 'Run the command with --help for what can be given.',
  no_match: 'Describe it in other words, and name the part that failed: a job, a cache, a test, an alert.',
  no_claims: 'Give the passage that states results.',
  language_not_read: 'Give an English text; that this one was not read says nothing about its claims.',
  too_long: 'Shorten it, or give it in parts.',
}

/** An error as one line for who typed the command: nothing is sold here, so nothing is said of charges. */
export const errorLine = ({ message, code, remedy }: ServiceError): string =>
  `${message.replace(/ Nothing was charged\.$/, '')} ${REMEDIES[code] ?? remedy}`
