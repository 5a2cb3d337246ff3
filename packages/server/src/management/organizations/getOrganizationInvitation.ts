import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { selectFields } from '../select-fields.ts'

export const getOrganizationInvitation: Handler<'getOrganizationInvitation'> = async (call) => {
  const { tenant, path, query } = call
  const found = await tenant.store.organizationInvitations.get(path.id, path.invitation_id)
  if (!found) throw new ApiError('organization_invitation_not_found')
  return { status: 200, body: selectFields(query, found) }
}
