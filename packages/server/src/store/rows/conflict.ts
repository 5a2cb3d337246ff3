import pg from 'pg'
import { ApiError, type ErrorCode } from '../../errors.ts'
import { Prisma } from '../prisma/client.ts'

/** Runs a write; a violation of a unique constraint becomes the error `code`. */
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
