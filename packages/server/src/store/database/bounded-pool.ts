import pg from 'pg'
import { currentDeadline, withCurrentDeadline } from '../../timing/deadline.ts'
import { FairQueue } from '../../timing/fair-queue.ts'
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
  readonly connectionTimeoutMillis: number
  readonly isPooled: boolean
}

type Taken = (error: Error | undefined, client: pg.PoolClient | undefined, done: Release) => void
type Release = pg.PoolClient['release']
const nothing = (): void => undefined

/**
 * A connection pool that observes the deadline of the current request: the wait for a connection
 * and each statement end by it. Only a limited number of requests may wait; further ones fail at
 * once. Tenants take turns, so that many or slow requests of one do not keep others waiting.
 */
export class BoundedPool extends pg.Pool {
  readonly #queue: FairQueue
  readonly #waitMs: number

  constructor(config: BoundedPoolConfig) {
    super(config)
    const { max: runningMax, connectionTimeoutMillis } = config
    const queue = new FairQueue({ runningMax, waitingMax: runningMax * waitersPerConnection })
    this.#queue = queue
    this.#waitMs = connectionTimeoutMillis
    // The queue of the library is empty: whoever waits, waits in this one.
    Object.defineProperty(this, 'waitingCount', { get: () => queue.waitingNow })
    this.on('connect', (client) => endStatementsInTime(client, config))
  }

  override connect(): Promise<pg.PoolClient>
  override connect(taken: Taken): void
  override connect(taken?: Taken): Promise<pg.PoolClient> | undefined {
    if (taken) {
      this.#take(taken)
      return undefined
    }
    return new Promise((resolve, reject) => {
      this.#take((error, client) => (client ? resolve(client) : reject(error)))
    })
  }

  #take(given: Taken): void {
    // otherwise it would run in the context of the request that releases the connection
    const taken = withCurrentDeadline(given)
    const deadline = currentDeadline()
    const waitMs = Math.min(deadline?.leftMs ?? this.#waitMs, this.#waitMs)
    const fail = withCurrentDeadline((error: Error) => {
      reportUnavailable(error)
      taken(error, undefined, nothing)
    })
    if (waitMs <= 0) {
      fail(new DatabaseBusyError(noTimeLeft))
      return
    }
    let isOver = false
    let remove = nothing
    const end = (settle: () => void) => {
      if (isOver) return
      isOver = true
      clearTimeout(timer)
      settle()
    }
    const late = () => {
      remove()
      end(() => fail(new DatabaseBusyError(noTimeLeft)))
    }
    const timer = setTimeout(late, waitMs)
    const connected = (error: Error | undefined, client: pg.PoolClient | undefined) => {
      if (!client) {
        this.#queue.leave()
        end(() => fail(error ?? new Error('There is no connection.')))
        return
      }
      const release = this.#leavingWith(client)
      if (isOver) release()
      else end(() => taken(undefined, client, release))
    }
    remove = this.#queue.join(deadline?.tenantId ?? '', {
      start: () => super.connect(connected),
      refuse: () =>
        end(() => fail(new DatabaseBusyError('too many requests are waiting for a connection.'))),
    })
  }

  /** Makes a connection pass its place on when it is released. */
  #leavingWith(client: pg.PoolClient): Release {
    const { release } = client
    client.release = (error) => {
      release(error)
      this.#queue.leave()
    }
    return client.release
  }
}
