import type { Scope } from '../rows/scope.ts'
import { shownIdentifier } from './management-api.ts'

interface TrimmedGrant {
  readonly id: string
  readonly client_id: string
  readonly before: string[]
  readonly after: string[]
}

/**
 * Removes scopes that an API no longer has from roles, users and client grants. The recorded change
 * has only the number of roles and users, of which there may be very many.
 */
export async function dropScopes(
  { database, tenantId, managementAudience, now, changes }: Scope,
  api: { readonly id: string; readonly identifier: string },
  removed: string[],
): Promise<void> {
  const resource_server_identifier = shownIdentifier(api.identifier, managementAudience)
  for (const permissionName of removed) {
    const where = { tenantId, resourceServerId: api.id, permissionName }
    const permission = { resource_server_identifier, permission_name: permissionName }
    const { count: roles } = await database.rolePermission.deleteMany({ where })
    if (roles > 0) changes.deleted('role_permission', { ...permission, roles })
    const { count: users } = await database.userPermission.deleteMany({ where })
    if (users > 0) changes.deleted('user_permission', { ...permission, users })
  }
  const trimmed = await database.$queryRaw<TrimmedGrant[]>`
    update client_grants as grants
       set updated_at = ${now()},
           scope = array(select each from unnest(old.scope) with ordinality as one (each, at)
                          where each <> all (${removed}) order by at)
      from (select id, scope from client_grants
             where tenant_id = ${tenantId} and audience = ${api.identifier}
               and scope && ${removed} for update) as old
     where grants.tenant_id = ${tenantId} and grants.id = old.id
    returning grants.id, grants.client_id, old.scope as before, grants.scope as after`
  for (const { id, client_id, before, after } of trimmed) {
    const grant = { id, client_id, audience: resource_server_identifier }
    changes.updated('client_grant', { ...grant, scope: before }, { ...grant, scope: after })
  }
}
