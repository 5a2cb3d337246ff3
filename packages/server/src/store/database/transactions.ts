import pg from 'pg'
import { Batch } from './batch.ts'
import type { GroupCommit } from './group-commit.ts'
import { changedRowError, type LockingRead, readAhead, type Text } from './optimistic.ts'
import type { PipelinedReads } from './pipelined-reads.ts'
import { type Answered, recorded, Statement } from './statement.ts'
import { begin, commit, rollback } from './transaction-statements.ts'
import type { Turns } from './turns.ts'
import { ChangedRowError, DatabaseBusyError } from './unavailable.ts'

const inFailedTransaction = '25P02' // PostgreSQL, appendix A
const tooLong = 'the transaction took too long.'
const deletion = /^\s*delete\b/i

/** Runs SQL statements, in the current transaction if there is one. */
export interface Statements {
  query<Row extends pg.QueryResultRow>(
    statement: string | pg.QueryConfig,
  ): Promise<pg.QueryResult<Row>>
  /**
   * Makes the transaction wait, before it takes a connection, until others that began by locking
   * this row have ended; the next statement locks the row. Without effect once a statement was
   * sent, because the transaction may then hold locks that those wait for.
   */
  waitForTurn?(row: string): void
}

interface TransactionParts {
  readonly pool: pg.Pool
  readonly turns: Turns
  /** For transactions whose statements do not need the results of each other. */
  readonly group?: GroupCommit | undefined
  /** For the row that an optimistic transaction begins with. */
  readonly reads?: PipelinedReads | undefined
  /** The longest time of the transaction. */
  readonly timeoutMs: number
}

/**
 * Runs a transaction on its own connection. Statements that `work` does not await are sent
 * together, the first ones with `begin`: where one fails, those behind it fail with the same error.
 * `work` need not await its last statement: if it fails, so does the commit. It must not use
 * another connection of the pool: transactions that wait for each other may have all of them.
 *
 * An optimistic transaction reads the row that it begins with without locking it, if no other one
 * of this process does. It locks the row, and verifies that it is unchanged, before it writes. If
 * it then needs no further result, it can be committed together with others.
 *
 * @throws ChangedRowError if another transaction has changed that row
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

/** A statement that is to be sent. */
interface Waiting {
  readonly statement: pg.QueryConfig
  readonly answered: Answered
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
  /** Why the transaction did not begin; statements would take effect one by one. */
  #notBegun: unknown
  /** The statements that are sent next. */
  readonly #waiting: Waiting[] = []
  /** The read of the row that the transaction begins with. */
  #reading: Promise<unknown> | undefined
  /** What locks that row, and verifies that it is unchanged. */
  #verifying: readonly pg.QueryConfig[] = []

  constructor(parts: TransactionParts) {
    this.#parts = parts
  }

