import pg from 'pg'
import { currentDeadline } from '../../timing/deadline.ts'
import { columnTypes } from './column-types.ts'
import { attributesOf, nameOf } from './statement-spans.ts'
import { DatabaseBusyError, noTimeLeft, reportUnavailable } from './unavailable.ts'

/** Called once, with the error or with the result. */
export type Answered<Result = pg.QueryResult> = (error: unknown, result?: Result) => void

/** Statements that end a transaction. */
const ending = /^\s*(commit|rollback)\b/i

/** A statement with its values, as `pg` sends it. */
export class Statement extends pg.Query {
  /** Whether it was answered by an error. */
  hasFailed = false
  onFailed: ((error: unknown) => void) | undefined

  /** `pg` copies a configuration by its descriptors, which takes longer than sending it. */
  constructor({ text, values, name }: pg.QueryConfig, answered: Answered) {
    super(text, values, answered)
    this.name = name
    this._result._types = columnTypes
  }

  get isEnding(): boolean {
    return ending.test(this.text ?? '')
  }

  unname(): void {
    this.name = undefined
  }

  /** Answers the statement by an error, because it is not sent. */
  refuse(error: Error): void {
    this.hasFailed = true
    this.callback(error)
  }

  /**
   * Sends the messages of the statement. The columns of a named statement stay the same on a
   * connection, because PostgreSQL refuses to run it once they have changed, so they are requested
   * only once (PostgreSQL, "Extended Query").
   */
  override prepare(connection: pg.Connection): void {
    const columns = connection.columns?.get(this.name ?? '')
    const { describe } = connection
    if (columns) {
      Object.assign(this._result, columns)
      this._accumulateRows = true
      connection.describe = nothing
    }
    try {
      super.prepare(connection)
    } finally {
      connection.describe = describe
    }
  }

  override handleCommandComplete(message: unknown, connection: pg.Connection): void {
    super.handleCommandComplete(message, connection)
    if (!this.name || connection.columns?.has(this.name)) return
    connection.columns ??= new Map()
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result
    connection.columns.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject })
  }

  override handleError(error: unknown, connection: pg.Connection): void {
    this.hasFailed = true
    this.onFailed?.(error)
    super.handleError(error, connection)
  }
}

/** Reports the errors of a statement to the current request, and records it as a span of it. */
export function recorded<Result = pg.QueryResult>(
  text: string,
  answered: Answered<Result>,
): Answered<Result> {
  const deadline = currentDeadline()
  const span = deadline?.span?.child(nameOf(text), attributesOf(text))
  return (error, result) => {
    if (error) {
      reportUnavailable(error, deadline)
      span?.fail()
    }
    span?.end()
    answered(error, result)
  }
}

/**
 * Reports and records a statement as `recorded` does, and ends the wait of the current request at
 * its deadline, by DatabaseBusyError. The statement goes on, because other requests share it or its
 * connection, and its answer is ignored then.
 */
export function recordedInTime<Result = pg.QueryResult>(
  text: string,
  answered: Answered<Result>,
): Answered<Result> {
  const deadline = currentDeadline()
  const record = recorded(text, answered)
  let isOver = false
  const answerOnce: Answered<Result> = (error, result) => {
    if (isOver) return
    isOver = true
    clearTimeout(timer)
    record(error, result)
  }
  const late = () => answerOnce(new DatabaseBusyError(noTimeLeft))
  const timer = deadline && setTimeout(late, Math.max(0, deadline.leftMs))
  return answerOnce
}

const nothing = () => undefined
