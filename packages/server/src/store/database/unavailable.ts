import { currentDeadline } from '../../timing/deadline.ts'

/** A request that cannot wait longer for the database. */
export class DatabaseBusyError extends Error {
  constructor(reason: string) {
    super(`${busy}: ${reason}`)
    this.name = 'DatabaseBusyError'
  }
}

const busy = 'The database is busy'

/**
 * Whether an error means that the database was unreachable, read-only, or rolled a transaction
 * back, rather than that it refused the statement.
 */
export function isUnavailable(error: unknown): boolean {
  return causesOf(error).some(
    ({ code, message }) => unavailableCode.test(String(code)) || driverFault.test(String(message)),
  )
}

/** PostgreSQL (appendix A): serialization failure, deadlock detected. */
const conflictCode = /^(40001|40P01)$/

/** Whether PostgreSQL rolled back a transaction that can be retried. */
export function isConflict(error: unknown): boolean {
  return causesOf(error).some(({ code }) => conflictCode.test(String(code)))
}

/**
 * Whether PostgreSQL refused a statement, also for want of room, rather than that it is away, too
 * slow, or has rolled a transaction back.
 */
function isRefused(error: unknown): boolean {
  return causesOf(error).some(({ code }) => refusedCode.test(String(code)))
}

/**
 * Runs `work`, or else `instead` where PostgreSQL refuses `work`. A refusal that `instead` makes up
 * for is no failure of the request.
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

/** SQLSTATE without connection exceptions, rollbacks and interventions. */
const refusedCode = /^(?!08|40|57)(?=.*\d)[0-9A-Z]{5}$/

/** Whether a statement was cancelled because it took too long. */
export function isOverdue(error: unknown): boolean {
  return causesOf(error).some(
    ({ code, message }) => code === queryCancelled || /Query read timeout/.test(String(message)),
  )
}

/**
 * Records the failure in the deadline of the current request, where error translation cannot hide
 * it. A conflict is not recorded, because the transaction may be retried.
 */
export function reportUnavailable(error: unknown, deadline = currentDeadline()): void {
  const isRetried = isConflict(error)
  if (deadline && !isRetried && isUnavailable(error)) deadline.reportFailure(error)
}

const queryCancelled = '57014' // PostgreSQL, appendix A

/**
 * PostgreSQL (appendix A): connection lost, read-only transaction, out of resources (a full disk),
 * shutting down, statement cancelled, system error, serialization failure, deadlock. Node: sockets.
 */
const unavailableCode =
  /^(25006|40001|40P01|(08|53|57P|58)\w+|57014|E(CONN|HOST|NET|AI_|PIPE|TIMEDOUT)\w*)$/

/** Errors that pg throws without a code. */
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

/** The error and its causes; Node has several in an `AggregateError`. */
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
