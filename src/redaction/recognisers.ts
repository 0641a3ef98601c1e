import type { Recogniser } from './recogniser.ts'
import { CREDENTIALS } from './recognisers/credentials.ts'
import { IDENTIFIERS } from './recognisers/identifiers.ts'
import { MONEY_NUMBERS } from './recognisers/money-numbers.ts'
import { NETWORK } from './recognisers/network.ts'
import { PEOPLE } from './recognisers/people.ts'
import { PROVIDER_TOKENS } from './recognisers/provider-tokens.ts'
import { USER_PATHS } from './recognisers/user-paths.ts'
import { WALLETS } from './recognisers/wallets.ts'

/** Everything that the gate recognises. Of two finds of the same text the first gives the name: what is told beats shape. */
export const RECOGNISERS: readonly Recogniser[] = [
  ...CREDENTIALS,
  ...IDENTIFIERS,
  ...PROVIDER_TOKENS,
  ...WALLETS,
  ...NETWORK,
  ...USER_PATHS,
  ...PEOPLE,
  ...MONEY_NUMBERS,
]
