import { ApiError } from '../errors.ts'
import type { Resources } from '../store/tenants/resources.ts'

/** The most accounts that one transaction deletes, so that others do not wait for it. */
const stepMax = 100
/** How long one request deletes, so that it is answered before a proxy gives up. */
export const deletionRequestMs = 10_000

type Write = <T>(work: (store: Resources) => Promise<T>) => Promise<T>

/**
 * Deletes a connection and its users, step by step for `ms`, at least one step.
 *
 * @returns the time of the deletion; undefined if there is no such connection
 * @throws ApiError `connection_deletion_unfinished` if users are left
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
