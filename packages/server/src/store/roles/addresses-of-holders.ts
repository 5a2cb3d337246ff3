import { limitOf } from '../database/limits.ts'
import type { Scope } from '../rows/scope.ts'
import type { Permission } from './effective-roles.ts'

/** The e-mail addresses of users who have a permission by a role that is assigned to them. */
export async function listAddressesOf(
  { database, tenantId }: Scope,
  { identifier, name }: Permission,
  max: number,
): Promise<readonly string[]> {
  const rows = await database.$queryRaw<{ email: string }[]>`
    select distinct u.email
      from resource_servers a
      join role_permissions p on p.tenant_id = a.tenant_id and p.resource_server_id = a.id
       and p.permission_name = ${name}
      join user_roles r on r.tenant_id = p.tenant_id and r.role_id = p.role_id
      join users u on u.tenant_id = r.tenant_id and u.user_id = r.user_id
     where a.tenant_id = ${tenantId} and a.identifier = ${identifier}
       and u.email is not null and u.blocked is not true
     order by u.email limit ${limitOf(max)}`
  return rows.map(({ email }) => email)
}
