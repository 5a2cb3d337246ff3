import type pg from 'pg'
import { currentDeadline, Deadline, runUntil, withoutDeadline } from '../../timing/deadline.ts'
import { FairQueue } from '../../timing/fair-queue.ts'
import { isLockTimeout, type Outcome, runTogether } from './run-together.ts'
import { recorded } from './statement.ts'
import { DatabaseBusyError, noTimeLeft, reportUnavailable } from './unavailable.ts'
import { inOrder } from './write-order.ts'

/** The most writes of one transaction. */
const membersMax = 32
/** Writes that wait are divided among the transactions that may begin, by no fewer than this. */
const membersMin = 8
/** The most writes that wait for one of the next transactions. */
const waitingMax = 1000
/** The most transactions at once, not counting slow ones. */
const groupsMax = 2
/** How often a write is tried together with others, before it gets a transaction of its own. */
const sharedMax = 2
/** A transaction that has taken this long does not hold up the next one. */
const slowMs = 50
/** A write with longer values does not make others wait. */
const lengthMax = 65_536

/** How a write ended. */
interface Ended extends Outcome {
  /** Whether it delayed others, because another transaction kept a row locked. */
  readonly wasBlocked?: boolean
}

interface Write {
  readonly statements: readonly pg.QueryConfig[]
  readonly deadline: Deadline | undefined
  readonly answered: (ended: Ended) => void
  tries: number
  /** Whether it has no place in the queue: it has a transaction of its own. */
  isAlone: boolean
  wasBlocked?: boolean
}

/**
 * Commits the writes of concurrent requests together. Each is one transaction to its caller: it
 * takes effect as a whole or not at all, and is answered after the commit. While `groupsMax`
 * transactions are under way, the writes that arrive wait for the next one. PostgreSQL then begins
 * and commits once for all of them, and each costs it half of what a transaction of its own does.
 *
 * Where a write fails, PostgreSQL rolls back the others too. They are tried again without it, and
 * it is tried again alone, because its failure may be due to one of the others.
 */
export class GroupCommit {
  readonly #pool: pg.Pool
  readonly #queue = new FairQueue({ runningMax: groupsMax * membersMax, waitingMax })
  /** The writes of the next transaction. */
  #next: Write[] = []
  #running = 0
  #isScheduled = false

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  /** The number of writes that wait for their transaction. */
  get waitingNow(): number {
    return this.#queue.waitingNow + this.#next.length
  }

  /** Runs one prepared statement that writes, in a transaction that may be shared. */
  query<Row extends pg.QueryResultRow>(statement: pg.QueryConfig): Promise<pg.QueryResult<Row>> {
    return new Promise((resolve, reject) => {
      const answered = recorded(statement.text, (error, result) =>
        result ? resolve(result) : reject(error),
      )
      void this.run([statement]).then(({ results: [result], error }) =>
        error === undefined ? answered(undefined, result) : answered(error),
      )
    })
  }

  /** Runs statements that do not need the results of each other. It does not throw. */
  run(statements: readonly pg.QueryConfig[]): Promise<Ended> {
    const deadline = currentDeadline()
    const isAlone = lengthOf(statements) > lengthMax
    return new Promise((answered) => {
      const write: Write = { statements, deadline, answered, tries: 0, isAlone }
      if (isAlone) void this.#commit([write])
      else this.#add(write)
    })
  }

