import type { Membership } from '../../store/organizations/organization-member-roles.ts'

interface MemberPath {
  readonly id: string
  readonly user_id: string
}

/** The membership in the path of an operation. */
export function membershipOf({ id, user_id }: MemberPath): Membership {
  return { organizationId: id, userId: user_id }
}
