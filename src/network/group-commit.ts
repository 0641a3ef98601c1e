import { turn } from './turn.ts'

export interface GroupCommit<Item, Result> {
  /** Resolves once the item is written and durable. */
  readonly submit: (item: Item) => Promise<Result>
  /** Resolves when nothing is waiting any more. */
  readonly idle: () => Promise<void>
}

export interface GroupCommitOptions<Item, Result> {
  /** Items of one transaction at most. */
  readonly most: number
  /** Writes all or nothing; gives a result for each item, in order. */
  readonly write: (items: readonly Item[]) => Promise<readonly Result[]>
}

interface Waiting<Item, Result> {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/**
 * Writes what comes in while a transaction is on its way together in the next one: a commit to the disk costs the same for one
 * report as for hundreds, and each is acknowledged only after it.
 */
export function groupCommit<Item, Result>(options: GroupCommitOptions<Item, Result>): GroupCommit<Item, Result> {
  const { most, write } = options
  const waiting: Waiting<Item, Result>[] = []
  let running: Promise<void> | undefined

  const writeGroup = async (group: readonly Waiting<Item, Result>[]) => {
    try {
      const results = await write(group.map(({ item }) => item))
      for (const [index, { resolve }] of group.entries()) resolve(results[index] as Result)
    } catch (error) {
      for (const { reject } of group) reject(error)
    }
  }
  const run = async () => {
    while (waiting.length > 0) {
      // SQLite works without giving way: requests that have arrived meanwhile get their turn here, and join the next group.
      await turn()
      await writeGroup(waiting.splice(0, most))
    }
    running = undefined
  }
  return {
    submit: (item) =>
      new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject })
        running ??= run()
      }),
    idle: async () => running,
  }
}