  /** Adds a write to the next transaction when it is its turn, until its deadline. */
  #add(write: Write): void {
    let isWaiting = true
    let timer: NodeJS.Timeout | undefined
    const end = () => {
      isWaiting = false
      clearTimeout(timer)
    }
    const refuse = (reason: string) => {
      end()
      write.answered(busy(reason, write))
    }
    const remove = this.#queue.join(write.deadline?.tenantId ?? '', {
      start: () => {
        end()
        this.#next.push(write)
        this.#schedule()
      },
      refuse: () => refuse('too many writes are waiting to be committed.'),
    })
    if (!isWaiting || !write.deadline) return
    const late = () => {
      remove()
      refuse(noTimeLeft)
    }
    timer = setTimeout(late, Math.max(0, write.deadline.leftMs))
  }

  /** Writes of one turn of the event loop are committed together. */
  #schedule(): void {
    if (this.#running >= groupsMax || this.#isScheduled) return
    this.#isScheduled = true
    setImmediate(() => {
      this.#isScheduled = false
      this.#commitNext()
    })
  }

  #commitNext(): void {
    if (this.#running >= groupsMax || this.#next.length === 0) return
    const part = Math.ceil(this.#next.length / (groupsMax - this.#running))
    const writes = this.#next.splice(0, Math.min(Math.max(part, membersMin), membersMax))
    this.#running += 1
    let isOver = false
    const end = () => {
      if (isOver) return
      isOver = true
      clearTimeout(timer)
      this.#running -= 1
      this.#commitNext()
    }
    const timer = setTimeout(end, slowMs)
    void this.#commit(writes).finally(end)
    this.#commitNext()
  }

  /** Commits writes, and answers them. */
  async #commit(given: readonly Write[]): Promise<void> {
    const writes = inOrder(given.filter((write) => this.#hasTime(write)))
    if (writes.length === 0) return
    const statements = writes.flatMap((write) => write.statements)
    const sent = await untilFirstDeadline(writes, () =>
      runTogether(this.#pool, statements, writes.length > 1),
    )
    const { results, error, isRolledBack, isUnsent } = sent
    if (isUnsent && writes.length > 1) {
      for (const write of writes) this.#commitAlone(write)
      return
    }
    if (error !== undefined && writes.length > 1 && isRolledBack) {
      this.#tryAgain(writes, results.length, isLockTimeout(error))
      return
    }
    let at = 0
    for (const write of writes) {
      const end = at + write.statements.length
      this.#answer(write, { results: results.slice(at, end), error })
      at = end
    }
  }

  #hasTime(write: Write): boolean {
    if ((write.deadline?.leftMs ?? 1) > 0) return true
    this.#answer(write, busy(noTimeLeft, write))
    return false
  }

  #answer(write: Write, outcome: Outcome): void {
    if (!write.isAlone) this.#queue.leave()
    write.answered(write.wasBlocked ? { ...outcome, wasBlocked: true } : outcome)
  }

  /**
   * Gives a write a transaction of its own. It waits for a connection in the turns of its tenant,
   * and does not take the place of another write meanwhile.
   */
  #commitAlone(write: Write): void {
    write.isAlone = true
    this.#queue.leave()
    void this.#commit([write])
  }

  /** Tries the write with the failed statement alone, and the others without it. */
  #tryAgain(writes: readonly Write[], failedAt: number, isBlocked: boolean): void {
    let at = 0
    for (const write of writes) {
      const isFailed = at <= failedAt && failedAt < at + write.statements.length
      at += write.statements.length
      write.tries += 1
      if (isFailed && isBlocked) write.wasBlocked = true
      if (isFailed || write.tries >= sharedMax) this.#commitAlone(write)
      else this.#next.push(write)
    }
    this.#schedule()
  }
}

function busy(reason: string, { deadline }: Write): Outcome {
  const error = new DatabaseBusyError(reason)
  if (deadline) reportUnavailable(error, deadline) // not to the request that this code runs for
  return { results: [], error }
}

/**
 * Runs work until the deadline of the write that has the least time left. What several writes share
 * is the work of no tenant, and its failure is that of no request.
 */
function untilFirstDeadline<T>(writes: readonly Write[], work: () => Promise<T>): Promise<T> {
  const deadlines = writes.flatMap(({ deadline }) => deadline ?? [])
  const [own] = deadlines
  if (!own) return withoutDeadline(work)
  if (writes.length === 1) return runUntil(own, work)
  return runUntil(new Deadline(Math.min(...deadlines.map(({ leftMs }) => leftMs))), work)
}

function lengthOf(statements: readonly pg.QueryConfig[]): number {
  let length = 0
  for (const { values = [] } of statements) {
    for (const value of values.flat()) if (typeof value === 'string') length += value.length
  }
  return length
}
