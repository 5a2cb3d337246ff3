import type { Schema } from '@latchkey/contract'
import { limitOf } from '../database/limits.ts'
import { soon } from '../database/statement-names.ts'
import { Prisma } from '../prisma/client.ts'
import { type CheckpointPage, type CheckpointQuery, pageBehind } from '../rows/paging.ts'
import type { Scope } from '../rows/scope.ts'

type EffectiveRole = Schema<'UserEffectiveRole'>

interface Found extends Omit<EffectiveRole, 'sources'> {
  readonly createdAt: Date
  readonly isDirect: boolean
  readonly isByGroup: boolean
}

/** A permission of an API, by the stored identifier of the API. */
export interface Permission {
  readonly identifier: string
  readonly name: string
}

/**
 * Each role that a query of `held-roles.ts` finds, once, in the order of its first assignment.
 *
 * @param granted the permission that the roles must have
 */
export function listEffectiveRoles(
  { database, tenantId }: Scope,
  held: Prisma.Sql,
  query: CheckpointQuery,
  granted?: Permission,
): Promise<CheckpointPage<EffectiveRole>> {
  const granting = granted
    ? Prisma.sql`and exists (select from role_permissions
        join resource_servers api on api.tenant_id = role_permissions.tenant_id
         and api.id = resource_server_id and api.identifier = ${granted.identifier}
       where role_permissions.tenant_id = ${tenantId} and role_id = roles.id
         and permission_name = ${granted.name})`
    : Prisma.empty
  const find = (place: { createdAt: Date; id: string } | undefined, rowsMax: number) => {
    const after = place
      ? Prisma.sql`where ("createdAt", id) > (${place.createdAt}, ${place.id})`
      : Prisma.empty
    return database.$queryRaw<Found[]>`${soon}
      select * from (
        select roles.id, roles.name, roles.description, min(held.created_at) as "createdAt",
               bool_or(source = 'direct') as "isDirect", bool_or(source = 'groups') as "isByGroup"
          from (${held}) as held
          join roles on roles.tenant_id = ${tenantId} and roles.id = held.role_id
         where true ${granting}
         group by roles.id, roles.name, roles.description) as effective ${after}
       order by "createdAt", id limit ${limitOf(rowsMax)}`
  }
  return pageBehind(query, { idName: 'id', find }, toEffective)
}

const toEffective = ({ id, name, description, isDirect, isByGroup }: Found): EffectiveRole => ({
  id,
  name,
  description,
  sources: [
    ...(isDirect ? (['direct'] as const) : []),
    ...(isByGroup ? (['groups'] as const) : []),
  ],
})
