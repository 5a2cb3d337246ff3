import type pg from 'pg'
import { currentDeadline } from '../../timing/deadline.ts'
import { Batch } from './batch.ts'
import { type Answered, recorded, Statement } from './statement.ts'
import { DatabaseBusyError, isOverdue, noTimeLeft } from './unavailable.ts'

/**
 * Statements that end a transaction get at least this long, because otherwise the connection would
 * remain in the transaction.
 */
const endingMs = 500

interface Limits {
  /** The longest time of a statement, or of the statements of a batch together. */
  readonly query_timeout: number
  /** Whether a pooler in transaction mode is between the server and PostgreSQL. */
  readonly isPooled: boolean
}

type Query = (given: unknown, ...rest: readonly unknown[]) => unknown

/**
 * Ends each statement and each batch of a client at the deadline of its request, or after
 * `query_timeout`. Behind a pooler statements are unnamed, because the next transaction may run in
 * another session.
 */
export function endStatementsInTime(
  client: pg.ClientBase,
  { query_timeout: timeoutMs, isPooled }: Limits,
): void {
  const send = client.query.bind(client) as Query
  // The statement still runs, and the next user of this client would wait for it.
  const close = () => void (client as pg.Client).end().catch(() => undefined)
  const sendInTime = (query: Batch | Statement): void => {
    const leftMs = currentDeadline()?.leftMs ?? timeoutMs
    const givenMs = query.isEnding ? Math.max(leftMs, endingMs) : leftMs
    if (givenMs <= 0) {
      query.refuse(new DatabaseBusyError(noTimeLeft))
      return
    }
    if (isPooled) query.unname()
    query.query_timeout = Math.ceil(Math.min(givenMs, timeoutMs))
    query.onFailed = (error) => isOverdue(error) && close()
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
