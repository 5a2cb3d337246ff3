import { createHash } from 'node:crypto'
import type { Client } from '../../record-rules/client-members.ts'
import type { Prisma, Client as Row } from '../prisma/client.ts'
import { lockedRow } from '../rows/lock-row.ts'
import type { Scope } from '../rows/scope.ts'
import { type ShownRow, toWire, withTimes } from './client-columns.ts'

/** A client as the API answers it. Its secret stays encrypted until `openSecret`. */
export interface StoredClient {
  /** No event tells of this object. */
  readonly client: Client
  /**
   * Decrypts the secret; undefined for a public client, and for secrets that earlier releases
   * stored as hashes only.
   */
  openSecret(): Promise<string | undefined>
}

/** The stored hash of a client secret. */
export function hashClientSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

type ChangedColumns = Partial<Omit<Row, 'settings'>> & { readonly settings?: Prisma.JsonObject }

/** Reads and locks the clients of one tenant, for the functions of this folder. */
export function clientRows(scope: Scope) {
  const { database, tenantId, sealer, now, changes } = scope
  const table = database.client
  const keyOf = (clientId: string) => ({ tenantId_clientId: { tenantId, clientId } })
  const placeOf = (clientId: string) => `client/${clientId}`
  const wire = (row: Row) => withTimes(row, scope)
  const openSealed = async (row: Pick<Row, 'clientId' | 'sealedSecret'>) =>
    row.sealedSecret === null
      ? undefined
      : await sealer.open(tenantId, placeOf(row.clientId), row.sealedSecret)
  const find = (clientId: string) => table.findUnique({ where: keyOf(clientId) })
  return {
    keyOf,
    find,
    openSealed,
    /** As events tell of it, without its secret. */
    wire,
    stored: (row: ShownRow & Pick<Row, 'sealedSecret'>): StoredClient => ({
      client: toWire(row, scope),
      openSecret: () => openSealed(row),
    }),
    secretColumns: async (clientId: string, secret: string) => ({
      secretHash: hashClientSecret(secret),
      sealedSecret: await sealer.seal(tenantId, placeOf(clientId), secret),
    }),
    /** Locks a row until the end of the transaction, and reads it. */
    lock(clientId: string): Promise<Row | undefined> {
      return lockedRow(scope, 'clients', { client_id: clientId }, ({ client }) =>
        client.findUnique({ where: keyOf(clientId) }),
      )
    },
    change(before: Row, changed: ChangedColumns): Row {
      const data = { ...changed, updatedAt: now() }
      const row = { ...before, ...data }
      const [where, select] = [keyOf(before.clientId), { clientId: true }]
      const sent = table.update({ where, data, select })
      changes.updated('client', wire(before), wire(row), sent)
      return row
    },
  }
}
