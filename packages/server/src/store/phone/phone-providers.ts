import type { Schema } from '@latchkey/contract'
import { ApiError } from '../../errors.ts'
import { newId } from '../../ids.ts'
import type { PhoneProvider as Row } from '../prisma/client.ts'
import { jsonOf } from '../rows/json.ts'
import { lockTenantAndRead } from '../rows/lock-row.ts'
import type { Scope } from '../rows/scope.ts'

type PhoneProvider = Schema<'PhoneProvider'>
type Credentials = Schema<'PhoneProviderCredentials'>
type Patch = Schema<'PhoneProviderPatch'>

/** A provider, with its decrypted credentials. */
export interface OpenedPhoneProvider
  extends Pick<PhoneProvider, 'id' | 'name' | 'disabled' | 'configuration'> {
  readonly credentials: Credentials
}

/**
 * The phone provider of one tenant. Its credentials are stored encrypted, and no API returns them.
 */
export interface PhoneProviders {
  find(): Promise<PhoneProvider | undefined>
  get(id: string): Promise<PhoneProvider | undefined>
  /** The provider with its credentials, even if it is disabled. */
  findOpened(): Promise<OpenedPhoneProvider | undefined>
  /** @throws ApiError `phone_provider_exists` */
  create(definition: Required<Schema<'PhoneProviderDefinition'>>): Promise<PhoneProvider>
  /**
   * Updates the provider.
   *
   * @param patchOf answers the changes, after checking them against the stored provider
   */
  update(id: string, patchOf: (before: PhoneProvider) => Patch): Promise<PhoneProvider | undefined>
  /**
   * Deletes the provider.
   *
   * @returns whether there was one
   */
  delete(id: string): Promise<boolean>
}

const purpose = 'phone-provider'

export function phoneProviders(scope: Scope): PhoneProviders {
  const { database, tenantId, tenantName, sealer, now, changes } = scope
  const table = database.phoneProvider
  const where = { tenantId }
  const findRow = () => table.findUnique({ where })
  const wireOf = (row: Row) => toWire(row, tenantName)
  const lock = async (id: string) => {
    const row = await lockTenantAndRead(scope, findRow)
    return row?.id === id ? row : undefined
  }
  const seal = (credentials: Credentials) =>
    sealer.seal(tenantId, purpose, JSON.stringify(credentials))
  const find = async () => {
    const row = await findRow()
    return row ? wireOf(row) : undefined
  }
  return {
    find,
    async get(id) {
      const provider = await find()
      return provider?.id === id ? provider : undefined
    },
    async findOpened() {
      const row = await findRow()
      if (!row) return undefined
      const { id, name, disabled, configuration } = wireOf(row)
      const credentials = JSON.parse(await sealer.open(tenantId, purpose, row.sealedCredentials))
      return { id, name, disabled, configuration, credentials }
    },
    async create({ name, disabled, configuration, credentials }) {
      if (await lockTenantAndRead(scope, findRow)) throw new ApiError('phone_provider_exists')
      const at = now()
      const data = {
        tenantId,
        id: newId('pro'),
        name,
        disabled,
        configuration: jsonOf(configuration),
        sealedCredentials: await seal(credentials),
        createdAt: at,
        updatedAt: at,
      }
      return changes.created('phone_provider', wireOf(data), table.createMany({ data }))
    },
    async update(id, patchOf) {
      const row = await lock(id)
      if (!row) return undefined
      const before = wireOf(row)
      const { name, disabled, configuration, credentials } = patchOf(before)
      const data = {
        ...(name !== undefined && { name }),
        ...(disabled !== undefined && { disabled }),
        ...(configuration && { configuration: jsonOf(configuration) }),
        ...(credentials && { sealedCredentials: await seal(credentials) }),
        updatedAt: now(),
      }
      const after = wireOf({ ...row, ...data })
      return changes.updated('phone_provider', before, after, table.update({ where, data }))
    },
    async delete(id) {
      const row = await lock(id)
      if (!row) return false
      changes.deleted('phone_provider', wireOf(row), table.delete({ where }))
      return true
    },
  }
}

function toWire(row: Row, tenant: string): PhoneProvider {
  const { name, configuration } = row
  // The API has validated what the columns contain.
  const stored: Pick<PhoneProvider, 'name' | 'configuration'> = JSON.parse(
    JSON.stringify({ name, configuration }),
  )
  return {
    id: row.id,
    tenant,
    name: stored.name,
    channel: 'phone',
    disabled: row.disabled,
    configuration: stored.configuration,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}
