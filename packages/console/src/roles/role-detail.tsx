import { type DetailProps, ResourceDetail } from '../resource/resource-detail.tsx'
import { RolePermissions } from './role-permissions.tsx'
import { RoleUsers } from './role-users.tsx'

/** A role: what it permits, and who has it. */
export function RoleDetail({ screen, id }: DetailProps) {
  return (
    <ResourceDetail screen={screen} id={id}>
      {() => (
        <>
          <RolePermissions id={id} />
          <RoleUsers id={id} />
        </>
      )}
    </ResourceDetail>
  )
}
