import { isConflict } from './unavailable.ts'

/** Attempts at a transaction that PostgreSQL rolls back because of another. */
const attemptsMax = 3

/**
 * Retries a transaction that PostgreSQL rolled back because of another. A deadlock is found after a
 * second, so the deadline of the request bounds all attempts. `work` must have no effect but that
 * of the transaction.
 */
export async function retryingConflicts<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === attemptsMax || !isConflict(error)) throw error
    }
  }
}
