import type { Schema } from '@latchkey/contract'
import { ApiError, refusedBody } from '../../errors.ts'
import { newClientId, newClientSecret, newId } from '../../ids.ts'
import { refusePublicMachine } from '../../record-rules/client-compliance.ts'
import {
  type EmbeddedCredential,
  referredTo,
  referring,
} from '../../record-rules/client-credential-references.ts'
import type { Client, ClientSettings } from '../../record-rules/client-members.ts'
import { defaultsOfNew, settingsWith } from '../../record-rules/client-settings.ts'
import type { Client as Row } from '../prisma/client.ts'
import { jsonOf } from '../rows/json.ts'
import { lockTenantAndRead } from '../rows/lock-row.ts'
import type { Scope } from '../rows/scope.ts'
import { splitColumns } from './client-columns.ts'
import { clientCredentials } from './client-credentials.ts'
import { clientRows, type StoredClient } from './client-rows.ts'

/** A client with its new secret in plain text. */
export interface SecretClient {
  readonly client: Client
  readonly clientId: string
  readonly clientSecret: string
}

/** A client with the credentials that its definition contained. */
export interface CreatedClient extends SecretClient {
  readonly credentials: readonly Schema<'ClientCredential'>[]
}

/** How a client that described itself came here; no request of the management API sets it. */
export type ClientOrigin = Pick<
  ClientSettings,
  'external_client_id' | 'external_metadata_type' | 'external_metadata_created_by'
>

/** What a client is when it is created, and what changes if it exists. */
export interface ClientUpsert {
  readonly definition: Schema<'ClientDefinition'>
  readonly patch: Schema<'ClientPatch'>
  readonly origin: ClientOrigin
}

/** The writes of the clients of one tenant. */
export interface ClientWrites {
  /**
   * @param clientId generated where it is left out
   * @param origin how the client described itself, if it did
   * @throws ApiError `invalid_body`, `client_credential_kid_used`
   */
  create(
    definition: Schema<'ClientDefinition'>,
    clientId?: string,
    origin?: ClientOrigin,
  ): Promise<CreatedClient>
  /**
   * Creates a client, or updates it if it exists.
   *
   * @returns whether it is new
   * @throws ApiError `invalid_body`
   */
  put(clientId: string, upsert: ClientUpsert): Promise<boolean>
  /** @throws ApiError `invalid_body`, `client_is_global` */
  update(clientId: string, patch: Schema<'ClientPatch'>): Promise<StoredClient | undefined>
  /** @throws ApiError `client_is_global` */
  rotateSecret(clientId: string): Promise<SecretClient | undefined>
  /**
   * Deletes a client with its credentials and grants. Deleting an unknown client is no error.
   *
   * @throws ApiError `client_is_global`
   */
  delete(clientId: string): Promise<void>
}

export function clientWrites(scope: Scope): ClientWrites {
  const { database, changes } = scope
  const { keyOf, wire, stored, secretColumns, lock, change, find } = clientRows(scope)
  const update = async (clientId: string, patch: Schema<'ClientPatch'>) => {
    const before = await lock(clientId)
    if (!before) return undefined
    const { client_secret: secret } = patch
    if (secret !== undefined) refuseGlobal(before)
    const { columns, settings: members } = splitColumns(patch)
    await requireCredentials(scope, clientId, referredTo(members))
    const settings = settingsWith(before.settings as ClientSettings, members)
    refusePublicMachine(columns.appType ?? before.appType, settings)
    return stored(
      change(before, {
        ...columns,
        ...(secret !== undefined && (await secretColumns(clientId, secret))),
        settings: jsonOf(settings),
      }),
    )
  }
  return {
    update,
    async put(clientId, { definition, patch, origin }) {
      // The lock of the tenant lets the second of two concurrent writes find the client.
      if (await lockTenantAndRead(scope, () => find(clientId))) {
        await update(clientId, patch)
        return false
      }
      await createClient(scope, definition, clientId, origin)
      return true
    },
    create: (definition, clientId = newClientId(), origin = {}) =>
      createClient(scope, definition, clientId, origin),
    async rotateSecret(clientId) {
      const before = await lock(clientId)
      if (!before) return undefined
      refuseGlobal(before)
      const clientSecret = newClientSecret()
      const row = change(before, await secretColumns(clientId, clientSecret))
      return { client: wire(row), clientId, clientSecret }
    },
    async delete(clientId) {
      const before = await lock(clientId)
      if (!before) return
      refuseGlobal(before)
      changes.deleted('client', wire(before), database.client.delete({ where: keyOf(clientId) }))
    },
  }
}

async function createClient(
  scope: Scope,
  definition: Schema<'ClientDefinition'>,
  clientId: string,
  origin: ClientOrigin,
): Promise<CreatedClient> {
  const { database, tenantId, now, changes } = scope
  const { wire, secretColumns } = clientRows(scope)
  const [clientSecret, at] = [newClientSecret(), now()]
  const embedded = new Map<string, EmbeddedCredential>()
  const refer = (credential: EmbeddedCredential) => {
    const id = newId('cred')
    embedded.set(id, credential)
    return { id }
  }
  const { grant_types, ...defaults } = defaultsOfNew(definition)
  const { columns, settings: members } = splitColumns(definition)
  const settings = settingsWith({ ...defaults, ...origin }, referring(members, refer))
  refusePublicMachine(columns.appType, settings)
  const data = {
    isGlobal: false,
    isFirstParty: true,
    appType: null,
    ...columns,
    tenantId,
    clientId,
    name: definition.name,
    grantTypes: definition.grant_types ?? grant_types,
    ...(await secretColumns(clientId, clientSecret)),
    settings: jsonOf(settings),
    createdAt: at,
    updatedAt: at,
  }
  const client = changes.created('client', wire(data), database.client.create({ data }))
  const table = clientCredentials(scope)
  const credentials: Schema<'ClientCredential'>[] = []
  for (const [id, credential] of embedded) {
    const created = await table.create(clientId, credential, id)
    if (created) credentials.push(created)
  }
  return { client, clientId, clientSecret, credentials }
}

async function requireCredentials(
  { database, tenantId }: Scope,
  clientId: string,
  ids: ReadonlySet<string>,
): Promise<void> {
  const where = { tenantId, clientId, id: { in: [...ids] } }
  if (ids.size > 0 && (await database.clientCredential.count({ where })) < ids.size) {
    throw refusedBody('The client has no credential with this `id`', 'credentials')
  }
}

/** The global client of a tenant cannot be changed. */
function refuseGlobal({ isGlobal }: Row): void {
  if (isGlobal) throw new ApiError('client_is_global')
}