  waitForTurn(row: string): void {
    if (!this.#connecting && !this.#hasTurn) this.#row = row
  }

  query<Row extends pg.QueryResultRow>(
    statement: string | pg.QueryConfig,
  ): Promise<pg.QueryResult<Row>> {
    // Work that a failure left running must write nothing on a connection that others use next.
    if (this.#isOver) return Promise.reject(new Error('The transaction has ended.'))
    const sent: LockingRead = typeof statement === 'string' ? { text: statement } : statement
    return this.#readAhead<Row>(sent) ?? (sent.lock ? this.#lock(sent.lock, sent) : this.#add(sent))
  }

  async commit(): Promise<void> {
    this.#isOver = true
    await this.#reading
    if (this.#notBegun) throw this.#notBegun
    if (!this.#connecting) {
      if (this.#waiting.length === 0) return
      if (this.#group && !this.#mayTakeLong) return this.#commitIn(this.#group)
      this.#sendFirst()
    }
    const { command } = await this.#add(commit)
    if (command !== 'COMMIT') throw new Error('The transaction was rolled back')
  }

  /**
   * Rolls back.
   *
   * @returns the error to throw
   */
  async rollback(error: unknown): Promise<unknown> {
    this.#isOver = true
    if (!this.#connecting) this.#refuse(error)
    const connection = await this.#connecting?.catch(() => undefined)
    if (this.#isLost) return new DatabaseBusyError(tooLong)
    if (!connection) return error
    this.#send() // because it would be skipped behind a statement that fails
    await this.#add(rollback).catch(() => this.#lose(connection))
    return error
  }

  end(): void {
    clearTimeout(this.#timer)
    if (!this.#isLost) this.#connection?.release()
    this.#endTurn()
  }

  #endTurn(): void {
    if (this.#row !== undefined && this.#hasTurn) this.#parts.turns.end(this.#row)
    this.#hasTurn = false
  }

  /** Ends a transaction that takes too long before it has a connection: others wait for its row. */
  #giveUp(): void {
    if (this.#isOver || this.#connecting) return
    this.#notBegun ??= new DatabaseBusyError(tooLong)
    this.#endTurn()
  }

  /** Reads the row that the transaction begins with; undefined if it must be locked at once. */
  #readAhead<Row extends pg.QueryResultRow>(sent: LockingRead) {
    const { optimistic, values = [] } = sent
    const { reads, turns, timeoutMs } = this.#parts
    const hasBegun = this.#connecting || this.#reading || this.#waiting.length > 0
    if (!reads || !optimistic || hasBegun || this.#row === undefined) return undefined
    if (!turns.takeAlone(this.#row)) return undefined
    this.#hasTurn = true
    this.#timer = setTimeout(() => this.#giveUp(), timeoutMs)
    const readable = { ...sent, optimistic, values }
    const reading = readAhead<Row>(reads, readable).then(({ result, verifying }) => {
      this.#verifying = verifying
      return result
    })
    this.#reading = reading.catch((error) => {
      this.#notBegun = error
    })
    return reading
  }

  /** Locks the row of a statement that does not do it itself, and runs the statement then. */
  async #lock<Row extends pg.QueryResultRow>(lock: Text, read: pg.QueryConfig) {
    const locking = { ...lock, values: read.values ?? [] }
    const [{ rowCount }, result] = await Promise.all([this.#add(locking), this.#add<Row>(read)])
    return rowCount === 0 ? Object.assign(result, { rows: [] }) : result
  }

  /** Adds a statement to those that are sent next. */
  #add<Row extends pg.QueryResultRow>(statement: pg.QueryConfig): Promise<pg.QueryResult<Row>> {
    if (this.#notBegun) return Promise.reject(this.#notBegun)
    return new Promise((resolve, reject) => {
      const answered = recorded(statement.text, (error, result) =>
        result ? resolve(result) : reject(this.#causeOf(error)),
      )
      if (this.#waiting.push({ statement, answered }) > 1) return
      if (this.#connection) process.nextTick(this.#send)
      else if (this.#group) setImmediate(() => this.#isOver || this.#sendFirst())
      else this.#sendFirst()
    })
  }

  /** With which the transaction can be committed, if it ends before it has sent anything. */
  get #group(): GroupCommit | undefined {
    const isLocking = this.#row !== undefined && !this.#hasTurn
    return this.#connecting || isLocking ? undefined : this.#parts.group
  }

  /** Whether it deletes a row, maybe with many related rows, for which others do not wait. */
  get #mayTakeLong(): boolean {
    return this.#waiting.some(({ statement }) => deletion.test(statement.text))
  }

  async #commitIn(group: GroupCommit): Promise<void> {
    const waiting = this.#waiting.splice(0)
    const before = this.#verifying
    const sent = [...before, ...waiting.map(({ statement }) => statement)]
    const { results, error, wasBlocked } = await group.run(sent)
    // Locked at once, the row makes no other writes wait next time.
    if (wasBlocked && this.#row !== undefined) this.#parts.turns.noteConflict(this.#row)
    const failure = results.length < before.length ? this.#failedBy(error) : error
    for (const [at, { answered }] of waiting.entries()) {
      const result = results[at + before.length]
      if (result) answered(undefined, result)
      else answered(failure)
    }
    if (failure !== undefined) throw failure
  }

  /** The error of a transaction whose row could not be verified. */
  #failedBy(error: unknown): unknown {
    const failure = changedRowError(error)
    if (failure !== error && this.#row !== undefined) this.#parts.turns.noteConflict(this.#row)
    return failure
  }

  #sendFirst(): void {
    this.#connecting ??= this.#connect()
    this.#connecting.then(this.#send, (error) => this.#refuse(error))
  }

  /** Answers what was not sent. */
  #refuse(error: unknown): void {
    for (const { answered } of this.#waiting.splice(0)) answered(error)
  }

  async #connect(): Promise<pg.PoolClient> {
    const { pool, turns, timeoutMs } = this.#parts
    await this.#reading
    if (this.#notBegun) throw this.#notBegun
    if (this.#row !== undefined && !this.#hasTurn) {
      await turns.take(this.#row)
      this.#hasTurn = true
    }
    const connection = await pool.connect()
    this.#connection = connection
    const verified: Answered = (error) => {
      if (error !== undefined) this.#failure ??= this.#failedBy(error)
    }
    const verifying = this.#verifying.map((statement) => ({ statement, answered: verified }))
    this.#waiting.unshift(...verifying)
    const begun: Answered = (error) => {
      this.#notBegun = error
    }
    this.#waiting.unshift({ statement: begin, answered: begun })
    clearTimeout(this.#timer)
    // The end has a time of its own, after which it is cancelled: closed, it might take effect.
    this.#timer = setTimeout(() => !this.#isOver && this.#lose(connection), timeoutMs)
    return connection
  }

  readonly #send = (): void => {
    const waiting = this.#waiting.splice(0)
    if (waiting.length === 0) return
    const statements = waiting.map(({ statement, answered }) => new Statement(statement, answered))
    this.#connection?.query(new Batch(statements))
  }

  /** The error of the first failed statement, for statements that failed because of it. */
  #causeOf(error: unknown): unknown {
    const isConsequence = error instanceof pg.DatabaseError && error.code === inFailedTransaction
    if (this.#failure instanceof ChangedRowError) return this.#failure
    if (isConsequence) return this.#failure ?? error
    this.#failure ??= error
    return error
  }

  /** Closes the connection, because its state is unknown. */
  #lose(connection: pg.PoolClient): void {
    if (this.#isLost) return
    this.#isLost = true
    connection.release(true)
  }
}
