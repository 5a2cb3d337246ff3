import type { Schema } from '@latchkey/contract'
import { ApiError } from '../../errors.ts'
import { newId } from '../../ids.ts'
import type { SelfServiceProfile as Row } from '../prisma/client.ts'
import { jsonOf } from '../rows/json.ts'
import { lockTenantAndRead } from '../rows/lock-row.ts'
import { type CountBound, type OffsetPage, type OffsetQuery, offsetPage } from '../rows/paging.ts'
import { rowById } from '../rows/row-by-id.ts'
import type { Scope } from '../rows/scope.ts'

/** A profile by which customers connect their identity provider. */
export type SelfServiceProfile = Schema<'SelfServiceProfile'>
type Definition = Schema<'SelfServiceProfileDefinition'>

/** The most profiles of a tenant, as in the hosted API. */
const profilesMax = 20

/** The self-service profiles of one tenant. */
export interface SelfServiceProfiles {
  /** The oldest first. */
  list(query: OffsetQuery): Promise<OffsetPage<SelfServiceProfile>>
  get(id: string): Promise<SelfServiceProfile | undefined>
  /** @throws ApiError `too_many_self_service_profiles` */
  create(
    definition: Definition & Pick<SelfServiceProfile, 'allowed_strategies'>,
  ): Promise<SelfServiceProfile>
  /** Members that are null are removed. */
  update(
    id: string,
    patch: Schema<'SelfServiceProfilePatch'>,
  ): Promise<SelfServiceProfile | undefined>
  /** Deleting an unknown profile is no error. */
  delete(id: string): Promise<void>
}

export function selfServiceProfiles(scope: Scope): SelfServiceProfiles {
  const { database, tenantId, now, changes } = scope
  const table = database.selfServiceProfile
  const { get, lock } = rowById(
    scope,
    'self_service_profiles',
    (tables, where) => tables.selfServiceProfile.findUnique({ where }),
    toWire,
  )
  return {
    list(query) {
      const where = { tenantId }
      const find = (window: object) => table.findMany({ ...window, where })
      const count = (bound: CountBound) => table.count({ ...bound, where })
      return offsetPage(query, { idName: 'id', find, count }, toWire)
    },
    get,
    async create({ name, description, ...settings }) {
      const count = () => table.count({ where: { tenantId } })
      const existing = await lockTenantAndRead(scope, count)
      if (existing >= profilesMax) throw new ApiError('too_many_self_service_profiles')
      const at = now()
      const data = {
        tenantId,
        id: newId('ssp'),
        name,
        description: description ?? null,
        settings: jsonOf(settings),
        createdAt: at,
        updatedAt: at,
      }
      return changes.created('self_service_profile', toWire(data), table.createMany({ data }))
    },
    async update(id, { name, description, ...patch }) {
      const row = await lock(id)
      if (!row) return undefined
      const merged = Object.entries({ ...settingsOf(row), ...patch })
      const settings = Object.fromEntries(merged.filter(([, value]) => value !== null))
      const data = {
        ...(name !== undefined && { name }),
        ...(description !== undefined && { description }),
        settings: jsonOf(settings),
        updatedAt: now(),
      }
      const sent = table.updateMany({ where: { tenantId, id }, data })
      return changes.updated('self_service_profile', toWire(row), toWire({ ...row, ...data }), sent)
    },
    async delete(id) {
      const before = await lock(id)
      if (!before) return
      const sent = table.deleteMany({ where: { tenantId, id } })
      changes.deleted('self_service_profile', toWire(before), sent)
    },
  }
}

type Settings = Pick<
  SelfServiceProfile,
  'allowed_strategies' | 'branding' | 'user_attributes' | 'user_attribute_profile_id'
>

/** The API has validated what the column contains. */
const settingsOf = ({ settings }: Pick<Row, 'settings'>): Partial<Settings> =>
  JSON.parse(JSON.stringify(settings))

function toWire(row: Row): SelfServiceProfile {
  const { id, name, description } = row
  return {
    id,
    name,
    ...(description !== null && { description }),
    allowed_strategies: [],
    user_attributes: [],
    ...settingsOf(row),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}
