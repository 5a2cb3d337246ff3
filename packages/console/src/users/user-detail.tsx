import { type DetailProps, ResourceDetail } from '../resource/resource-detail.tsx'
import { AssignedRoles } from '../roles/assigned-roles.tsx'
import { PermissionList } from '../roles/permission-list.tsx'
import { words } from '../texts/texts.ts'
import { UserActions } from './user-actions.tsx'
import { UserApplications } from './user-applications.tsx'
import { UserFactors } from './user-factors.tsx'
import { UserIdentities } from './user-identities.tsx'
import { UserLog } from './user-log.tsx'
import { UserOrganizations } from './user-organizations.tsx'
import { UserSessions } from './user-sessions.tsx'
import { UserSummary } from './user-summary.tsx'

/** A user: identity, actions, sessions and log entries. */
export function UserDetail({ screen, id }: DetailProps) {
  return (
    <ResourceDetail
      screen={screen}
      id={id}
      actions={(user, reload) => <UserActions user={user} id={id} reload={reload} />}
    >
      {(user, reload) => (
        <>
          <UserSummary user={user} />
          <UserSessions id={id} />
          <UserApplications id={id} />
          <div class="grid">
            <UserFactors id={id} />
            <AssignedRoles
              says={words().user.rolesSay}
              resource="users"
              path={{ id }}
              list="listUserRoles"
              effective="listUserEffectiveRoles"
              assign="assignUserRoles"
              remove="removeUserRoles"
            />
          </div>
          <PermissionList
            id={id}
            says={words().user.permissionsSay}
            resource="users"
            list="listUserPermissions"
            assign="assignUserPermissions"
            remove="removeUserPermissions"
          />
          <UserOrganizations id={id} />
          <UserIdentities id={id} user={user} reload={reload} />
          <UserLog id={id} />
        </>
      )}
    </ResourceDetail>
  )
}
