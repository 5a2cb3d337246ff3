import type { Schema } from '@latchkey/contract'
import type { Prisma, EncryptionKey as Row } from '../prisma/client.ts'
import { lockTenantAndRead } from '../rows/lock-row.ts'
import type { Scope } from '../rows/scope.ts'
import { sentTogether } from '../rows/sent-together.ts'
import { storedMax, toWire } from './encryption-key-rows.ts'

type Wire = Schema<'EncryptionKey'>

/** The most destroyed keys that are kept. */
const destroyedMax = 50

/** The rows of the encryption keys of a tenant. */
export type EncryptionKeyTable = ReturnType<typeof encryptionKeyTable>

/**
 * Reads and writes the rows of the encryption keys of a tenant, latest first, and records each
 * change.
 */
export function encryptionKeyTable(scope: Scope) {
  const { database, tenantId, sealer, now, changes } = scope
  const table = database.encryptionKey
  const keyOf = (kid: string) => ({ tenantId_kid: { tenantId, kid } })
  const shown = (row: Row) => toWire(row, sealer.root.keyId)
  const list = (): Promise<Row[]> =>
    table.findMany({
      where: { tenantId },
      orderBy: [{ createdAt: 'desc' }, { kid: 'desc' }],
      take: storedMax,
    })
  const update = async (row: Row, data: Prisma.EncryptionKeyUpdateInput): Promise<Wire> => {
    const updated = await table.update({
      where: keyOf(row.kid),
      data: { ...data, updatedAt: now() },
    })
    return changes.updated('encryption_key', shown(row), shown(updated))
  }
  return {
    list,
    shown,
    update,
    /** Waits for concurrent changes of the tenant's keys, also by other processes. */
    lock: (): Promise<readonly Row[]> => lockTenantAndRead(scope, list),
    async find(kid: string): Promise<Row | undefined> {
      return (await table.findUnique({ where: keyOf(kid) })) ?? undefined
    },
    async insert(row: Row): Promise<Wire> {
      return changes.created('encryption_key', shown(await table.create({ data: row })))
    },
    /**
     * Deletes the key material.
     *
     * @param rows all keys of the tenant, latest first
     */
    async destroy(row: Row, rows: readonly Row[]): Promise<void> {
      const destroyed = rows.filter(({ state }) => state === 'destroyed')
      await sentTogether([
        update(row, { state: 'destroyed', sealedKey: null, sealedWrappingKey: null }),
        ...destroyed.slice(destroyedMax - 1).map(async (old) => {
          changes.deleted('encryption_key', shown(old), table.delete({ where: keyOf(old.kid) }))
        }),
      ])
    },
  }
}
