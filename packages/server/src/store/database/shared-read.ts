import { withoutDeadline } from '../../timing/deadline.ts'
import { noteUnavailable } from './unavailable.ts'
import { untilDeadline } from './until-deadline.ts'

/**
 * Starts a read that many requests may wait for: it ends by bounds of its own. The request that
 * runs now waits for it until its own deadline, and fails with a `DatabaseBusyError` then.
 */
export async function shareRead<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await untilDeadline(withoutDeadline(read))
  } catch (error) {
    noteUnavailable(error)
    throw error
  }
}
