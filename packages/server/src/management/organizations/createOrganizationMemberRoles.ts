import type { Handler } from '../handler.ts'
import { membershipOf } from './membership-of.ts'

export const createOrganizationMemberRoles: Handler<'createOrganizationMemberRoles'> = async (
  call,
) => {
  const { write, path, body } = call
  await write((store) => store.organizationMemberRoles.assign(membershipOf(path), body.roles))
  return { status: 204 }
}
