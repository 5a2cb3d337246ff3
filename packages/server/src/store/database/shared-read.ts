import { withoutDeadline } from '../../timing/deadline.ts'
import { reportUnavailable } from './unavailable.ts'
import { untilDeadline } from './until-deadline.ts'

/**
 * Starts a read that several requests share. It has a time limit of its own, and each request waits
 * for it until its own deadline.
 *
 * @throws DatabaseBusyError at the deadline of the request
 */
export async function shareRead<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await untilDeadline(withoutDeadline(read))
  } catch (error) {
    reportUnavailable(error)
    throw error
  }
}
