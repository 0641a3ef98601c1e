import { existsSync } from 'node:fs'
import type { Config } from '../config.ts'
import { ConfigError } from '../config-error.ts'
import { openStore, type Store } from '../store/open-store.ts'

type Place = Pick<Config, 'DATABASE_URL' | 'LEDGER_PATH'> & { readonly alone?: boolean }

const KNOWN: Readonly<Record<string, string>> = {
  SQLITE_BUSY: 'another process has the ledger there open; stop it first',
  '3D000': 'the server there has no database of this name; make it with createdb',
  '28P01': 'the server there refuses the password',
}

const reasonOf = ({ code = '' }: NodeJS.ErrnoException): string =>
  KNOWN[code] ?? `the ledger there cannot be opened${code && ` (${code})`}`

/**
 * The store that the configuration names; a new SQLite file where there is none yet.
 *
 * @throws ConfigError naming the variable: a file that cannot be written or is no ledger, a database that does not answer
 */
export async function configuredStore({ DATABASE_URL, LEDGER_PATH, alone = false }: Place): Promise<Store> {
  try {
    return await openStore({ databaseUrl: DATABASE_URL, ledgerPath: LEDGER_PATH, alone })
  } catch (error) {
    const variable = DATABASE_URL === undefined ? 'LEDGER_PATH' : 'DATABASE_URL'
    throw new ConfigError(`${variable} cannot be used: ${reasonOf(error as NodeJS.ErrnoException)}.`)
  }
}

/** The same for commands that read what a server wrote: a path without a ledger is a mistake, no reason to make an empty one. */
export async function existingStore(place: Place): Promise<Store> {
  if (place.DATABASE_URL === undefined && !existsSync(place.LEDGER_PATH)) {
    throw new ConfigError(`LEDGER_PATH cannot be used: there is no ledger at ${place.LEDGER_PATH}.`)
  }
  return configuredStore(place)
}
