import pg from 'pg'
import { recordedInTime, Statement } from './statement.ts'
import { writeTogether } from './write-together.ts'

/** The most pending reads; further ones use the pool. */
const pendingMax = 100
/** The most reads that are sent together, so that PostgreSQL runs them while the turn goes on. */
const togetherMax = 4

interface Pipeline {
  readonly client: pg.Client
  readonly together: () => void
}

/**
 * Sends the reads of many requests over one connection. The reads of one turn of the event loop are
 * sent four at a time, without waiting for each other (PostgreSQL, "Pipeline Mode"): waking a
 * connection of the pool for each would cost more than the read itself. It must not be used for
 * writes, because each would wait for the commits of the others.
 */
export class PipelinedReads {
  readonly #pool: Pick<pg.Pool, 'query'>
  readonly #config: pg.ClientConfig
  readonly #onError: (error: Error) => void
  readonly #isPooled: boolean
  #client: Promise<Pipeline> | undefined
  /** The reads that are sent at the end of the current turn of the event loop, or before. */
  #waiting: Statement[] = []
  #pending = 0
  #isClosed = false

  constructor(
    pool: Pick<pg.Pool, 'query'>,
    config: pg.ClientConfig,
    onError: (error: Error) => void,
    isPooled = false,
  ) {
    this.#isPooled = isPooled
    this.#pool = pool
    this.#config = config
    this.#onError = onError
  }

  /**
   * Runs a prepared statement that neither writes nor locks. At the deadline of the request only
   * its own wait ends, because other reads use the same connection.
   */
  query<Row extends pg.QueryResultRow>(statement: pg.QueryConfig): Promise<pg.QueryResult<Row>> {
    const isFull = this.#pending >= pendingMax
    // A pooler may run each statement in another session.
    if (this.#isPooled || this.#isClosed || isFull) return this.#pool.query<Row>(statement)
    return this.#pipeline(statement)
  }

  /** Runs such a statement at the end of a turn, when no other read of the turn follows. */
  queryAtOnce<Row extends pg.QueryResultRow>(
    statement: pg.QueryConfig,
  ): Promise<pg.QueryResult<Row>> {
    const answered = this.query<Row>(statement)
    this.#send()
    return answered
  }

  /** Runs such a statement over the one connection, however many reads are pending. */
  queryApart<Row extends pg.QueryResultRow>(
    statement: pg.QueryConfig,
  ): Promise<pg.QueryResult<Row>> {
    return this.#isClosed ? this.#pool.query<Row>(statement) : this.#pipeline(statement)
  }

  #pipeline<Row extends pg.QueryResultRow>(
    statement: pg.QueryConfig,
  ): Promise<pg.QueryResult<Row>> {
    this.#pending += 1
    return new Promise((resolve, reject) => {
      const answered = recordedInTime(statement.text, (error, result) => {
        this.#pending -= 1
        if (result) resolve(result)
        else reject(error)
      })
      const read = new Statement(statement, answered)
      const waiting = this.#waiting.push(read)
      if (waiting === togetherMax) this.#send()
      else if (waiting === 1) setImmediate(() => this.#send())
    })
  }

  /** Sends the reads that wait, once there is a connection. */
  #send(): void {
    const reads = this.#waiting
    if (reads.length === 0) return
    this.#waiting = []
    this.#client ??= this.#connect()
    this.#client.then(
      ({ client, together }) => {
        for (const read of reads) {
          together()
          client.query(read)
        }
      },
      (error) => {
        for (const read of reads) read.refuse(error)
      },
    )
  }

  /** Closes the connection after the pending reads. Later reads use the pool. */
  async close(): Promise<void> {
    this.#isClosed = true
    const pipeline = await this.#client?.catch(() => undefined)
    await pipeline?.client.end()
  }

  /** Opens a connection, also after one was lost. */
  #connect(): Promise<Pipeline> {
    const client = new pg.Client({ ...this.#config, pipeline: true })
    const connected = client.connect().then(() => ({ client, together: writeTogether(client) }))
    const forget = () => {
      if (this.#client === connected) this.#client = undefined
    }
    client.on('end', forget)
    client.on('error', (error) => {
      forget()
      this.#onError(error)
    })
    connected.catch(forget)
    return connected
  }
}
