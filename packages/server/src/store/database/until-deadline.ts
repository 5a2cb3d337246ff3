import { currentDeadline } from '../../timing/deadline.ts'
import { DatabaseBusyError } from './unavailable.ts'

/**
 * Waits for a result until the deadline of the current request. The operation itself is not
 * cancelled.
 *
 * @throws DatabaseBusyError at the deadline
 */
export async function untilDeadline<T>(result: Promise<T>): Promise<T> {
  const deadline = currentDeadline()
  if (!deadline) return result
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<never>((_resolve, reject) => {
    const end = () => reject(new DatabaseBusyError('the deadline of the request has passed.'))
    timer = setTimeout(end, Math.max(0, deadline.leftMs))
  })
  try {
    return await Promise.race([result, over])
  } finally {
    clearTimeout(timer)
  }
}
