import type { Handler } from '../handler.ts'
import { membershipOf } from './membership-of.ts'

export const deleteOrganizationMemberRoles: Handler<'deleteOrganizationMemberRoles'> = async (
  call,
) => {
  const { write, path, body } = call
  await write((store) => store.organizationMemberRoles.remove(membershipOf(path), body.roles))
  return { status: 204 }
}
