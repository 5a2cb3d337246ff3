import { setImmediate } from 'node:timers/promises'
import pg from 'pg'
import { noteUnavailable } from './unavailable.ts'
import { untilDeadline } from './until-deadline.ts'
import { writeTogether } from './write-together.ts'

/** Reads under way at most; those beyond it ask the pool. */
const underWayMax = 100

interface Pipeline {
  readonly client: pg.Client
  readonly together: () => void
}

/**
 * Reads that many requests make, over one connection: all that are asked for in one turn of the
 * event loop are sent together, and none waits for the answer to the one before it (PostgreSQL,
 * "Pipeline Mode"). To wake a connection of the pool for each costs more than the read does. Writes
 * have no place here: each would wait for the commits of those before it.
 */
export class PipelinedReads {
  readonly #pool: Pick<pg.Pool, 'query'>
  readonly #config: pg.ClientConfig
  readonly #onError: (error: Error) => void
  readonly #isPooled: boolean
  #client: Promise<Pipeline> | undefined
  #turn: Promise<void> | undefined
  #underWay = 0
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

  /** Runs a prepared statement that writes nothing and locks nothing. */
  async query<Row extends pg.QueryResultRow>(
    statement: pg.QueryConfig,
  ): Promise<pg.QueryResult<Row>> {
    if (this.#isPooled) return this.#pool.query<Row>(statement) // a pooler may end it
    if (this.#isClosed || this.#underWay >= underWayMax) return this.#pool.query<Row>(statement)
    this.#underWay += 1
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
      this.#underWay -= 1
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

  /** Ends the connection once what is under way is answered; who asks later asks the pool. */
  async close(): Promise<void> {
    this.#isClosed = true
    const pipeline = await this.#client?.catch(() => undefined)
    await pipeline?.client.end()
  }

  /** Whoever reads after it has ended connects anew. */
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
