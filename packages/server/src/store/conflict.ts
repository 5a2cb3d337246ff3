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
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false
  // P2002 is the client's own word for it, P2010 wraps what a raw statement met.
  return (
    error.code === 'P2002' || (error.code === 'P2010' && error.message.includes(uniqueViolation))
  )
}

/** Whether the database could not be asked, as opposed to having said no. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof Prisma.PrismaClientInitializationError) return true
  if (error instanceof Prisma.PrismaClientKnownRequestError) return unavailable.has(error.code)
  return false
}

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
