import pg from 'pg'
import { ApiError, type ErrorCode } from '../errors.ts'
import { Prisma } from './prisma/client.ts'

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
  if (error instanceof Prisma.PrismaClientInitializationError) return true
  if (error instanceof pg.DatabaseError) return unavailableState.test(error.code ?? '')
  if (error instanceof Prisma.PrismaClientKnownRequestError) return unavailable.has(error.code)
  return error instanceof Error && driverFault.test(`${codeOf(error)} ${error.message}`)
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : ''
}

/** What pg throws before PostgreSQL can say anything: errors of sockets, and its own time-outs. */
const driverFault =
  /^E[A-Z]{3,} |Connection terminated|timeout exceeded|Query read timeout|connection error/

/**
 * PostgreSQL, appendix A: connection lost, out of resources, shutting down, statement cancelled.
 */
const unavailableState = /^(08|53|57P|57014)/

/** Unreachable, timed out, refused, closed, pool exhausted. */
const unavailable = new Set([
  'P1001',
  'P1002',
  'P1003',
  'P1008',
  'P1010',
  'P1011',
  'P1017',
  'P2024',
])
