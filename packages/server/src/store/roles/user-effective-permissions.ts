import type { Schema } from '@latchkey/contract'
import { ApiError } from '../../errors.ts'
import { limitOf } from '../database/limits.ts'
import { soon } from '../database/statement-names.ts'
import { storedIdentifier } from '../resource-servers/management-api.ts'
import { describePermission } from '../resource-servers/permissions.ts'
import { type CheckpointPage, type CheckpointQuery, noCheckpoint } from '../rows/paging.ts'
import { readOfUser } from '../rows/present.ts'
import type { Scope } from '../rows/scope.ts'
import { rolesInOrganization, rolesOfUser } from './held-roles.ts'

interface EffectiveQuery extends CheckpointQuery {
  readonly resource_server_identifier: string
}

/** The permissions that users of one tenant have, directly and by roles. */
export interface UserEffectivePermissions {
  /**
   * Sorted by name.
   * @throws ApiError `user_not_found`, `resource_server_not_found`
   */
  list(
    userId: string,
    query: EffectiveQuery,
  ): Promise<CheckpointPage<Schema<'UserEffectivePermission'>>>
  /**
   * The names of a user's permissions for an API, by its stored identifier. With an organization,
   * those of the roles in the organization are included.
   */
  listNames(userId: string, identifier: string, organizationId?: string): Promise<readonly string[]>
}

interface Found {
  readonly name: string
  readonly is_direct: boolean
  readonly is_by_role: boolean
}

interface OfApi {
  readonly api: Parameters<typeof describePermission>[1]
  readonly found: readonly Found[]
}

export function userEffectivePermissions(scope: Scope): UserEffectivePermissions {
  const { database, tenantId, managementAudience } = scope
  return {
    async listNames(userId, identifier, organizationId = '') {
      const rows = await database.$queryRaw<{ name: string }[]>`${soon}
        select permission_name as name from user_permissions
          join resource_servers api on api.tenant_id = user_permissions.tenant_id
           and api.id = resource_server_id and api.identifier = ${identifier}
         where user_permissions.tenant_id = ${tenantId} and user_id = ${userId}
        union
        select permission_name
          from (${rolesOfUser(tenantId, userId)} union all
                ${rolesInOrganization(tenantId, organizationId, userId)}) as held
          join role_permissions on role_permissions.tenant_id = ${tenantId}
           and role_permissions.role_id = held.role_id
          join resource_servers api on api.tenant_id = role_permissions.tenant_id
           and api.id = resource_server_id and api.identifier = ${identifier}`
      return rows.map(({ name }) => name)
    },
    async list(userId, { resource_server_identifier: apiIdentifier, from, take = 50 }) {
      const identifier = storedIdentifier(apiIdentifier, managementAudience)
      const after = from === undefined ? '' : parseCheckpoint(from)
      // One row more than the page has shows whether there is a next page.
      const finding = database.$queryRaw<OfApi[]>`${soon}
        with api as (
          select id, identifier, name, is_system as "isSystem", scopes from resource_servers
           where tenant_id = ${tenantId} and identifier = ${identifier}),
        found as (
          select permission_name as name, bool_or(is_direct) as is_direct,
                 bool_or(not is_direct) as is_by_role
            from (select permission_name collate "C" as permission_name, true as is_direct
                    from user_permissions
                   where tenant_id = ${tenantId} and user_id = ${userId}
                     and resource_server_id = (select id from api)
                  union all
                  select permission_name collate "C", false
                    from (${rolesOfUser(tenantId, userId)}) as held
                    join role_permissions using (role_id)
                   where tenant_id = ${tenantId}
                     and resource_server_id = (select id from api)) as ways
           where permission_name > ${after}
           group by permission_name order by permission_name limit ${limitOf(take + 1)})
        select row_to_json(api) as api, (
                 select coalesce(json_agg(found order by name collate "C"), '[]')
                   from found) as found
          from api`
      const [ofApi] = await readOfUser(scope, userId, () => finding)
      if (!ofApi) throw new ApiError('resource_server_not_found')
      const { api, found } = ofApi
      const page = found.slice(0, take)
      const last = found.length > take ? page.at(-1) : undefined
      return {
        items: page.map(({ name, is_direct, is_by_role }) => ({
          ...describePermission(name, api, managementAudience),
          sources: [
            ...(is_direct ? (['direct'] as const) : []),
            ...(is_by_role ? (['roles'] as const) : []),
          ],
        })),
        next: last && Buffer.from(last.name).toString('base64url'),
      }
    },
  }
}

/** A checkpoint is the name of the last permission of a page. */
function parseCheckpoint(from: string): string {
  const name = Buffer.from(from, 'base64url').toString()
  if (!/^[\x21-\x7e]{1,280}$/.test(name)) throw noCheckpoint()
  return name
}
