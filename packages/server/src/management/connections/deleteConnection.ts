import { ApiError } from '../../errors.ts'
import type { Context, Handler } from '../handler.ts'

/** Accounts that one transaction deletes, so that others do not wait. */
const stepMax = 100
/** How long one request works, so that it answers before its connection is cut. */
const requestMs = 10_000

export const deleteConnection: Handler<'deleteConnection'> = async ({ write, path }) => {
  const deletedAt = await deleteFor(requestMs, write, path.id)
  if (!deletedAt) return { status: 204 }
  return { status: 202, body: { deleted_at: deletedAt.toISOString() } }
}

/**
 * Deletes a connection with its users, for this number of milliseconds and at least one step.
 *
 * @returns the time of the deletion; undefined for an unknown connection
 * @throws ApiError `connection_deletion_unfinished`
 */
export async function deleteFor(
  ms: number,
  write: Context['write'],
  id: string,
): Promise<Date | undefined> {
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
