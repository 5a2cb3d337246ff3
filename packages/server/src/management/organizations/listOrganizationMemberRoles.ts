import type { Handler } from '../handler.ts'
import { answerOffset } from '../lists.ts'
import { showRole } from '../roles/show-role.ts'
import { membershipOf } from './membership-of.ts'

type Answer = Handler<'listOrganizationMemberRoles'>

export const listOrganizationMemberRoles: Answer = async (call) => {
  const { tenant, path, query, address } = call
  const page = await tenant.store.organizationMemberRoles.list(membershipOf(path), query)
  const items = page.items.map(showRole)
  return answerOffset('roles', address, query, { ...page, items })
}
