import pg from 'pg'
import { currentDeadline, withCurrentDeadline } from '../../timing/deadline.ts'
import { attributesOf, endWith, nameOf } from './statement-spans.ts'
import { DatabaseBusyError, isOverdue, reportUnavailable } from './unavailable.ts'
import { writeTogether } from './write-together.ts'

/**
 * The most requests that wait per connection of the pool; further ones could not meet their
 * deadline.
 */
const waitersPerConnection = 100

interface BoundedPoolConfig extends pg.PoolConfig {
  readonly max: number
  readonly query_timeout: number
  readonly isPooled: boolean
}

type Taken = (error: Error | undefined, client: pg.PoolClient | undefined, done: Release) => void
type Release = (release?: unknown) => void
const nothing = (): void => undefined

/**
 * A connection pool that observes the deadline of the current request: the wait for a connection
 * and each statement end by it. Only a limited number of requests may wait; further ones fail at
 * once.
 */
export class BoundedPool extends pg.Pool {
  private readonly waitersMax: number

  constructor(config: BoundedPoolConfig) {
    super(config)
    this.waitersMax = config.max * waitersPerConnection
    this.on('connect', (client) => applyDeadlines(client, config))
  }

  override connect(): Promise<pg.PoolClient>
  override connect(taken: Taken): void
  override connect(taken?: Taken): Promise<pg.PoolClient> | undefined {
    if (taken) {
      this.take(taken)
      return undefined
    }
    return new Promise((resolve, reject) => {
      this.take((error, client) => (client ? resolve(client) : reject(error)))
    })
  }

  private take(given: Taken): void {
    // otherwise it would run in the context of the request that releases the connection
    const taken = withCurrentDeadline(given)
    const leftMs = currentDeadline()?.leftMs ?? Number.POSITIVE_INFINITY
    const fail = withCurrentDeadline((error: Error) => {
      reportUnavailable(error)
      taken(error, undefined, nothing)
    })
    const refuse = (reason: string) => fail(new DatabaseBusyError(reason))
    if (leftMs <= 0) {
      refuse(noTimeLeft)
      return
    }
    if (this.waitingCount >= this.waitersMax) {
      refuse('too many requests are waiting for a connection.')
      return
    }
    let isOver = false
    const timer = Number.isFinite(leftMs)
      ? setTimeout(() => {
          isOver = true
          refuse(noTimeLeft)
        }, leftMs)
      : undefined
    super.connect((error, client, done) => {
      clearTimeout(timer)
      if (isOver) client?.release()
      else if (error) fail(error)
      else taken(undefined, client, done)
    })
  }
}

const noTimeLeft = 'the deadline of the request has passed.'

/**
 * Statements that end a transaction. They get at least `endingMs`, because otherwise the connection
 * would remain in the transaction.
 */
const ending = /^\s*(commit|rollback)\b/i
const endingMs = 500

/**
 * BEGIN is sent together with the first statement. It fails only if the connection fails, and then
 * that statement fails too.
 */
const begin = 'BEGIN'
const begun = { command: begin, rowCount: null, oid: 0, fields: [], rows: [] }

type Query = (...given: readonly unknown[]) => unknown
type Answered = (error: unknown, result?: unknown) => void
type Statement = pg.QueryConfig & { readonly text: string }

/**
 * Ends each statement of a client at the deadline of its request, or after `query_timeout`. Behind
 * a pooler statements are unnamed, because the next transaction may run in another session.
 */
function applyDeadlines(
  client: pg.ClientBase,
  { query_timeout: timeoutMs, isPooled }: BoundedPoolConfig,
): void {
  const query = client.query.bind(client) as Query
  const together = writeTogether(client)
  const failed = (error: unknown): void => {
    reportUnavailable(error)
    // The statement still runs, and the next user of this client would wait for it.
    if (isOverdue(error)) void (client as pg.Client).end().catch(nothing)
  }
  const timed: Query = (statement, ...rest) => {
    const callback = rest.at(-1)
    const answered = typeof callback === 'function' ? (callback as Answered) : undefined
    const config = typeof statement === 'string' ? { text: statement } : (statement as Statement)
    const leftMs = currentDeadline()?.leftMs ?? timeoutMs
    const givenMs = ending.test(config.text) ? Math.max(leftMs, endingMs) : leftMs
    if (givenMs <= 0) {
      const error = new DatabaseBusyError(noTimeLeft)
      reportUnavailable(error)
      return answered ? answered(error) : Promise.reject(error)
    }
    const query_timeout = Math.ceil(Math.min(givenMs, timeoutMs))
    together()
    const span = currentDeadline()?.span?.child(nameOf(config.text), attributesOf(config.text))
    const bounded = { ...config, query_timeout, ...(isPooled && { name: undefined }) }
    if (!answered) {
      const result = query(bounded, ...rest) as Promise<unknown>
      result.catch(failed)
      if (span) endWith(span, result)
      return config.text === begin ? Promise.resolve(begun) : result
    }
    const answeredInContext = withCurrentDeadline((error: unknown, result: unknown) => {
      if (error) failed(error)
      if (error) span?.fail()
      span?.end()
      answered(error, result)
    })
    return query(bounded, ...rest.slice(0, -1), answeredInContext)
  }
  client.query = timed as typeof client.query
}
