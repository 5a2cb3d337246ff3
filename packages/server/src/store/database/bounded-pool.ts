import pg from 'pg'
import { currentDeadline, withCurrentDeadline } from '../../timing/deadline.ts'
import { endStatementsInTime } from './statement-deadlines.ts'
import { DatabaseBusyError, noTimeLeft, reportUnavailable } from './unavailable.ts'

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
    this.on('connect', (client) => endStatementsInTime(client, config))
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
