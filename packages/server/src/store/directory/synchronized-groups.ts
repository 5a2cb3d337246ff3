import type { Schema } from '@latchkey/contract'
import { ApiError } from '../../errors.ts'
import type { SynchronizedGroup as Row } from '../prisma/client.ts'
import { beginsWith } from '../rows/like.ts'
import { lockRow } from '../rows/lock-row.ts'
import { type CheckpointPage, type CheckpointQuery, pageBehind } from '../rows/paging.ts'
import type { Scope } from '../rows/scope.ts'

type Wire = Schema<'SynchronizedGroup'>

/** The beginning of a member that listed groups must have, in any case. */
export interface GroupPrefix {
  readonly member: 'name' | 'email'
  readonly text: string
}

/** The groups that were selected for synchronization, of the connections of one tenant. */
export interface SynchronizedGroups {
  /** By identifier. */
  list(
    connectionId: string,
    query: CheckpointQuery,
    prefix?: GroupPrefix,
  ): Promise<CheckpointPage<Wire>>
  /** Up to `take` identifiers after another one, in their order. */
  listIds(connectionId: string, after: string, take: number): Promise<readonly string[]>
  /**
   * Replaces the selection.
   *
   * @throws ApiError `directory_provisioning_not_found`, `synchronized_groups_limit_reached`
   */
  replace(connectionId: string, groups: readonly Wire[]): Promise<void>
  /** Adds to the selection. Throws as `replace` does. */
  add(connectionId: string, groups: readonly Wire[]): Promise<void>
  /** @throws ApiError `directory_provisioning_not_found` */
  remove(connectionId: string, ids: readonly string[]): Promise<void>
}

/** The most selected groups of a connection. */
const selectedMax = 1_000

export function synchronizedGroups(scope: Scope): SynchronizedGroups {
  const { database, tenantId, changes } = scope
  const table = database.synchronizedGroup
  const idsOf = (connectionId: string) => listIds(scope, connectionId, '', selectedMax + 1)
  /** Changes the selection by statements, and notes the identifiers before and after. */
  const change = async (connectionId: string, send: () => readonly Promise<unknown>[]) => {
    const [isThere, before] = await Promise.all([
      lockRow(scope, 'directory_provisionings', { connection_id: connectionId }),
      idsOf(connectionId),
    ])
    if (!isThere) throw new ApiError('directory_provisioning_not_found')
    // PostgreSQL runs them one after another.
    const sent = send()
    const [after] = await Promise.all([idsOf(connectionId), ...sent])
    if (after.length > selectedMax) throw new ApiError('synchronized_groups_limit_reached')
    const shown = (ids: readonly string[]) => ({
      connection_id: connectionId,
      synchronized_groups: ids.map((id) => ({ id })),
    })
    changes.updated('directory_provisioning', shown(before), shown(after))
  }
  const remove = (connectionId: string, ids: readonly string[]) =>
    table.deleteMany({ where: { tenantId, connectionId, directoryId: { in: [...ids] } } })
  const insert = (connectionId: string, groups: readonly Wire[]) => {
    // Of a group that is named twice, the last counts.
    const byId = new Map(groups.map((group) => [group.id, group]))
    const data = [...byId.values()].map((group) => ({
      tenantId,
      connectionId,
      ...columnsOf(group),
    }))
    return [remove(connectionId, [...byId.keys()]), table.createMany({ data })]
  }
  return {
    list: (connectionId, query, prefix) =>
      pageBehind<Listed, Wire>(
        query,
        {
          idName: 'key',
          async find(place, take) {
            const after = place?.id.slice(keyPrefix.length) ?? ''
            const rows = await table.findMany({
              where: { tenantId, connectionId, ...ofPrefix(prefix), directoryId: { gt: after } },
              orderBy: { directoryId: 'asc' },
              take,
            })
            return rows.map(toListed)
          },
        },
        ({ row }) => toWire(row),
      ),
    listIds: (connectionId, after, take) => listIds(scope, connectionId, after, take),
    replace: (connectionId, groups) =>
      change(connectionId, () => [
        table.deleteMany({ where: { tenantId, connectionId } }),
        ...insert(connectionId, groups),
      ]),
    add: (connectionId, groups) => change(connectionId, () => insert(connectionId, groups)),
    remove: (connectionId, ids) => change(connectionId, () => [remove(connectionId, ids)]),
  }
}

async function listIds(
  { database, tenantId }: Scope,
  connectionId: string,
  after: string,
  take: number,
): Promise<readonly string[]> {
  const where = { tenantId, connectionId, directoryId: { gt: after } }
  const orderBy = { directoryId: 'asc' as const }
  const rows = await database.synchronizedGroup.findMany({ where, orderBy, take })
  return rows.map(({ directoryId }) => directoryId)
}

/** A checkpoint has a time and an id of seven characters at least; these lists have no times. */
const keyPrefix = 'groups:'
const noTime = new Date(0)

type Listed = ReturnType<typeof toListed>

const toListed = (row: Row) => ({ createdAt: noTime, key: `${keyPrefix}${row.directoryId}`, row })

const ofPrefix = (prefix: GroupPrefix | undefined) =>
  prefix && { [prefix.member]: { ...beginsWith(prefix.text), mode: 'insensitive' as const } }

const columnsOf = ({ id, name, email, direct_members_count: count }: Wire) => ({
  directoryId: id,
  name: name ?? null,
  email: email ?? null,
  directMembersCount: count ?? null,
})

const toWire = ({ directoryId, name, email, directMembersCount: count }: Row): Wire => ({
  id: directoryId,
  ...(name !== null && { name }),
  ...(email !== null && { email }),
  ...(count !== null && { direct_members_count: count }),
})
