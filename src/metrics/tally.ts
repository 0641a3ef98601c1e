import { Counter, type Registry } from 'prom-client'

export interface TallyOptions {
  readonly registry: Registry
  readonly name: string
  readonly help: string
  readonly labels: readonly [string, string]
}

/**
 * A counter for what happens at every request. It counts in plain numbers and hands them over when they are read: the library
 * hashes the labels at each step, which would be a hundredth of all that a cheap answer costs.
 */
export function createTally({ registry, name, help, labels: [outer, inner] }: TallyOptions) {
  const counted = new Map<string, Map<string, { times: number }>>()
  new Counter({
    name,
    help,
    labelNames: [outer, inner],
    registers: [registry],
    collect() {
      this.reset()
      for (const [first, row] of counted)
        for (const [second, { times }] of row) this.inc({ [outer]: first, [inner]: second }, times)
    },
  })
  const newRow = (first: string) => {
    const row = new Map<string, { times: number }>()
    counted.set(first, row)
    return row
  }
  return (first: string, second: string): void => {
    const row = counted.get(first) ?? newRow(first)
    const cell = row.get(second)
    if (cell) cell.times += 1
    else row.set(second, { times: 1 })
  }
}
