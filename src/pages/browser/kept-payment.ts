/** A signed payment with the request that it is for. */
export interface KeptPayment {
  readonly header: string
  readonly route: string
  readonly usd: string
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly body: string | null
  /** What was asked for, as the form had it. */
  readonly fields: Readonly<Record<string, string>>
}

const read = <Value>(key: string): Value | undefined => {
  const text = sessionStorage.getItem(key)
  return text === null ? undefined : JSON.parse(text)
}

/** What the tab remembers. It is gone with the tab, and no other page reads it. */
export const kept = {
  pending: (path: string) => read<KeptPayment>(`pending:${path}`),
  keepPending: (path: string, payment: KeptPayment) =>
    sessionStorage.setItem(`pending:${path}`, JSON.stringify(payment)),
  dropPending: (path: string) => sessionStorage.removeItem(`pending:${path}`),
  paid: (id: string) => read<KeptPayment>(`paid:${id}`),
  keepPaid: (id: string, payment: KeptPayment) => sessionStorage.setItem(`paid:${id}`, JSON.stringify(payment)),
  input: (path: string) => read<Record<string, string>>(`input:${path}`),
  keepInput: (path: string, fields: Readonly<Record<string, string>>) =>
    sessionStorage.setItem(`input:${path}`, JSON.stringify(fields)),
}
