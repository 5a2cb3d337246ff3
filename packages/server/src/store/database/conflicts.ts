import { isConflict } from './unavailable.ts'

/** How often a transaction is begun that PostgreSQL ends in favor of another. */
const attemptsMax = 3

/**
 * Runs a transaction again that PostgreSQL rolled back because of another: a deadlock takes the
 * deadlock timeout of a second to be found, so that the deadline of the request bounds all attempts
 * too. `work` must have no effect but that of the transaction.
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
