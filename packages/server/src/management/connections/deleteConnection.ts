import { deleteFor, deletionRequestMs } from '../../tenancy/delete-connection.ts'
import type { Handler } from '../handler.ts'

export const deleteConnection: Handler<'deleteConnection'> = async ({ write, path }) => {
  const deletedAt = await deleteFor(deletionRequestMs, write, path.id)
  if (!deletedAt) return { status: 204 }
  return { status: 202, body: { deleted_at: deletedAt.toISOString() } }
}
