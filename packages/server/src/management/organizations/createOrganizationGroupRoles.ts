import type { Handler } from '../handler.ts'
import { groupPlaceOf } from './group-place-of.ts'

export const createOrganizationGroupRoles: Handler<'createOrganizationGroupRoles'> = async (
  call,
) => {
  const { write, path, body } = call
  await write((store) => store.organizationGroupRoles.assign(groupPlaceOf(path), body.roles))
  return { status: 204 }
}
