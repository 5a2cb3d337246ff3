import type { Schema } from '@latchkey/contract'
import { newId } from '../../ids.ts'
import type { ConnectionProfile as Row } from '../prisma/client.ts'
import { refusingDuplicates } from '../rows/conflict.ts'
import { jsonOf } from '../rows/json.ts'
import { type CheckpointPage, type CheckpointQuery, checkpointPage } from '../rows/paging.ts'
import { rowById } from '../rows/row-by-id.ts'
import type { Scope } from '../rows/scope.ts'

/** Settings of connections that members of organizations create. */
export type ConnectionProfile = Schema<'ConnectionProfile'>

/** The connection profiles of one tenant. */
export interface ConnectionProfiles {
  /** The oldest first. */
  list(query: CheckpointQuery): Promise<CheckpointPage<ConnectionProfile>>
  get(id: string): Promise<ConnectionProfile | undefined>
  /** @throws ApiError `connection_profile_name_used` */
  create(definition: Schema<'ConnectionProfileDefinition'>): Promise<ConnectionProfile>
  /** @throws ApiError `connection_profile_name_used` */
  update(
    id: string,
    patch: Schema<'ConnectionProfilePatch'>,
  ): Promise<ConnectionProfile | undefined>
  /** Deleting an unknown profile is no error. */
  delete(id: string): Promise<void>
}

export function connectionProfiles(scope: Scope): ConnectionProfiles {
  const { database, tenantId, now, changes } = scope
  const table = database.connectionProfile
  const refusing = <T>(write: Promise<T>) =>
    refusingDuplicates('connection_profile_name_used', write)
  const { get, lock } = rowById(
    scope,
    'connection_profiles',
    (tables, where) => tables.connectionProfile.findUnique({ where }),
    toWire,
  )
  return {
    list(query) {
      const find = ({ where, ...window }: { where: object }) =>
        table.findMany({ ...window, where: { tenantId, ...where } })
      return checkpointPage(query, { idName: 'id', find }, toWire)
    },
    get,
    async create({ name, ...settings }) {
      const id = newId('cop')
      const data = { tenantId, id, name, settings: jsonOf(settings), createdAt: now() }
      const sent = refusing(table.createMany({ data }))
      return changes.created('connection_profile', toWire(data), sent)
    },
    async update(id, { name, ...patch }) {
      const row = await lock(id)
      if (!row) return undefined
      const data = {
        name: name ?? row.name,
        settings: jsonOf({ ...settingsOf(row), ...patch }),
      }
      const sent = refusing(table.updateMany({ where: { tenantId, id }, data }))
      return changes.updated('connection_profile', toWire(row), toWire({ ...row, ...data }), sent)
    },
    async delete(id) {
      const before = await lock(id)
      if (!before) return
      const sent = table.deleteMany({ where: { tenantId, id } })
      changes.deleted('connection_profile', toWire(before), sent)
    },
  }
}

/** The API has validated what the column contains. */
const settingsOf = ({ settings }: Pick<Row, 'settings'>): Omit<ConnectionProfile, 'id' | 'name'> =>
  JSON.parse(JSON.stringify(settings))

const toWire = (row: Row): ConnectionProfile => ({
  id: row.id,
  name: row.name,
  ...settingsOf(row),
  // Both are there in every response, whether they were set or not.
  connection_config: settingsOf(row).connection_config ?? {},
  strategy_overrides: settingsOf(row).strategy_overrides ?? null,
})
