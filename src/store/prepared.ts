import type Libsql from 'libsql'

/** Statements are kept by their text; those of whole groups of rows are long, seldom the same, and not kept. */
const LONGEST_KEPT = 2000
const MOST_KEPT = 200

/**
 * Keeps the prepared statements of a SQLite connection, since preparing one anew costs as much as running it. A statement is done with
 * before the next one runs, so it can be used again; the ones that were kept first go first.
 */
export function keepPrepared(database: Libsql.Database): Libsql.Database {
  const kept = new Map<string, Libsql.Statement>()
  const prepare = database.prepare.bind(database)
  const keep = (text: string) => {
    const statement = prepare(text)
    if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? '')
    kept.set(text, statement)
    return statement
  }
  const preparedOf = (text: string) => (text.length > LONGEST_KEPT ? prepare(text) : (kept.get(text) ?? keep(text)))
  return Object.assign(database, { prepare: preparedOf as typeof database.prepare })
}
