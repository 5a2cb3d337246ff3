import type pg from 'pg'
import type { LockingRead, Optimistic } from '../database/optimistic.ts'
import type { StatementNames } from '../database/statement-names.ts'

/**
 * Sends a statement, and reads the rows. A `soon` statement reads a few rows by an index, and
 * neither writes nor locks, so that other statements can wait for it.
 */
export type Run = (statement: LockingRead, when: 'soon' | 'later') => Promise<Result>

type Result = pg.QueryResult<Record<string, unknown>>

type Query = (statement: LockingRead) => Promise<Result>

/** Creates a `Run` for connections, with named statements. */
export function runBy(names: StatementNames, later: Query, soon: Query = later): Run {
  const withName = ({ text }: { readonly text: string }) => ({ text, name: names.nameOf(text) })
  const named = ({ read, verify }: Optimistic): Optimistic => ({
    read: withName(read),
    verify: withName(verify),
  })
  return ({ text, values = [], name = names.nameOf(text), lock, optimistic }, when) => {
    const prepared = {
      text,
      values,
      name,
      ...(lock && { lock: withName(lock) }),
      ...(optimistic && { optimistic: named(optimistic) }),
    }
    return when === 'soon' ? soon(prepared) : later(prepared)
  }
}
