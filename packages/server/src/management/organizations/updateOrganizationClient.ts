import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const updateOrganizationClient: Handler<'updateOrganizationClient'> = async (call) => {
  const { write, path, body } = call
  const updated = await write((store) =>
    store.organizationClients.update(path.id, path.client_id, body),
  )
  if (!updated) throw new ApiError('organization_client_not_found')
  return { status: 200, body: updated }
}
