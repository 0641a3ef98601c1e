import type { Store } from '../store/open-store.ts'

/** Works with a store that is being opened, and closes it however the work ends. */
export async function withStore<Result>(
  opening: Promise<Store>,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  const store = await opening
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}
