import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import Libsql from 'libsql'

/** What was signed for, by UTC day, and what was signed and not answered yet. One file for all processes of this user. */
export interface SpendRecord {
  /** Millionths of a dollar that were signed for on a day. */
  spent(day: string): number
  /** Adds to a day unless that would exceed the cap; false where it would. No other process can come in between. */
  take(day: string, atomic: number, cap: number): boolean
  /** The signed payment of a request that has had no final answer yet. */
  unanswered(request: string): string | undefined
  keep(request: string, payment: string): void
  forget(request: string): void
  close(): void
}

// No write-ahead log: turning it on fails at once where another process has the file open, and nothing here is in a hurry.
const SCHEMA = `
  pragma busy_timeout = 30000;
  create table if not exists spent (day text primary key, atomic integer not null) strict;
  create table if not exists unanswered (request text primary key, payment text not null) strict;
`

/** Opens the record; only its owner may read it, since it holds signed payments. @throws where it cannot be written */
export function openSpendRecord(path: string): SpendRecord {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  closeSync(openSync(path, 'a', 0o600))
  const db = new Libsql(path)
  db.exec(SCHEMA)
  const add = db.prepare(`
    insert into spent (day, atomic) values (@day, @atomic)
    on conflict (day) do update set atomic = atomic + excluded.atomic where atomic + excluded.atomic <= @cap`)
  return {
    spent: (day) =>
      (db.prepare('select atomic from spent where day = ?').get(day) as { atomic: number } | undefined)?.atomic ?? 0,
    take: (day, atomic, cap) => atomic <= cap && add.run({ day, atomic, cap }).changes === 1,
    unanswered: (request) =>
      (db.prepare('select payment from unanswered where request = ?').get(request) as { payment: string } | undefined)
        ?.payment,
    keep: (request, payment) =>
      void db.prepare('insert or replace into unanswered values (?, ?)').run(request, payment),
    forget: (request) => void db.prepare('delete from unanswered where request = ?').run(request),
    close: () => void db.close(),
  }
}
