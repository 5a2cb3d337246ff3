import type { Handler } from '../handler.ts'
import { answerCheckpoint } from '../lists.ts'
import { membershipOf } from './membership-of.ts'

type Answer = Handler<'listOrganizationMemberEffectiveRoleSourceGroups'>

export const listOrganizationMemberEffectiveRoleSourceGroups: Answer = async (call) => {
  const { tenant, path, query, address } = call
  const page = await tenant.store.groups.listSourcesOfMember(membershipOf(path), query)
  return answerCheckpoint('groups', address, query, page)
}
