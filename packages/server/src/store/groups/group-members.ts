import type { Schema } from '@latchkey/contract'
import { limitOf } from '../database/limits.ts'
import { Prisma } from '../prisma/client.ts'
import { type CheckpointPage, type CheckpointQuery, pageBehind } from '../rows/paging.ts'
import type { Scope } from '../rows/scope.ts'

export type GroupMember = Schema<'GroupMember'>

interface Found {
  readonly userId: string
  readonly connectionId: string
  readonly createdAt: Date
}

/**
 * The users who are members of a group, in the order of joining. A user is listed once, even if
 * several accounts of the user are in the group.
 */
export function listGroupMembers(
  { database, tenantId }: Scope,
  groupId: string,
  query: CheckpointQuery,
): Promise<CheckpointPage<GroupMember>> {
  const find = (place: { createdAt: Date; id: string } | undefined, rowsMax: number) => {
    const after = place
      ? Prisma.sql`where ("createdAt", "userId") > (${place.createdAt}, ${place.id})`
      : Prisma.empty
    return database.$queryRaw<Found[]>`
      select * from (
        select user_id collate "C" as "userId", connection_id as "connectionId",
               min(scim_group_members.created_at) as "createdAt"
          from scim_group_members
          join identities using (tenant_id, provider, provider_user_id)
         where tenant_id = ${tenantId} and group_id = ${groupId}
         group by user_id, connection_id) as members ${after}
       order by "createdAt", "userId" limit ${limitOf(rowsMax)}`
  }
  return pageBehind(query, { idName: 'userId', find }, toMember)
}

const toMember = ({ userId, connectionId, createdAt }: Found): GroupMember => ({
  id: userId,
  member_type: 'user',
  type: 'connection',
  connection_id: connectionId,
  created_at: createdAt.toISOString(),
})
