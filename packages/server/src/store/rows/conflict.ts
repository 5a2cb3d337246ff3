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

const foreignKeyViolation = '23503' // PostgreSQL, appendix A

/**
 * Runs a write of a row that refers to others, which may have been deleted since they were read. A
 * violation of a foreign key becomes an `ApiError` with this code.
 *
 * @param constraint the only foreign key for which it does
 */
export async function refusingLost<T>(
  code: ErrorCode,
  write: Promise<T>,
  constraint?: string,
): Promise<T> {
  try {
    return await write
  } catch (error) {
    if (isLost(error, constraint)) throw new ApiError(code, { cause: error })
    throw error
  }
}

const isLost = (error: unknown, constraint: string | undefined): boolean =>
  error instanceof pg.DatabaseError &&
  error.code === foreignKeyViolation &&
  (constraint === undefined || error.constraint === constraint)

const connectionOfIdentity = 'identities_tenant_id_connection_id_fkey'

/**
 * Runs a write of an account. The connection may have been deleted since it was read.
 *
 * @throws ApiError `connection_unknown`
 */
export const refusingLostConnections = <T>(write: Promise<T>): Promise<T> =>
  refusingLost('connection_unknown', write, connectionOfIdentity)
