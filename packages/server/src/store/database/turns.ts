import { DatabaseBusyError, reportUnavailable } from './unavailable.ts'
import { untilDeadline } from './until-deadline.ts'

/** The most transactions that wait for one row; further ones could not meet their deadline. */
const waitingMax = 1000

/**
 * The turns of transactions that begin by locking the same row. One has the turn, and the others
 * wait in the order in which they came. PostgreSQL does not preserve this order: transactions that
 * wait for a row lock then wait for the new version of the row, for which later ones may wait
 * already.
 */
export class Turns {
  /** The waiting requests, by row. */
  readonly #waiting = new Map<string, (() => void)[]>()

  /**
   * Takes the turn; `end` passes it on. Undefined if it was free.
   *
   * @throws DatabaseBusyError at the deadline of the request, and if too many wait
   */
  take(row: string): Promise<void> | undefined {
    const waiting = this.#waiting.get(row)
    if (waiting) return this.#wait(row, waiting)
    this.#waiting.set(row, [])
    return undefined
  }

  /** Passes the turn to the request that has waited longest. */
  end(row: string): void {
    const next = this.#waiting.get(row)?.shift()
    if (next) next()
    else this.#waiting.delete(row)
  }

  async #wait(row: string, waiting: (() => void)[]): Promise<void> {
    if (waiting.length >= waitingMax) {
      throw reported(new DatabaseBusyError('too many requests are waiting for one record.'))
    }
    let given: () => void = () => undefined
    const turn = new Promise<void>((resolve) => {
      given = resolve
    })
    waiting.push(given)
    try {
      await untilDeadline(turn)
    } catch (error) {
      const at = waiting.indexOf(given)
      if (at >= 0) waiting.splice(at, 1)
      else this.end(row) // it got the turn just now
      throw reported(error)
    }
  }
}

function reported(error: unknown): unknown {
  reportUnavailable(error)
  return error
}
