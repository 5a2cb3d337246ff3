import { ApiError } from '../../errors.ts'
import { isOverdue } from '../database/unavailable.ts'

/**
 * Runs a search, which PostgreSQL cancels after the timeout of the pool.
 *
 * @throws ApiError `search_timeout`
 */
export async function refusingLongSearches<T>(search: Promise<T>): Promise<T> {
  try {
    return await search
  } catch (error) {
    if (isOverdue(error)) throw new ApiError('search_timeout', { cause: error })
    throw error
  }
}
