/** What the demo buys: one question of each paid route, and what to show of its answer. */
export interface WantedPurchase {
  readonly path: string
  readonly init: RequestInit
  /** One line of the answer, for people. */
  readonly show: (answer: string) => string
}

interface Case {
  readonly title: string
}

const post = (input: Record<string, string>): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(input),
})

const first = (cases: readonly Case[]): string => cases[0]?.title ?? 'nothing'

export const purchases: readonly WantedPurchase[] = [
  {
    path: `/search?${new URLSearchParams({ q: 'backup job reports success but the file is 0 bytes' })}`,
    init: {},
    show: (answer) => {
      const { cases } = JSON.parse(answer) as { cases: { case: Case }[] }
      return `${cases.length} cases, the first: ${first(cases.map((hit) => hit.case))}`
    },
  },
  {
    path: '/audit',
    init: post({ text: 'The watcher is healthy: it exits 0 every run.' }),
    show: (answer) => {
      const { claims } = JSON.parse(answer) as { claims: { verdict: string; checks_tripped: { id: string }[] }[] }
      return claims.map(({ verdict, checks_tripped: [check] }) => `${verdict}: ${check?.id}`).join(', ')
    },
  },
  {
    path: '/brief',
    init: post({ action: 'delete old backups on a schedule' }),
    show: (answer) => `${(JSON.parse(answer) as { checklist: unknown[] }).checklist.length} things to check`,
  },
  {
    path: `/research?${new URLSearchParams({ q: 'test set leaked into training' })}`,
    init: {},
    show: (answer) => {
      const { cases } = JSON.parse(answer) as { cases: { case: Case }[] }
      return `${cases.length} failures of measuring, the first: ${first(cases.map((hit) => hit.case))}`
    },
  },
  {
    path: '/archive',
    init: {},
    show: (answer) => `${(JSON.parse(answer) as { cases: Case[] }).cases.length} cases, all that there are`,
  },
]
