import { LRUCache } from 'lru-cache'
import { DatabaseBusyError, reportUnavailable } from './unavailable.ts'
import { untilDeadline } from './until-deadline.ts'

/** The most transactions that wait for one row; further ones could not meet their deadline. */
const waitingMax = 1000

/**
 * The transactions that may lock one row: while one has the lock, the next one waits for it in
 * PostgreSQL, and gets it with the commit, not a round trip later.
 */
const atOnce = 2

/** How long, and for how many rows, `noteConflict` has an effect. */
const conflictMs = 10_000
const conflictsMax = 1000

interface Row {
  /** How many transactions have a turn, up to `atOnce`. */
  taken: number
  /** Whether the one transaction that has a turn is the only one to get one. */
  isAlone: boolean
  readonly waiting: (() => void)[]
}

/**
 * The turns of transactions that begin by locking the same row. Two have a turn, and the others
 * wait in the order in which they came. PostgreSQL does not preserve this order: where several
 * transactions wait for a row lock, those that came first wait for the new version of the row next,
 * for which later ones may wait already.
 */
export class Turns {
  readonly #rows = new Map<string, Row>()
  readonly #conflicts = new LRUCache<string, true>({ max: conflictsMax, ttl: conflictMs })

  /**
   * Takes a turn; `end` passes it on. Undefined if one was free.
   *
   * @throws DatabaseBusyError at the deadline of the request, and if too many wait
   */
  take(name: string): Promise<void> | undefined {
    const row = this.#rows.get(name)
    if (!row) this.#rows.set(name, { taken: 1, isAlone: false, waiting: [] })
    else if (row.taken < atOnce && !row.isAlone) row.taken += 1
    else return this.#wait(name, row.waiting)
    return undefined
  }

  /**
   * Takes the only turn, until whose end all others wait.
   *
   * @returns false if another transaction has a turn, or had a conflict at this row a moment ago
   */
  takeAlone(name: string): boolean {
    if (this.#rows.has(name) || this.#conflicts.has(name)) return false
    this.#rows.set(name, { taken: 1, isAlone: true, waiting: [] })
    return true
  }

  /** Notes that another process changes or locks the row too, so that it is better locked. */
  noteConflict(name: string): void {
    this.#conflicts.set(name, true)
  }

  /** Passes the turn to the requests that have waited longest. */
  end(name: string): void {
    const row = this.#rows.get(name)
    if (!row) return
    row.taken -= 1
    row.isAlone = false
    while (row.taken < atOnce) {
      const next = row.waiting.shift()
      if (!next) break
      row.taken += 1
      next()
    }
    if (row.taken === 0) this.#rows.delete(name)
  }

  async #wait(name: string, waiting: (() => void)[]): Promise<void> {
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
      else this.end(name) // it got the turn just now
      throw reported(error)
    }
  }
}

function reported(error: unknown): unknown {
  reportUnavailable(error)
  return error
}
