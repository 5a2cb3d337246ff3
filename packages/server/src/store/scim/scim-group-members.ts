import { membersMax } from '@latchkey/scim'
import { ApiError } from '../../errors.ts'
import type { Connection } from '../connections/connection-wire.ts'
import type { Scope } from '../rows/scope.ts'

type Place = Pick<Connection, 'id' | 'strategy'>
type Reading = Pick<Scope, 'database' | 'tenantId'>

/** A user who is a member of a group. */
export interface GroupMember {
  readonly groupId: string
  /** The id of the user in SCIM. */
  readonly id: string
  readonly name: string | null
}

/** The group of an account. */
export interface GroupOfAccount {
  readonly id: string
  readonly displayName: string
}

const separator = '|'

/**
 * The `providerUserId` in the id of a user; '' for the id of another strategy, which no account
 * has.
 */
const accountOf = ({ strategy }: Place, id: string) =>
  id.startsWith(strategy + separator) ? id.slice(strategy.length + 1) : ''

/** The members of groups, at most `membersMax` of each group. */
export async function listGroupMembers(
  { database, tenantId }: Reading,
  groupIds: readonly string[],
): Promise<readonly GroupMember[]> {
  return database.$queryRaw<GroupMember[]>`
    select m.group_id as "groupId", m.provider || ${separator} || m.provider_user_id as id,
           nullif(u.name, '') as name
      from scim_group_members m
      join identities i on i.tenant_id = m.tenant_id and i.provider = m.provider
       and i.provider_user_id = m.provider_user_id
      join users u on u.tenant_id = i.tenant_id and u.user_id = i.user_id
     where m.tenant_id = ${tenantId} and m.group_id = any (${groupIds})
     order by i.created_at, i.provider_user_id`
}

/** Those of these users who are members of groups, without their names. */
export async function listGroupMembersAmong(
  { database, tenantId }: Reading,
  groupIds: readonly string[],
  users: readonly string[],
): Promise<readonly GroupMember[]> {
  const accounts = users.map((each) => each.slice(each.indexOf(separator) + 1))
  return database.$queryRaw<GroupMember[]>`
    select group_id as "groupId", provider || ${separator} || provider_user_id as id,
           null as name
      from scim_group_members
     where tenant_id = ${tenantId} and group_id = any (${groupIds})
       and provider_user_id = any (${accounts})`
}

/** The number of members by group; groups without members are not included. */
export async function countGroupMembers(
  { database, tenantId }: Reading,
  groupIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await database.$queryRaw<{ groupId: string; count: number }[]>`
    select group_id as "groupId", count(*)::int as count from scim_group_members
     where tenant_id = ${tenantId} and group_id = any (${groupIds})
     group by group_id`
  return new Map(rows.map(({ groupId, count }) => [groupId, count]))
}

/** The most groups of a user that are listed. */
const namesMax = 1_000

/** The names of the groups of a user, by any of their accounts. */
export async function listGroupNamesOfUser(
  { database, tenantId }: Reading,
  userId: string,
): Promise<readonly string[]> {
  const rows = await database.$queryRaw<{ name: string }[]>`
    select distinct g.display_name as name
      from identities i
      join scim_group_members m on m.tenant_id = i.tenant_id and m.provider = i.provider
       and m.provider_user_id = i.provider_user_id
      join scim_groups g on g.tenant_id = m.tenant_id and g.id = m.group_id
     where i.tenant_id = ${tenantId} and i.user_id = ${userId}
     order by name limit ${namesMax}`
  return rows.map(({ name }) => name)
}

/** The longest id of an unknown user that an error quotes; no user has a longer one. */
const shownMax = 512

/**
 * Adds members to a group.
 *
 * @returns the ids of the users who were no members before
 * @throws ApiError `scim_value_malformed` for an unknown user, `scim_too_many`
 */
export async function addMembers(
  { database, tenantId, now }: Scope,
  connection: Place,
  groupId: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (ids.length === 0) return []
  const { id: connectionId, strategy: provider } = connection
  const accounts = ids.map((id) => accountOf(connection, id))
  const found = await database.$queryRaw<Known[]>`
    with known as (
      select provider_user_id, user_id from identities
       where tenant_id = ${tenantId} and provider = ${provider}
         and connection_id = ${connectionId} and provider_user_id = any (${accounts})),
    added as (
      insert into scim_group_members (tenant_id, group_id, provider, provider_user_id, created_at)
      select ${tenantId}, ${groupId}, ${provider}, provider_user_id, ${now()} from known
          on conflict do nothing returning provider_user_id),
    former as (
      select count(*) as n from scim_group_members
       where tenant_id = ${tenantId} and group_id = ${groupId})
    select provider_user_id as account, user_id as "userId",
           provider_user_id in (select provider_user_id from added) as "isAdded",
           (select n from former) + (select count(*) from added) > ${membersMax} as "isTooMany"
      from known`
  const known = new Set(found.map(({ account }) => account))
  const unknown = ids.find((id) => !known.has(accountOf(connection, id)))
  if (unknown !== undefined) {
    const shown = unknown.slice(0, shownMax)
    const message = `\`members.value\` names no user of this connection: ${shown}.`
    throw new ApiError('scim_value_malformed', { message })
  }
  if (found[0]?.isTooMany) {
    const message = `A group has at most ${membersMax} members.`
    throw new ApiError('scim_too_many', { message })
  }
  return found.filter(({ isAdded }) => isAdded).map(({ userId }) => userId)
}

interface Known {
  readonly account: string
  readonly userId: string
  readonly isAdded: boolean
  readonly isTooMany: boolean
}

type Removed = { readonly only: readonly string[] } | { readonly except: readonly string[] }

/**
 * Removes members from a group; unknown users are ignored.
 *
 * @returns the ids of the users who were members
 */
export async function removeMembers(
  { database, tenantId }: Scope,
  connection: Place,
  groupId: string,
  removed: Removed,
): Promise<readonly string[]> {
  const isOnly = 'only' in removed
  const ids = isOnly ? removed.only : removed.except
  const accounts = ids.map((id) => accountOf(connection, id))
  const rows = await database.$queryRaw<{ userId: string }[]>`
    with removed as (
      delete from scim_group_members
       where tenant_id = ${tenantId} and group_id = ${groupId}
         and (provider_user_id = any (${accounts})) = ${isOnly}
      returning tenant_id, provider, provider_user_id)
    select user_id as "userId"
      from removed join identities using (tenant_id, provider, provider_user_id)`
  return rows.map(({ userId }) => userId)
}
