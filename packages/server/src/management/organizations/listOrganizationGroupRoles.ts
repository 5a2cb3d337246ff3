import type { Handler } from '../handler.ts'
import { answerCheckpoint } from '../lists.ts'
import { groupPlaceOf } from './group-place-of.ts'

export const listOrganizationGroupRoles: Handler<'listOrganizationGroupRoles'> = async (call) => {
  const { tenant, path, query, address } = call
  const page = await tenant.store.organizationGroupRoles.listRoles(groupPlaceOf(path), query)
  return answerCheckpoint('roles', address, query, page)
}
