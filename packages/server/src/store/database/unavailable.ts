import { currentDeadline } from '../../timing/deadline.ts'

/** The request cannot wait any longer for the database. */
export class DatabaseBusyError extends Error {
  constructor(reason: string) {
    super(`${busy}: ${reason}`)
    this.name = 'DatabaseBusyError'
  }
}

const busy = 'The database is busy'

/** The reason of a `DatabaseBusyError`. */
export const noTimeLeft = 'the deadline of the request has passed.'

/**
 * Whether an error means that the database is unreachable or read-only, or rolled a transaction
 * back; not that it refused the statement.
 */
export function isUnavailable(error: unknown): boolean {
  return causesOf(error).some(
    ({ code, message }) => unavailableCode.test(String(code)) || driverFault.test(String(message)),
  )
}

/** The SQLSTATEs serialization failure and deadlock detected (PostgreSQL, appendix A). */
const conflictCode = /^(40001|40P01)$/

/** Another transaction has changed a row since this one read it, so this one was rolled back. */
export class ChangedRowError extends Error {
  readonly code = '40001'

  constructor(cause: unknown) {
    super('Another transaction has changed the row meanwhile.', { cause })
    this.name = 'ChangedRowError'
  }
}

/** Whether PostgreSQL rolled back a transaction that can be tried again. */
export function isConflict(error: unknown): boolean {
  return causesOf(error).some(({ code }) => conflictCode.test(String(code)))
}

/**
 * Whether PostgreSQL refused a statement, even for lack of space; not that it is unreachable or too
 * slow, or rolled a transaction back.
 */
export function isRefused(error: unknown): boolean {
  return causesOf(error).some(({ code }) => refusedCode.test(String(code)))
}

/**
 * Runs `work`; if PostgreSQL refuses it, runs `instead`, and the refusal is no failure of the
 * request.
 */
export async function insteadOfRefused<T>(
  work: () => Promise<T>,
  instead: (error: unknown) => Promise<T>,
): Promise<T> {
  const deadline = currentDeadline()
  const before = deadline?.failure
  try {
    return await work()
  } catch (error) {
    if (!isRefused(error)) throw error
    const done = await instead(error)
    if (deadline) deadline.failure = before
    return done
  }
}

/** SQLSTATEs, except those of connections, rollbacks and operator intervention. */
const refusedCode = /^(?!08|40|57)(?=.*\d)[0-9A-Z]{5}$/

/** Whether a statement was cancelled because it took too long. */
export function isOverdue(error: unknown): boolean {
  return causesOf(error).some(
    ({ code, message }) => code === queryCancelled || /Query read timeout/.test(String(message)),
  )
}

/**
 * Records the error in the deadline of the current request, where a conversion of the error cannot
 * hide it. A conflict is not recorded, because the transaction may be tried again.
 */
export function reportUnavailable(error: unknown, deadline = currentDeadline()): void {
  const isRetried = isConflict(error)
  if (deadline && !isRetried && isUnavailable(error)) deadline.reportFailure(error)
}

const queryCancelled = '57014' // PostgreSQL, appendix A

/**
 * SQLSTATEs (PostgreSQL, appendix A) of lost connections, read-only transactions, insufficient
 * resources such as a full disk, shutdown, cancelled statements, system errors, serialization
 * failures and deadlocks; and codes of sockets of Node.js.
 */
const unavailableCode =
  /^(25006|40001|40P01|(08|53|57P|58)\w+|57014|E(CONN|HOST|NET|AI_|PIPE|TIMEDOUT)\w*)$/

/** Errors of pg that have no code. */
const driverFault = new RegExp(
  `${busy}|Connection terminated|timeout exceeded|timeout expired|Query read timeout|connection error|Client was closed`,
)

interface Cause {
  readonly code?: unknown
  readonly message?: unknown
  readonly cause?: unknown
  readonly errors?: unknown
}

const causesMax = 8

/** The error and its causes; an `AggregateError` of Node.js has several. */
function causesOf(error: unknown): readonly Cause[] {
  const causes: Cause[] = []
  const pending = [error]
  while (pending.length > 0 && causes.length < causesMax) {
    const cause = pending.pop() as Cause | null | undefined
    if (typeof cause !== 'object' || cause === null) continue
    causes.push(cause)
    pending.push(cause.cause)
    if (Array.isArray(cause.errors)) pending.push(...cause.errors)
  }
  return causes
}
