import pg from 'pg'
import { ApiError, type ErrorCode } from '../../errors.ts'
import { Prisma } from '../prisma/client.ts'

/** Runs a write; a value that must be unique and is taken becomes the error `code`. */
export async function refusingDuplicates<T>(code: ErrorCode, write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    if (isDuplicate(error)) throw new ApiError(code, { cause: error })
    throw error
  }
}

const uniqueViolation = '23505' // PostgreSQL, appendix A

function isDuplicate(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return error.code === uniqueViolation
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'
}

/** Whether the database could not be asked, as opposed to having said no. */
export function isUnavailable(error: unknown): boolean {
  return causesOf(error).some(
    ({ code, originalCode, message }) =>
      unavailableCode.test(String(originalCode ?? code)) || driverFault.test(String(message)),
  )
}

/** Whether a statement was ended because it took too long. */
export function isOverdue(error: unknown): boolean {
  return causesOf(error).some(
    ({ code, originalCode, message }) =>
      (originalCode ?? code) === queryCancelled || /Query read timeout/.test(String(message)),
  )
}

const queryCancelled = '57014' // PostgreSQL, appendix A

/**
 * Prisma: unreachable, timed out, refused, closed, pool exhausted, transaction not begun in time.
 * PostgreSQL (appendix A): connection lost, out of resources, shutting down, statement cancelled,
 * system error. Node: sockets.
 */
const unavailableCode =
  /^(P10(01|02|03|08|10|11|17)|P2024|P2028|(08|53|57P|58)\w+|57014|E(CONN|HOST|NET|AI_|PIPE|TIMEDOUT)\w*)$/

/** What pg throws without a code. */
const driverFault =
  /Connection terminated|timeout exceeded|Query read timeout|connection error|Client was closed/

interface Cause {
  readonly code?: unknown
  readonly originalCode?: unknown
  readonly message?: unknown
  readonly cause?: unknown
  readonly meta?: { readonly driverAdapterError?: unknown } | undefined
}

const causesMax = 8

/** The error and what it came from, however Prisma wraps it. */
function causesOf(error: unknown): readonly Cause[] {
  const causes: Cause[] = []
  const pending = [error]
  while (pending.length > 0 && causes.length < causesMax) {
    const cause = pending.pop() as Cause | null | undefined
    if (typeof cause !== 'object' || cause === null) continue
    causes.push(cause)
    pending.push(cause.cause, cause.meta?.driverAdapterError)
  }
  return causes
}
