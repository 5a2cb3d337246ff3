import { currentDeadline } from '../../timing/deadline.ts'

/** A request that may not wait for the database any longer, or not at all. */
export class DatabaseBusyError extends Error {
  constructor(reason: string) {
    super(`${busy}: ${reason}`)
    this.name = 'DatabaseBusyError'
  }
}

/** Prisma hands errors on by their message alone. */
const busy = 'The database is busy'

/**
 * Whether the database could not be asked, cannot write, or ended a transaction in favor of
 * another, as opposed to having said no.
 */
export function isUnavailable(error: unknown): boolean {
  return causesOf(error).some(
    ({ code, originalCode, message }) =>
      unavailableCode.test(String(originalCode ?? code)) || driverFault.test(String(message)),
  )
}

/** PostgreSQL (appendix A): serialization failure, deadlock detected. Prisma's name for both. */
const conflictCode = /^(40001|40P01|P2034)$/

/** Whether PostgreSQL rolled a transaction back that would succeed if it ran again. */
export function isConflict(error: unknown): boolean {
  return causesOf(error).some(({ code, originalCode }) =>
    conflictCode.test(String(originalCode ?? code)),
  )
}

/** Whether a statement was ended because it took too long. */
export function isOverdue(error: unknown): boolean {
  return causesOf(error).some(
    ({ code, originalCode, message }) =>
      (originalCode ?? code) === queryCancelled || /Query read timeout/.test(String(message)),
  )
}

/**
 * Tells the request that is being served, so that it is known however the error is translated. A
 * conflict is not told: the transaction may run again.
 */
export function noteUnavailable(error: unknown): void {
  const deadline = currentDeadline()
  const isRetried = isConflict(error)
  if (deadline && !isRetried && isUnavailable(error)) deadline.noteFailure(error)
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

/** What pg throws without a code. */
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

/** The error and what it came from, however Prisma or Node (an `AggregateError`) wraps it. */
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
