import { currentDeadline, withoutDeadline } from '../../timing/deadline.ts'
import { DatabaseBusyError, noteUnavailable } from './unavailable.ts'

/**
 * Starts a read that many requests may wait for: it ends by bounds of its own. The request that
 * runs now waits for it until its own deadline, and fails with a `DatabaseBusyError` then.
 */
export async function shareRead<T>(read: () => Promise<T>): Promise<T> {
  const deadline = currentDeadline()
  let timer: NodeJS.Timeout | undefined
  try {
    const reading = withoutDeadline(read)
    if (!deadline) return await reading
    const overdue = new Promise<never>((_resolve, reject) => {
      const refuse = () => reject(new DatabaseBusyError('the time for this request is over.'))
      timer = setTimeout(refuse, Math.max(0, deadline.leftMs))
    })
    return await Promise.race([reading, overdue])
  } catch (error) {
    noteUnavailable(error)
    throw error
  } finally {
    clearTimeout(timer)
  }
}
