import { isConflict } from './unavailable.ts'

/** How often a transaction is tried that PostgreSQL rolls back because of another one. */
const attemptsMax = 3

/**
 * Runs a transaction again if PostgreSQL rolled it back because of another one. PostgreSQL finds a
 * deadlock after one second, so the deadline of the request limits the attempts.
 *
 * @param work must have no effect outside of the transaction; gets the number of the attempt,
 *   from 1
 */
export async function retryingConflicts<T>(work: (attempt: number) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work(attempt)
    } catch (error) {
      if (attempt === attemptsMax || !isConflict(error)) throw error
    }
  }
}
