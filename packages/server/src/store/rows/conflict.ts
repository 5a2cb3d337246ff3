import pg from 'pg'
import { ApiError, type ErrorCode } from '../../errors.ts'

/** Runs a write. A violation of a unique constraint becomes an `ApiError` with this code. */
export async function refusingDuplicates<T>(code: ErrorCode, write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    if (isDuplicate(error)) throw new ApiError(code, { cause: error })
    throw error
  }
}

const uniqueViolation = '23505' // PostgreSQL, appendix A

/** Whether PostgreSQL refused a row because another row has the same unique value. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === uniqueViolation
