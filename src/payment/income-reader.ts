import { type Income, noIncome } from './income-schema.ts'

export interface IncomeReaderOptions {
  readonly read: () => Promise<Income>
  readonly now: () => number
  /** A figure younger than this is shown as it is. */
  readonly maxAgeMs: number
  /** How long a page waits for a new figure before it shows the last one, whose time it bears. */
  readonly patienceMs: number
}

/**
 * Keeps pages fast whatever the chain does: one reading at a time, shared by all who ask meanwhile, and nobody waits for it
 * longer than `patienceMs`. A first reading of many months goes on behind that.
 */
export const createIncomeReader = ({ read, now, maxAgeMs, patienceMs }: IncomeReaderOptions) => {
  let last: { readonly income: Income; readonly at: number } | undefined
  let reading: Promise<Income> | undefined

  const refresh = (): Promise<Income> => {
    reading ??= read().then((income) => {
      // A figure with its time is worth more than the news that there is none now.
      if (income.usd !== null || last === undefined || last.income.usd === null) last = { income, at: now() }
      reading = undefined
      return last.income
    })
    return reading
  }

  return async (): Promise<Income> => {
    if (last !== undefined && now() - last.at < maxAgeMs) return last.income
    let timer: NodeJS.Timeout | undefined
    const patience = new Promise<Income>((resolve) => {
      timer = setTimeout(() => resolve(last?.income ?? noIncome('the chain is still being read')), patienceMs)
    })
    const income = await Promise.race([refresh(), patience])
    clearTimeout(timer)
    return income
  }
}
