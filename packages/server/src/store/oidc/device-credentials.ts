import type { Schema } from '@latchkey/contract'
import { ApiError } from '../../errors.ts'
import { newShortId } from '../../ids.ts'
import type { DeviceCredential as Row } from '../prisma/client.ts'
import { lockRow } from '../rows/lock-row.ts'
import { type CountBound, type OffsetPage, type OffsetQuery, offsetPage } from '../rows/paging.ts'
import type { Scope } from '../rows/scope.ts'
import { lockUser } from '../users/lock-user.ts'

type DeviceCredential = Schema<'DeviceCredential'>
type Type = Schema<'DeviceCredentialType'>

/** A device credential to create. */
export interface NewDeviceCredential {
  readonly type: Type
  readonly deviceId: string
  readonly deviceName: string
  readonly clientId: string
  readonly userId: string
}

/** The public key of a device, in Base64. */
export interface NewPublicKey extends NewDeviceCredential {
  readonly type: 'public_key'
  readonly value: string
}

/** Which device credentials to list, and which page. */
export type DeviceCredentialQuery = OffsetQuery & {
  readonly user_id?: string
  readonly client_id?: string
  readonly type?: Type
}

/** The device credentials of the users of one tenant. */
export interface DeviceCredentials {
  /** The oldest first; by default without those of the type `rotating_refresh_token`. */
  list(query: DeviceCredentialQuery): Promise<OffsetPage<DeviceCredential>>
  /** Whether a device credential belongs to this user. */
  findOwned(userId: string, id: string): Promise<boolean>
  create(credential: NewDeviceCredential): Promise<DeviceCredential>
  /** @throws ApiError `device_credential_exists`, `too_many_device_credentials` */
  enroll(key: NewPublicKey): Promise<DeviceCredential>
  /** Deleting an unknown one is no error. */
  delete(id: string): Promise<void>
}

/** The most public keys of one user. */
const publicKeysMax = 100

export function deviceCredentials(scope: Scope): DeviceCredentials {
  const { database, tenantId, now, changes } = scope
  const table = database.deviceCredential
  const create = async (credential: NewDeviceCredential) => {
    const data = { tenantId, id: newShortId('dcr'), ...credential, createdAt: now() }
    return changes.created('device_credential', toWire(await table.create({ data })))
  }
  return {
    list({ user_id: userId, client_id: clientId, type, ...query }) {
      const where = {
        tenantId,
        type: type ?? { not: 'rotating_refresh_token' },
        ...(userId !== undefined && { userId }),
        ...(clientId !== undefined && { clientId }),
      }
      const find = (window: object) => table.findMany({ ...window, where })
      const count = (bound: CountBound) => table.count({ ...bound, where })
      return offsetPage(query, { idName: 'id', find, count }, toWire)
    },
    async findOwned(userId, id) {
      return (await table.findFirst({ where: { tenantId, id, userId } })) !== null
    },
    create,
    async enroll(key) {
      const { userId, clientId, deviceId, type } = key
      if (!(await lockUser(scope, { userId }))) throw new ApiError('user_not_found')
      const where = { tenantId, userId, type }
      const same = await table.findFirst({ where: { ...where, clientId, deviceId } })
      if (same) throw new ApiError('device_credential_exists')
      if ((await table.count({ where })) >= publicKeysMax) {
        throw new ApiError('too_many_device_credentials')
      }
      return create(key)
    },
    async delete(id) {
      if (!(await lockRow(scope, 'device_credentials', { id }))) return
      const row = await table.delete({ where: { tenantId_id: { tenantId, id } } })
      changes.deleted('device_credential', toWire(row))
    },
  }
}

function toWire(row: Row): DeviceCredential {
  return {
    id: row.id,
    device_name: row.deviceName,
    device_id: row.deviceId,
    type: row.type as Type,
    user_id: row.userId,
    client_id: row.clientId,
  }
}
