import { currentDeadline } from '../../timing/deadline.ts'
import { DatabaseBusyError } from './unavailable.ts'

/**
 * Waits for an answer until the deadline of the request that runs now, and fails with a
 * `DatabaseBusyError` then. Only this wait ends: what was asked goes on.
 */
export async function untilDeadline<T>(asked: Promise<T>): Promise<T> {
  const deadline = currentDeadline()
  if (!deadline) return asked
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<never>((_resolve, reject) => {
    const end = () => reject(new DatabaseBusyError('the time for this request is over.'))
    timer = setTimeout(end, Math.max(0, deadline.leftMs))
  })
  try {
    return await Promise.race([asked, over])
  } finally {
    clearTimeout(timer)
  }
}
