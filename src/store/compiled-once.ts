import type { CompiledQuery, Kysely, RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Database } from './schema.ts'

type Value = string | number
type Given = Readonly<Record<string, Value | readonly Value[]>>
/** Said of each member, since an interface has no index signature. */
type GivenBy<Values> = { readonly [Name in keyof Values]: Value | readonly Value[] }

/** The values of a statement as it sees them: where each one goes, and not what it is. */
type Places<Values> = {
  readonly [Name in keyof Values]: Values[Name] extends readonly (infer One)[]
    ? readonly RawBuilder<One>[]
    : RawBuilder<Values[Name]>
}

/** Stands among the parameters of a compiled statement for a value that is bound when it runs. */
class Place {
  readonly name: string
  readonly index: number | undefined
  constructor(name: string, index?: number) {
    this.name = name
    this.index = index
  }
  valueIn(given: Given): unknown {
    const value = given[this.name]
    return this.index === undefined ? value : (value as readonly Value[])[this.index]
  }
}

const isList = (value: Value | readonly Value[]): value is readonly Value[] => Array.isArray(value)

const placesOf = (given: Given) =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      isList(value) ? value.map((_, index) => sql`${new Place(name, index)}`) : sql`${new Place(name)}`,
    ]),
  )

/** What the text depends on: which lists there are, and how long. */
const shapeOf = (given: Given): string => {
  let shape = ''
  for (const name in given) {
    const value = given[name]
    if (value !== undefined && isList(value)) shape += `${name} ${value.length} `
  }
  return shape
}

/**
 * A statement that is compiled once for each database and length of its lists, and only bound after that: to compile one takes
 * longer than SQLite takes to run it. The values themselves are not shown to `build`, so none can be kept by mistake.
 *
 * @example
 * const titlesOf = compiledOnce<{ ids: readonly string[] }, { title: string }>((db, { ids }) =>
 *   sql<{ title: string }>`select title from cases where id in (${sql.join(ids)})`.compile(db))
 * await titlesOf(db, { ids: ['a', 'b'] })
 */
export function compiledOnce<Values extends GivenBy<Values>, Row>(
  build: (db: Kysely<Database>, places: Places<Values>) => CompiledQuery<Row>,
): (db: Kysely<Database>, given: Values) => Promise<readonly Row[]> {
  const compiled = new WeakMap<Kysely<Database>, Map<string, CompiledQuery<Row>>>()
  const compile = (db: Kysely<Database>, given: Values) => {
    const known = compiled.get(db) ?? new Map<string, CompiledQuery<Row>>()
    compiled.set(db, known)
    const shape = shapeOf(given)
    const query = known.get(shape) ?? build(db, placesOf(given) as Places<Values>)
    known.set(shape, query)
    return query
  }
  return async (db, given) => {
    const query = compile(db, given)
    const parameters = query.parameters.map((one) => (one instanceof Place ? one.valueIn(given) : one))
    return (await db.executeQuery<Row>({ ...query, parameters })).rows
  }
}
