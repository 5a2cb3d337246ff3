import type { ScimGroup as GivenGroup, GroupChange, MemberChange } from '@latchkey/scim'
import { newShortId } from '../../ids.ts'
import type { Connection } from '../connections/connection-wire.ts'
import { groupReference, toGroupEvent } from '../groups/group-wire.ts'
import type { ScimGroup as Row } from '../prisma/client.ts'
import { refusingDuplicates } from '../rows/conflict.ts'
import { lockAndRead } from '../rows/lock-row.ts'
import type { Scope } from '../rows/scope.ts'
import {
  addMembers,
  countGroupMembers,
  type GroupMember,
  listGroupMembers,
  listGroupMembersAmong,
  listGroupNamesOfUser,
  removeMembers,
} from './scim-group-members.ts'

/** A group of users of a connection, without its members. */
export interface StoredGroup {
  readonly id: string
  readonly displayName: string
  readonly externalId: string | undefined
  /** Grows with each change of the group. */
  readonly version: number
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** Values of indexed attributes; a group with any of them is found. */
export interface GroupLookup {
  readonly ids: readonly string[]
  readonly names: readonly string[]
  readonly externalIds: readonly string[]
  /** The ids of users. */
  readonly members: readonly string[]
}

type Place = Pick<Connection, 'id' | 'strategy'>

/** The groups of the connections of one tenant, which identity providers write by SCIM. */
export interface ScimGroups {
  /** In the order of their creation. */
  list(connection: Place, page: { skip: number; take: number }): Promise<readonly StoredGroup[]>
  getCount(connection: Place): Promise<number>
  find(connection: Place, lookup: GroupLookup): Promise<readonly StoredGroup[]>
  get(connection: Place, id: string): Promise<StoredGroup | undefined>
  /** The names of the groups of a user, by any of their accounts. */
  listNamesOfUser(userId: string): Promise<readonly string[]>
  /** The members of some groups. */
  listMembers(ids: readonly string[]): Promise<readonly GroupMember[]>
  /** Those of these users who are members of groups, without their names. */
  listMembersAmong(
    ids: readonly string[],
    users: readonly string[],
  ): Promise<readonly GroupMember[]>
  /** The number of members by group; groups without members are not included. */
  getMemberCounts(ids: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** @throws ApiError `scim_group_exists`, `scim_value_malformed` for an unknown member */
  create(connection: Place, group: GivenGroup): Promise<StoredGroup>
  /**
   * Changes a group, whose row is locked.
   *
   * @param check throws if the group must not be changed
   * @throws ApiError `scim_group_exists`, `scim_value_malformed`, `scim_too_many`
   */
  update(
    connection: Place,
    id: string,
    change: GroupChange,
    check: (before: StoredGroup) => void,
  ): Promise<StoredGroup | undefined>
  /**
   * Deletes a group, whose row is locked.
   *
   * @param check throws if the group must not be deleted
   */
  delete(connection: Place, id: string, check: (before: StoredGroup) => void): Promise<boolean>
}

/** The most groups that a look-up finds. */
const foundMax = 1_000
const orderBy = [{ createdAt: 'asc' as const }, { id: 'asc' as const }]

export function scimGroups(scope: Scope): ScimGroups {
  const { database, tenantId, now, changes } = scope
  const table = database.scimGroup
  const whole = (id: string) => ({ where: { tenantId_id: { tenantId, id } } })
  const get = async ({ id: connectionId }: Place, id: string) => {
    const row = await table.findUnique(whole(id))
    return row?.connectionId === connectionId ? row : undefined
  }
  const lock = (connection: Place, id: string) =>
    lockAndRead(scope, 'scim_groups', { id }, () => get(connection, id))
  return {
    async list({ id: connectionId }, page) {
      const where = { tenantId, connectionId }
      return (await table.findMany({ ...page, where, orderBy })).map(toGroup)
    },
    getCount: ({ id: connectionId }) => table.count({ where: { tenantId, connectionId } }),
    find: (connection, lookup) => findGroups(scope, connection, lookup),
    async get(connection, id) {
      const row = await get(connection, id)
      return row && toGroup(row)
    },
    listNamesOfUser: (userId) => listGroupNamesOfUser(scope, userId),
    listMembers: (ids) => listGroupMembers(scope, ids),
    listMembersAmong: (ids, users) => listGroupMembersAmong(scope, ids, users),
    getMemberCounts: (ids) => countGroupMembers(scope, ids),
    async create(connection, { displayName, externalId = null, members }) {
      const { id: connectionId } = connection
      const at = now()
      const data = {
        tenantId,
        id: newShortId('grp'),
        connectionId,
        displayName,
        lowerName: toLower(displayName),
        externalId,
        createdAt: at,
        updatedAt: at,
      }
      const row = await refusingDuplicates('scim_group_exists', table.create({ data }))
      changes.created('group', toGroupEvent(row))
      await changeMembers(scope, connection, row, { kind: 'add', ids: members })
      return toGroup(row)
    },
    async update(connection, id, { members, ...given }, check) {
      const before = await lock(connection, id)
      if (!before) return undefined
      check(toGroup(before))
      const { displayName } = given
      const lowerName = displayName === undefined ? {} : { lowerName: toLower(displayName) }
      const version = before.version + 1
      const data = { ...given, ...lowerName, version, updatedAt: now() }
      const writing = table.update({ ...whole(id), data })
      const row = await refusingDuplicates('scim_group_exists', writing)
      changes.updated('group', toGroupEvent(before), toGroupEvent(row))
      for (const each of members) await changeMembers(scope, connection, row, each)
      return toGroup(row)
    },
    async delete(connection, id, check) {
      const before = await lock(connection, id)
      if (!before) return false
      check(toGroup(before))
      changes.deleted('group', toGroupEvent(before), table.delete(whole(id)))
      return true
    },
  }
}

async function findGroups(
  { database, tenantId }: Scope,
  { id: connectionId, strategy: provider }: Place,
  { ids, names, externalIds, members }: GroupLookup,
): Promise<readonly StoredGroup[]> {
  const users = members.map((each) => each.slice(each.indexOf('|') + 1))
  const rows = await database.$queryRaw<Row[]>`
    select id, display_name as "displayName", external_id as "externalId", version,
           created_at as "createdAt", updated_at as "updatedAt"
      from scim_groups g
     where tenant_id = ${tenantId} and connection_id = ${connectionId}
       and (id = any (${ids}) or lower_name = any (${names.map(toLower)})
            or external_id = any (${externalIds})
            or exists (select from scim_group_members m
                where m.tenant_id = g.tenant_id and m.group_id = g.id
                  and m.provider = ${provider} and m.provider_user_id = any (${users})))
     order by created_at, id limit ${foundMax}`
  return rows.map(toGroup)
}

async function changeMembers(
  scope: Scope,
  connection: Place,
  group: Row,
  { kind, ids }: MemberChange,
): Promise<void> {
  const { changes } = scope
  if (kind !== 'add') {
    const removed = kind === 'remove' ? { only: ids } : { except: ids }
    const former = await removeMembers(scope, connection, group.id, removed)
    for (const userId of former) changes.deleted('group_member', membershipOf(group, userId))
  }
  if (kind === 'remove') return
  const added = await addMembers(scope, connection, group.id, ids)
  for (const userId of added) changes.created('group_member', membershipOf(group, userId))
}

/** A membership in events, in the format of the hosted API. */
const membershipOf = (group: Row, userId: string) => ({
  group: groupReference(group),
  member: { member_type: 'user', id: userId },
})

const toLower = (name: string) => name.toLowerCase()

const toGroup = ({
  id,
  displayName,
  externalId,
  version,
  createdAt,
  updatedAt,
}: Row): StoredGroup => ({
  id,
  displayName,
  externalId: externalId ?? undefined,
  version,
  createdAt,
  updatedAt,
})
