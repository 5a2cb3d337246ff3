import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { toEnabledConnection } from './enabled-connection.ts'

type Answer = Handler<'updateOrganizationEnabledConnection'>

export const updateOrganizationEnabledConnection: Answer = async (call) => {
  const { write, path, body } = call
  const updated = await write((store) =>
    store.organizationConnections.update(path.id, path.connectionId, body),
  )
  if (!updated) throw new ApiError('organization_connection_not_found')
  return { status: 200, body: toEnabledConnection(updated) }
}
