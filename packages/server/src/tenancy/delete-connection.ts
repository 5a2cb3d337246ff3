import { ApiError } from '../errors.ts'
import type { Resources } from '../store/tenants/resources.ts'

/** Accounts that one transaction deletes, so that others do not wait. */
const stepMax = 100
/** How long one request works, so that it answers before its connection is cut. */
export const deletionRequestMs = 10_000

type Write = <T>(work: (store: Resources) => Promise<T>) => Promise<T>

/**
 * Deletes a connection with its users, for this number of milliseconds and at least one step.
 *
 * @returns the time of the deletion; undefined for an unknown connection
 * @throws ApiError `connection_deletion_unfinished`
 */
export async function deleteFor(ms: number, write: Write, id: string): Promise<Date | undefined> {
  const endMs = performance.now() + ms
  do {
    const { isLast, deletedAt } = await write(async (store) => {
      const removed = await store.connectionUsers.deleteSome(id, stepMax)
      if (removed === stepMax) return { isLast: false, deletedAt: undefined }
      return { isLast: true, deletedAt: await store.connections.delete(id) }
    })
    if (isLast) return deletedAt
  } while (performance.now() < endMs)
  throw new ApiError('connection_deletion_unfinished', { headers: { 'Retry-After': '0' } })
}
