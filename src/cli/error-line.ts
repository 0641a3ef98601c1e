import type { ErrorCode, ServiceError } from '../errors.ts'

/** What can be done at a command line, where the catalogue's remedy speaks of addresses, headers and payments. */
const REMEDIES: Partial<Readonly<Record<ErrorCode, string>>> = {
  bad_input: 'Run the command with --help for what can be given.',
  no_match: 'Describe it in other words, and name the part that failed: a job, a cache, a test, an alert.',
  no_claims: 'Give the passage that states results.',
  language_not_read: 'Give an English text; that this one was not read says nothing about its claims.',
  too_long: 'Shorten it, or give it in parts.',
}

/** What an error says where nothing is sold, so that nothing is to be said of charges. */
export const messageOf = ({ message }: ServiceError): string => message.replace(/ Nothing was charged\.$/, '')

/** An error as one line for who typed the command. */
export const errorLine = (error: ServiceError): string => `${messageOf(error)} ${REMEDIES[error.code] ?? error.remedy}`
