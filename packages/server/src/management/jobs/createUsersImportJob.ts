import { requireProvisioning } from '../../connectors/database-connection.ts'
import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const createUsersImportJob: Handler<'createUsersImportJob'> = async (call) => {
  const { tenant, write, author, body } = call
  const { users: uploadId, ...request } = body
  const connection = await tenant.store.connections.get(request.connection_id)
  if (!connection) throw new ApiError('connection_unknown')
  requireProvisioning(tenant.connectors, connection)
  const job = await write((store) => store.jobs.createImport({ ...request, uploadId, author }))
  return { status: 202, body: job }
}
