import type pg from 'pg'
import type { StatementNames } from '../database/statement-names.ts'

/**
 * Sends a statement, and reads the rows. A `soon` statement reads a few rows by an index, and
 * neither writes nor locks, so that other statements can wait for it.
 */
export type Run = (statement: pg.QueryConfig, when: 'soon' | 'later') => Promise<Result>

type Result = pg.QueryResult<Record<string, unknown>>

type Query = (statement: pg.QueryConfig) => Promise<Result>

/** Creates a `Run` for connections, with named statements. */
export function runBy(names: StatementNames, later: Query, soon: Query = later): Run {
  return ({ text, values = [], name = names.nameOf(text) }, when) => {
    const prepared = { text, values, name }
    return when === 'soon' ? soon(prepared) : later(prepared)
  }
}
