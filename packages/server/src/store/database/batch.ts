import pg from 'pg'
import type { Statement } from './statement.ts'

/**
 * Statements that are sent together, with one Sync behind them (PostgreSQL, "Extended Query"):
 * PostgreSQL answers all of them by one system call. Where one fails, it skips those behind it, and
 * they fail with the same error.
 */
export class Batch extends pg.Query {
  readonly #statements: readonly Statement[]
  /** The statement that is answered next. */
  #next = 0
  onFailed: ((error: unknown) => void) | undefined

  /** @param ended called once, when PostgreSQL has answered all statements, or one has failed */
  constructor(statements: readonly Statement[], ended: (error: unknown) => void = nothing) {
    super('', [], ended)
    this.#statements = statements
    // In the simple query protocol, each would end by a Sync of its own.
    for (const statement of statements) statement.queryMode = 'extended'
    this.#advanceTo(0)
  }

  /** Whether it ends a transaction. */
  get isEnding(): boolean {
    return this.#statements.at(-1)?.isEnding ?? false
  }

  unname(): void {
    for (const statement of this.#statements) statement.unname()
    this.#advanceTo(0)
  }

  /** Answers all statements by an error, because they are not sent. */
  refuse(error: Error): void {
    for (const statement of this.#statements) statement.refuse(error)
    this.callback(error)
  }

  override readonly submit = (connection: pg.Connection): void => {
    const { sync, stream } = connection
    stream.cork()
    connection.sync = nothing // each statement would send one
    try {
      this.#submitAll(connection)
    } finally {
      connection.sync = sync
      connection.sync()
      stream.uncork()
    }
  }

  #submitAll(connection: pg.Connection): void {
    for (const [at, statement] of this.#statements.entries()) {
      const refused: unknown = statement.submit(connection)
      if (refused) statement.handleError(refused, connection)
      if (!statement.hasFailed) continue
      this.#fail(at + 1, new Error('A statement before this one could not be sent.'), connection)
      return
    }
  }

  override handleRowDescription(message: unknown): void {
    this.#statements[this.#next]?.handleRowDescription(message)
  }

  override handleDataRow(message: unknown): void {
    this.#statements[this.#next]?.handleDataRow(message)
  }

  override handleCommandComplete(message: unknown, connection: pg.Connection): void {
    const statement = this.#statements[this.#next]
    statement?.handleCommandComplete(message, connection)
    this.#advanceTo(this.#next + 1)
    statement?.handleReadyForQuery(connection)
  }

  override handleError(error: unknown, connection: pg.Connection): void {
    this.onFailed?.(error)
    this.#fail(this.#next, error, connection)
    super.handleError(error, connection)
  }

  /** `pg` notes by the name and text of its current query that PostgreSQL has parsed it. */
  #advanceTo(next: number): void {
    this.#next = next
    this.name = this.#statements[next]?.name
    this.text = this.#statements[next]?.text
  }

  #fail(from: number, error: unknown, connection: pg.Connection): void {
    const { parsedStatements, submittedNamedStatements } = connection
    for (const statement of this.#statements.slice(from)) {
      const { name } = statement
      // PostgreSQL has skipped it, so it must be parsed when it is sent again.
      if (name && !(name in parsedStatements)) delete submittedNamedStatements[name]
      if (!statement.hasFailed) statement.handleError(error, connection)
    }
  }
}

const nothing = () => undefined
