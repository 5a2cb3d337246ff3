import pg from 'pg'
import { Batch } from './batch.ts'
import { Statement } from './statement.ts'
import { begin, commit, rollback } from './transaction-statements.ts'
import { DatabaseBusyError, isConflict, isOverdue, isRefused } from './unavailable.ts'

/** Another transaction that keeps a row locked delays only the writes of that row. */
const waitShortly = {
  name: 'wait shortly for locks',
  text: "select set_config('lock_timeout', '50ms', true)",
}

/** The results of statements, in their order. */
export interface Outcome {
  /** With an error, those before the statement that failed. */
  readonly results: readonly pg.QueryResult[]
  readonly error?: unknown
}

interface Sent extends Outcome {
  /** Whether PostgreSQL has certainly rolled the transaction back. */
  readonly isRolledBack?: boolean
  /** Whether there was no connection in time, so that nothing was sent. */
  readonly isUnsent?: boolean
}

/**
 * Runs statements that do not need the results of each other in one transaction, by one round trip.
 * It does not throw.
 *
 * @param isShared whether they are writes of several requests, which wait only shortly for a lock
 */
export async function runTogether(
  pool: pg.Pool,
  statements: readonly pg.QueryConfig[],
  isShared: boolean,
): Promise<Sent> {
  let connection: pg.PoolClient
  try {
    connection = await pool.connect()
  } catch (error) {
    return { results: [], error, isUnsent: error instanceof DatabaseBusyError }
  }
  const isOne = statements.length === 1 // a transaction by itself
  const outcome = await (isOne
    ? sendTogether(connection, statements)
    : sendTransaction(connection, statements, isShared))
  if (outcome.error === undefined || isOne) {
    connection.release()
    return outcome
  }
  const isEnded = await connection.query(rollback).then(
    () => true,
    () => false,
  )
  connection.release(!isEnded)
  return { ...outcome, isRolledBack: isEnded || wasRolledBack(outcome.error) }
}

async function sendTransaction(
  connection: pg.PoolClient,
  statements: readonly pg.QueryConfig[],
  isShared: boolean,
): Promise<Outcome> {
  const before = isShared ? [begin, waitShortly] : [begin]
  const { results, error } = await sendTogether(connection, [...before, ...statements, commit])
  const own = results.slice(before.length, before.length + statements.length)
  // PostgreSQL answers the commit of a failed transaction by ROLLBACK.
  const end = results[before.length + statements.length]?.command
  if (end === 'COMMIT') return { results: own }
  return { results: own, error: error ?? new Error('The transaction was rolled back') }
}

/** Sends statements, and waits until PostgreSQL has answered all of them, or one has failed. */
function sendTogether(
  connection: pg.PoolClient,
  statements: readonly pg.QueryConfig[],
): Promise<Outcome> {
  const results: pg.QueryResult[] = []
  let failure: unknown
  const sent = statements.map(
    (each) =>
      new Statement(each, (error, result) => {
        if (result) results.push(result)
        else failure ??= error
      }),
  )
  return new Promise((resolve) => {
    const ended = (error: unknown) => resolve({ results, error: failure ?? error ?? undefined })
    connection.query(new Batch(sent, ended))
  })
}

const lockNotAvailable = '55P03' // PostgreSQL, appendix A

/** Whether another transaction kept a row locked for longer than shared writes wait. */
export const isLockTimeout = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === lockNotAvailable

/** Whether PostgreSQL has answered that it refused or cancelled a statement, and so rolled back. */
const wasRolledBack = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (isOverdue(error) || isConflict(error) || isRefused(error))
