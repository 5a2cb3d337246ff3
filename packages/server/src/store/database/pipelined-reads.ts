import { setImmediate } from 'node:timers/promises'
import pg from 'pg'
import { noteUnavailable } from './unavailable.ts'
import { untilDeadline } from './until-deadline.ts'
import { writeTogether } from './write-together.ts'

/** Concurrent reads; further ones use the pool. */
const pendingMax = 100

interface Pipeline {
  readonly client: pg.Client
  readonly together: () => void
}

/**
 * Runs the reads of many requests over one connection: all reads of one turn of the event loop are
 * sent together, without waiting for each other (PostgreSQL, "Pipeline Mode"). Waking a connection
 * of the pool for each would cost more than the read. Writes must not use it: each would wait for
 * the commits before it.
 */
export class PipelinedReads {
  readonly #pool: Pick<pg.Pool, 'query'>
  readonly #config: pg.ClientConfig
  readonly #onError: (error: Error) => void
  readonly #isPooled: boolean
  #client: Promise<Pipeline> | undefined
  #turn: Promise<void> | undefined
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

  /** Runs a prepared statement that neither writes nor locks. */
  async query<Row extends pg.QueryResultRow>(
    statement: pg.QueryConfig,
  ): Promise<pg.QueryResult<Row>> {
    if (this.#isPooled) return this.#pool.query<Row>(statement) // a pooler may close it
    if (this.#isClosed || this.#pending >= pendingMax) return this.#pool.query<Row>(statement)
    this.#pending += 1
    try {
      this.#client ??= this.#connect()
      this.#turn ??= setImmediate().then(() => {
        this.#turn = undefined
      })
      return await untilDeadline(this.#ask<Row>(statement, this.#client, this.#turn))
    } catch (error) {
      noteUnavailable(error)
      throw error
    } finally {
      this.#pending -= 1
    }
  }

  async #ask<Row extends pg.QueryResultRow>(
    statement: pg.QueryConfig,
    connected: Promise<Pipeline>,
    turn: Promise<void>,
  ): Promise<pg.QueryResult<Row>> {
    const [{ client, together }] = await Promise.all([connected, turn])
    together()
    return client.query<Row>(statement)
  }

  /** Closes the connection after the pending reads; later reads use the pool. */
  async close(): Promise<void> {
    this.#isClosed = true
    const pipeline = await this.#client?.catch(() => undefined)
    await pipeline?.client.end()
  }

  /** Connects again after the connection was lost. */
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
