import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const deleteOrganizationInvitation: Handler<'deleteOrganizationInvitation'> = async ({
  write,
  path,
}) => {
  const existed = await write((store) =>
    store.organizationInvitations.delete(path.id, path.invitation_id),
  )
  if (!existed) throw new ApiError('organization_invitation_not_found')
  return { status: 204 }
}
