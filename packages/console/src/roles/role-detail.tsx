import { type DetailProps, ResourceDetail } from '../resource/resource-detail.tsx'
import { words } from '../texts/texts.ts'
import { PermissionList } from './permission-list.tsx'
import { RoleUsers } from './role-users.tsx'

/** A role: what it permits, and who has it. */
export function RoleDetail({ screen, id }: DetailProps) {
  return (
    <ResourceDetail screen={screen} id={id}>
      {() => (
        <>
          <PermissionList
            id={id}
            says={words().role.permissionsSay}
            resource="roles"
            list="listRolePermissions"
            assign="assignRolePermissions"
            remove="removeRolePermissions"
          />
          <RoleUsers id={id} />
        </>
      )}
    </ResourceDetail>
  )
}
