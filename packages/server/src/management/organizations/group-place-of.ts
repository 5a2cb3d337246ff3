import type { GroupPlace } from '../../store/groups/organization-group-roles.ts'

interface GroupPath {
  readonly organization_id: string
  readonly group_id: string
}

/** The organization and the group in the path of an operation. */
export function groupPlaceOf({ organization_id, group_id }: GroupPath): GroupPlace {
  return { organizationId: organization_id, groupId: group_id }
}
