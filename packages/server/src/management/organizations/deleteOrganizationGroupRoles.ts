import type { Handler } from '../handler.ts'
import { groupPlaceOf } from './group-place-of.ts'

export const deleteOrganizationGroupRoles: Handler<'deleteOrganizationGroupRoles'> = async (
  call,
) => {
  const { write, path, body } = call
  await write((store) => store.organizationGroupRoles.remove(groupPlaceOf(path), body.roles))
  return { status: 204 }
}
