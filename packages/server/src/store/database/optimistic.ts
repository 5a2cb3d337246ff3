import pg from 'pg'
import { ChangedRowError } from './unavailable.ts'

/** The column of `Optimistic.read` with the version of the row. */
export const versionName = 'xmin'

/**
 * How to read a row that a transaction is going to change before the transaction begins (optimistic
 * concurrency control). Both statements take the values of the statement that locks the row.
 */
export interface Optimistic {
  /** Reads the row without locking it, with its version. */
  readonly read: Text
  /** Locks the row, and fails if it no longer has the version, which is the last value. */
  readonly verify: Text
}

/** The text of a statement, and the name that it is prepared by. */
export interface Text {
  readonly text: string
  readonly name?: string
}

/** How the row of a key is locked; by the statement that reads it, if there is no `lock`. */
export interface RowLock {
  /**
   * What locks the row first, by the same values: a statement that waits for a lock reads related
   * rows as they were before.
   */
  readonly lock?: Text
  readonly optimistic?: Optimistic
}

/** A statement, and how the row is locked that it reads, if it locks one. */
export interface LockingRead extends pg.QueryConfig, RowLock {}

/** A row that was read before the transaction, and what locks it and verifies its version. */
interface ReadAhead<Row extends pg.QueryResultRow> {
  readonly result: pg.QueryResult<Row>
  /** None if there is no such row. */
  readonly verifying: readonly pg.QueryConfig[]
}

type ReadableAhead = RowLock & Required<Pick<LockingRead, 'optimistic' | 'values'>>

/** Reads a row without locking it. */
export async function readAhead<Row extends pg.QueryResultRow>(
  reads: { query(statement: pg.QueryConfig): Promise<pg.QueryResult<Row>> },
  { lock, optimistic: { read, verify }, values }: ReadableAhead,
): Promise<ReadAhead<Row>> {
  const result = await reads.query({ ...read, values })
  const [row] = result.rows
  if (!row) return { result, verifying: [] }
  const version: unknown = row[versionName]
  Reflect.deleteProperty(row, versionName)
  const verified = { ...verify, values: [...values, version] }
  return { result, verifying: lock ? [{ ...lock, values }, verified] : [verified] }
}

const divisionByZero = '22012' // PostgreSQL, appendix A

/** The error of `Optimistic.verify`, which divides by the number of unchanged rows. */
export function changedRowError(error: unknown): unknown {
  const isChanged = error instanceof pg.DatabaseError && error.code === divisionByZero
  return isChanged ? new ChangedRowError(error) : error
}
