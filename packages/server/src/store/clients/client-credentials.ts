import type { Schema } from '@latchkey/contract'
import { ApiError } from '../../errors.ts'
import { newId, newKeyId } from '../../ids.ts'
import { referredTo } from '../../record-rules/client-credential-references.ts'
import type { ClientSettings } from '../../record-rules/client-members.ts'
import { type CredentialMaterial, readCredential } from '../../record-rules/credential-material.ts'
import type { ClientCredential as Row } from '../prisma/client.ts'
import { refusingDuplicates } from '../rows/conflict.ts'
import { lockAndRead, lockRow } from '../rows/lock-row.ts'
import type { Scope } from '../rows/scope.ts'

type Credential = Schema<'ClientCredential'>

/** The most credentials of one client. */
const credentialsMax = 20

/** The public keys and certificates of the clients of one tenant. */
export interface ClientCredentials {
  /** The credentials of a client, the oldest first; undefined for an unknown client. */
  list(clientId: string): Promise<readonly Credential[] | undefined>
  get(clientId: string, id: string): Promise<Credential | undefined>
  /**
   * Undefined for an unknown client.
   *
   * @throws ApiError `invalid_body`, `client_credential_kid_used`,
   *   `client_credential_limit_reached`
   */
  create(
    clientId: string,
    definition: Schema<'ClientCredentialDefinition'>,
    id?: string,
  ): Promise<Credential | undefined>
  update(
    clientId: string,
    id: string,
    patch: Schema<'ClientCredentialPatch'>,
  ): Promise<Credential | undefined>
  /**
   * Deleting an unknown credential is no error.
   *
   * @throws ApiError `client_credential_in_use`
   */
  delete(clientId: string, id: string): Promise<void>
}

/** The `kid` of a new credential: not its thumbprint if the client has the same key already. */
async function freeKid(
  { database, tenantId }: Scope,
  clientId: string,
  definition: Schema<'ClientCredentialDefinition'>,
  { kid }: CredentialMaterial,
): Promise<string | null> {
  if (kid === null || definition.kid !== undefined) return kid
  const where = { tenantId, clientId, kid }
  return (await database.clientCredential.count({ where })) > 0 ? newKeyId() : kid
}

export function clientCredentials(scope: Scope): ClientCredentials {
  const { database, tenantId, now, changes } = scope
  const table = database.clientCredential
  const client = (clientId: string) =>
    database.client.findUnique({
      where: { tenantId_clientId: { tenantId, clientId } },
      select: { settings: true },
    })
  const lock = (clientId: string) => lockRow(scope, 'clients', { client_id: clientId })
  const find = (clientId: string, id: string) =>
    table.findFirst({ where: { tenantId, clientId, id } })
  const get = async (clientId: string, id: string) => {
    const row = await find(clientId, id)
    return row ? toWire(row) : undefined
  }
  const lockAndFind = (clientId: string, id: string) =>
    lockAndRead(scope, 'clients', { client_id: clientId }, () => find(clientId, id))
  return {
    async list(clientId) {
      const rows = await table.findMany({
        where: { tenantId, clientId },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        take: credentialsMax,
      })
      return rows.length > 0 || (await client(clientId)) ? rows.map(toWire) : undefined
    },
    get,
    async create(clientId, definition, id = newId('cred')) {
      const material = await readCredential(definition)
      const [isClient, count, kid] = await Promise.all([
        lock(clientId),
        table.count({ where: { tenantId, clientId } }),
        freeKid(scope, clientId, definition, material),
      ])
      if (!isClient) return undefined
      if (count >= credentialsMax) {
        throw new ApiError('client_credential_limit_reached')
      }
      const at = now()
      const data = { tenantId, id, clientId, ...material, kid, createdAt: at, updatedAt: at }
      const made = toWire(data)
      const sent = refusingDuplicates('client_credential_kid_used', table.createMany({ data }))
      return changes.created('client_credential', made, sent)
    },
    async update(clientId, id, { expires_at: expiry }) {
      const before = await lockAndFind(clientId, id)
      if (!before) return undefined
      const expiresAt = typeof expiry === 'string' ? new Date(expiry) : expiry
      const data = { ...(expiresAt !== undefined && { expiresAt }), updatedAt: now() }
      const after = toWire({ ...before, ...data })
      const sent = table.updateMany({ where: { tenantId, id }, data })
      return changes.updated('client_credential', toWire(before), after, sent)
    },
    async delete(clientId, id) {
      const [before, owner] = await Promise.all([lockAndFind(clientId, id), client(clientId)])
      if (!before) return
      if (referredTo(owner?.settings as ClientSettings).has(id)) {
        throw new ApiError('client_credential_in_use')
      }
      changes.deleted(
        'client_credential',
        toWire(before),
        table.deleteMany({ where: { tenantId, id } }),
      )
    },
  }
}

function toWire(row: Row): Credential {
  const { id, name, kid, alg, subjectDn, thumbprint, createdAt, updatedAt, expiresAt } = row
  return {
    id,
    ...(name !== null && { name }),
    ...(kid !== null && { kid }),
    ...(alg !== null && { alg: alg as NonNullable<Credential['alg']> }),
    credential_type: row.credentialType as Credential['credential_type'],
    ...(subjectDn !== null && { subject_dn: subjectDn }),
    ...(thumbprint !== null && { thumbprint_sha256: thumbprint }),
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
    expires_at: expiresAt?.toISOString() ?? null,
  }
}
