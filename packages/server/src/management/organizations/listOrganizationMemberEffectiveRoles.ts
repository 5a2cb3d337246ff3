import type { Handler } from '../handler.ts'
import { answerCheckpoint } from '../lists.ts'
import { membershipOf } from './membership-of.ts'

type Answer = Handler<'listOrganizationMemberEffectiveRoles'>

export const listOrganizationMemberEffectiveRoles: Answer = async (call) => {
  const { tenant, path, query, address } = call
  const page = await tenant.store.organizationMemberRoles.listEffective(membershipOf(path), query)
  return answerCheckpoint('roles', address, query, page)
}
