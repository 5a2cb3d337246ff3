import { type DetailProps, ResourceDetail } from '../resource/resource-detail.tsx'
import { AssignedRoles } from '../roles/assigned-roles.tsx'
import { words } from '../texts/texts.ts'

/** A group that an identity provider writes: the roles of its members. */
export function GroupDetail({ screen, id }: DetailProps) {
  return (
    <ResourceDetail screen={screen} id={id}>
      {() => (
        <AssignedRoles
          says={words().group.rolesSay}
          resource="groups"
          path={{ id }}
          list="listGroupRoles"
          assign="assignGroupRoles"
          remove="removeGroupRoles"
        />
      )}
    </ResourceDetail>
  )
}
