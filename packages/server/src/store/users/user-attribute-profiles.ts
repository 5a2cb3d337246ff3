import type { Schema } from '@latchkey/contract'
import { newId } from '../../ids.ts'
import { withUserIdDefaults } from '../../record-rules/user-attribute-profile.ts'
import type { UserAttributeProfile as Row } from '../prisma/client.ts'
import { refusingDuplicates } from '../rows/conflict.ts'
import { jsonOf } from '../rows/json.ts'
import { type CheckpointPage, type CheckpointQuery, checkpointPage } from '../rows/paging.ts'
import { rowById } from '../rows/row-by-id.ts'
import type { Scope } from '../rows/scope.ts'

type Profile = Schema<'UserAttributeProfile'>

/** The user attribute profiles of one tenant. */
export interface UserAttributeProfiles {
  /** The oldest first. */
  list(query: CheckpointQuery): Promise<CheckpointPage<Profile>>
  get(id: string): Promise<Profile | undefined>
  /** @throws ApiError `user_attribute_profile_name_used` */
  create(definition: Schema<'UserAttributeProfileDefinition'>): Promise<Profile>
  /** @throws ApiError `user_attribute_profile_name_used` */
  update(id: string, patch: Schema<'UserAttributeProfilePatch'>): Promise<Profile | undefined>
  /** Deleting an unknown profile is no error. */
  delete(id: string): Promise<void>
}

export function userAttributeProfiles(scope: Scope): UserAttributeProfiles {
  const { database, tenantId, now, changes } = scope
  const table = database.userAttributeProfile
  const refusing = <T>(write: Promise<T>) =>
    refusingDuplicates('user_attribute_profile_name_used', write)
  const { get, lock } = rowById(
    scope,
    'user_attribute_profiles',
    (tables, where) => tables.userAttributeProfile.findUnique({ where }),
    toWire,
  )
  return {
    list(query) {
      const find = ({ where, ...window }: { where: object }) =>
        table.findMany({ ...window, where: { tenantId, ...where } })
      return checkpointPage(query, { idName: 'id', find }, toWire)
    },
    get,
    async create({ name, user_id = {}, user_attributes }) {
      const data = {
        tenantId,
        id: newId('uap'),
        name,
        userId: jsonOf(withUserIdDefaults(user_id)),
        userAttributes: jsonOf(user_attributes),
        createdAt: now(),
      }
      return changes.created(
        'user_attribute_profile',
        toWire(data),
        refusing(table.create({ data })),
      )
    },
    async update(id, { name, user_id, user_attributes }) {
      const before = await lock(id)
      if (!before) return undefined
      const data = {
        ...(name !== undefined && { name }),
        ...(user_id !== undefined && { userId: jsonOf(withUserIdDefaults(user_id ?? {})) }),
        ...(user_attributes !== undefined && { userAttributes: jsonOf(user_attributes) }),
      }
      const after = toWire({ ...before, ...data })
      const sent = refusing(table.updateMany({ where: { tenantId, id }, data }))
      return changes.updated('user_attribute_profile', toWire(before), after, sent)
    },
    async delete(id) {
      const before = await lock(id)
      if (!before) return
      changes.deleted(
        'user_attribute_profile',
        toWire(before),
        table.deleteMany({ where: { tenantId, id } }),
      )
    },
  }
}

function toWire({ id, name, userId, userAttributes }: Row): Profile {
  // The API has validated what the columns contain.
  const mappings: Pick<Profile, 'user_id' | 'user_attributes'> = JSON.parse(
    JSON.stringify({ user_id: userId, user_attributes: userAttributes }),
  )
  return { id, name, ...mappings }
}
