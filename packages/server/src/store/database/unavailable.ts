import { currentDeadline } from '../../timing/deadline.ts'

/** A request that cannot wait longer for the database. */
export class DatabaseBusyError extends Error {
  constructor(reason: string) {
    super(`${busy}: ${reason}`)
    this.name = 'DatabaseBusyError'
  }
}

/** Prisma passes errors on by message alone. */
const busy = 'The database is busy'

/**
 * Whether an error means that the database was unreachable, read-only, or rolled a transaction
 * back, rather than that it refused the statement.
 */
export function isUnavailable(error: unknown): boolean {
  return causesOf(error).some(
    ({ code, originalCode, message }) =>
      unavailableCode.test(String(originalCode ?? code)) || driverFault.test(String(message)),
  )
}

/** PostgreSQL (appendix A): serialization failure, deadlock detected. Prisma's name for both. */
const conflictCode = /^(40001|40P01|P2034)$/

/** Whether PostgreSQL rolled back a transaction that can be retried. */
export function isConflict(error: unknown): boolean {
  return causesOf(error).some(({ code, originalCode }) =>
    conflictCode.test(String(originalCode ?? code)),
  )
}

/**
 * Whether PostgreSQL refused a statement, also for want of room, rather than that it is away, too
 * slow, or has rolled a transaction back.
 */
function isRefused(error: unknown): boolean {
  return causesOf(error).some(({ code, originalCode }) =>
    refusedCode.test(String(originalCode ?? code)),
  )
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

/** SQLSTATE without connection exceptions, rollbacks and interventions; no code of Prisma. */
const refusedCode = /^(?!08|40|57|P[1-9])(?=.*\d)[0-9A-Z]{5}$/

/** Whether a statement was cancelled because it took too long. */
export function isOverdue(error: unknown): boolean {
  return causesOf(error).some(
    ({ code, originalCode, message }) =>
      (originalCode ?? code) === queryCancelled || /Query read timeout/.test(String(message)),
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
 * Prisma: unreachable, timed out, refused, closed, pool exhausted, transaction not begun in time.
 * PostgreSQL (appendix A): connection lost, read-only transaction, out of resources (a full disk),
 * shutting down, statement cancelled, system error, serialization failure, deadlock (P2034 for
 * both). Node: sockets.
 */
const unavailableCode =
  /^(P10(01|02|03|08|10|11|17)|P2024|P2028|P2034|25006|40001|40P01|(08|53|57P|58)\w+|57014|E(CONN|HOST|NET|AI_|PIPE|TIMEDOUT)\w*)$/

/** Errors that pg throws without a code. */
const driverFault = new RegExp(
  `${busy}|Connection terminated|timeout exceeded|timeout expired|Query read timeout|connection error|Client was closed`,
)

interface Cause {
  readonly code?: unknown
  readonly originalCode?: unknown
  readonly message?: unknown
  readonly cause?: unknown
  readonly errors?: unknown
  readonly meta?: { readonly driverAdapterError?: unknown } | undefined
}

const causesMax = 8

/** The error and its causes, however Prisma or Node (an `AggregateError`) wraps them. */
function causesOf(error: unknown): readonly Cause[] {
  const causes: Cause[] = []
  const pending = [error]
  while (pending.length > 0 && causes.length < causesMax) {
    const cause = pending.pop() as Cause | null | undefined
    if (typeof cause !== 'object' || cause === null) continue
    causes.push(cause)
    pending.push(cause.cause, cause.meta?.driverAdapterError)
    if (Array.isArray(cause.errors)) pending.push(...cause.errors)
  }
  return causes
}
