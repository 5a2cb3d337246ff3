import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const updateOrganizationConnection: Handler<'updateOrganizationConnection'> = async (
  call,
) => {
  const { write, path, body } = call
  const updated = await write((store) =>
    store.organizationConnections.update(path.id, path.connection_id, body),
  )
  if (!updated) throw new ApiError('organization_connection_not_found')
  return { status: 200, body: updated }
}
