import type pg from 'pg'
import { currentDeadline } from '../../timing/deadline.ts'
import { Batch } from './batch.ts'
import { cancelStatement } from './cancel-statement.ts'
import { type Answered, recorded, Statement } from './statement.ts'
import { DatabaseBusyError, isOverdue, noTimeLeft } from './unavailable.ts'

/**
 * Statements that end a transaction get at least this long, because otherwise the connection would
 * remain in the transaction.
 */
const endingMs = 500
/**
 * A statement is cancelled this long before its time is over, or in the last quarter of a short
 * time: then PostgreSQL answers whether it has taken effect.
 */
const cancelledMs = 250

interface Limits {
  /** The longest time of a statement, or of the statements of a batch together. */
  readonly query_timeout: number
  /** Whether a pooler in transaction mode is between the server and PostgreSQL. */
  readonly isPooled: boolean
}

type Query = (given: unknown, ...rest: readonly unknown[]) => unknown

/**
 * Ends each statement and each batch of a client at the deadline of its request, or after
 * `query_timeout`. It is cancelled shortly before, so that a write that fails for lack of time has
 * not taken effect, unless PostgreSQL is unreachable. Behind a pooler statements are unnamed,
 * because the next transaction may run in another session.
 */
export function endStatementsInTime(
  client: pg.Client,
  { query_timeout: timeoutMs, isPooled }: Limits,
): void {
  const send = client.query.bind(client) as Query
  // The statement still runs, and the next user of this client would wait for it.
  const close = () => void client.end().catch(() => undefined)
  const sendInTime = (query: Batch | Statement): void => {
    const leftMs = currentDeadline()?.leftMs ?? timeoutMs
    const givenMs = query.isEnding ? Math.max(leftMs, endingMs) : leftMs
    if (givenMs <= 0) {
      query.refuse(new DatabaseBusyError(noTimeLeft))
      return
    }
    if (isPooled) query.unname()
    const limitMs = Math.ceil(Math.min(givenMs, timeoutMs))
    query.query_timeout = limitMs
    query.onFailed = (error) => isOverdue(error) && close()
    cancelAfter(limitMs - Math.min(cancelledMs, limitMs / 4), query, client, close)
    send(query)
  }
  const query: Query = (given, ...rest) => {
    if (given instanceof Batch) return sendInTime(given)
    const [values, callback] = [rest[0], rest.at(-1)]
    const config = typeof given === 'string' ? { text: given } : (given as pg.QueryConfig)
    const whole = Array.isArray(values) ? { ...config, values } : config
    const sendOne = (answered: Answered) =>
      sendInTime(new Statement(whole, recorded(config.text, answered)))
    if (typeof callback === 'function') return sendOne(callback as Answered)
    return new Promise((resolve, reject) => {
      sendOne((error, result) => (error ? reject(error) : resolve(result)))
    })
  }
  client.query = query as typeof client.query
}

/** Cancels a query that is not answered after this time, and closes its client then. */
function cancelAfter(
  afterMs: number,
  query: Batch | Statement,
  client: pg.Client,
  close: () => void,
): void {
  const { callback } = query
  let isCancelled = false
  const timer = setTimeout(() => {
    isCancelled = true
    cancelStatement(client)
  }, afterMs)
  query.callback = (error, result) => {
    clearTimeout(timer)
    if (isCancelled) close()
    callback.call(query, error, result)
  }
}
