import pg from 'pg'
import type { Turns } from './turns.ts'
import { DatabaseBusyError } from './unavailable.ts'

const inFailedTransaction = '25P02' // PostgreSQL, appendix A

/** Runs SQL statements, in the current transaction if there is one. */
export interface Statements {
  query<Row extends pg.QueryResultRow>(
    statement: string | pg.QueryConfig,
  ): Promise<pg.QueryResult<Row>>
  /**
   * Makes the transaction wait, before it takes a connection, until others that began by locking
   * this row have ended. Without effect after the first statement, because the transaction may then
   * hold locks that those wait for.
   */
  waitForTurn?(row: string): void
}

interface TransactionParts {
  readonly pool: pg.Pool
  readonly turns: Turns
  /** The longest time of the transaction. */
  readonly timeoutMs: number
}

/**
 * Runs a transaction on its own connection. `begin` is sent with the first statement, and
 * statements that `work` does not await arrive in order, in one round trip: where one fails, those
 * behind it fail with the same error. `work` need not await its last statement: if it fails, so
 * does the commit.
 *
 * @throws DatabaseBusyError when it takes longer than `timeoutMs` in all
 */
export async function inTransaction<T>(
  parts: TransactionParts,
  work: (statements: Statements) => Promise<T>,
): Promise<T> {
  const transaction = new Transaction(parts)
  try {
    const result = await work(transaction)
    await transaction.commit()
    return result
  } catch (error) {
    throw await transaction.rollback(error)
  } finally {
    transaction.end()
  }
}

/** A transaction, which takes a connection when it sends its first statement. */
class Transaction implements Statements {
  readonly #parts: TransactionParts
  /** The row that the transaction waits for, or has the turn of. */
  #row: string | undefined
  #hasTurn = false
  #connecting: Promise<pg.PoolClient> | undefined
  #connection: pg.PoolClient | undefined
  #timer: NodeJS.Timeout | undefined
  #isLost = false
  /** Whether the transaction sends no statement any more. */
  #isOver = false
  #failure: unknown

  constructor(parts: TransactionParts) {
    this.#parts = parts
  }

  waitForTurn(row: string): void {
    if (!this.#connecting) this.#row = row
  }

  query<Row extends pg.QueryResultRow>(
    statement: string | pg.QueryConfig,
  ): Promise<pg.QueryResult<Row>> {
    // Work that a failure left running must write nothing on a connection that others use next.
    if (this.#isOver) return Promise.reject(new Error('The transaction has ended.'))
    if (this.#connection) return this.#connection.query<Row>(statement).catch(this.#fail)
    this.#connecting ??= this.#connect()
    const answered = this.#connecting.then((connection) => {
      this.#connection = connection // here, because a later statement must not overtake it
      return connection.query<Row>(statement)
    })
    return answered.catch(this.#fail)
  }

  async commit(): Promise<void> {
    const committing = this.#connecting && this.query('COMMIT')
    this.#isOver = true
    if (!committing) return
    const { command } = await committing
    if (command !== 'COMMIT') throw new Error('The transaction was rolled back')
  }

  /**
   * Rolls back.
   *
   * @returns the error to throw
   */
  async rollback(error: unknown): Promise<unknown> {
    this.#isOver = true
    const connection = await this.#connecting?.catch(() => undefined)
    if (this.#isLost) return new DatabaseBusyError('the transaction took too long.')
    await connection?.query('ROLLBACK').catch(() => this.#lose(connection))
    return error
  }

  end(): void {
    clearTimeout(this.#timer)
    if (!this.#isLost) this.#connection?.release()
    if (this.#row !== undefined && this.#hasTurn) this.#parts.turns.end(this.#row)
  }

  async #connect(): Promise<pg.PoolClient> {
    const { pool, turns, timeoutMs } = this.#parts
    if (this.#row !== undefined) {
      await turns.take(this.#row)
      this.#hasTurn = true
    }
    const connection = await pool.connect()
    try {
      await connection.query('BEGIN')
    } catch (error) {
      connection.release() // the deadline has passed, and nothing was sent
      throw error
    }
    this.#timer = setTimeout(() => this.#lose(connection), timeoutMs)
    return connection
  }

  /** Throws the error of the first failed statement, for statements that failed because of it. */
  readonly #fail = (error: unknown): never => {
    const isConsequence = error instanceof pg.DatabaseError && error.code === inFailedTransaction
    if (isConsequence) throw this.#failure ?? error
    this.#failure ??= error
    throw error
  }

  /** Closes the connection, because its state is unknown. */
  #lose(connection: pg.PoolClient): void {
    if (this.#isLost) return
    this.#isLost = true
    connection.release(true)
  }
}
