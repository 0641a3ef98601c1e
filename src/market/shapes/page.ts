/** One page of a list: its rows as they came, whether there is another one, and how many rows the list says it has. */
export interface Page {
  readonly rows: readonly unknown[]
  /** Where the rows stand in the answer, for error messages. */
  readonly place: string
  readonly more: boolean
  readonly total: number | null
}
