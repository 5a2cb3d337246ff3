import type { Schema } from '@latchkey/contract'
import type { SigningKeyPair } from '../../keys/key-pair.ts'
import type { Prisma, SigningKey as Row } from '../prisma/client.ts'
import { lockTenantAndRead } from '../rows/lock-row.ts'
import type { Scope } from '../rows/scope.ts'
import { byRank, type SigningKeyState, toRow, toWire } from './signing-key-rows.ts'

type Wire = Schema<'SigningKey'>
/** A signing key as a row to insert. */
export type NewRow = Awaited<ReturnType<typeof toRow>>

/** More than any tenant has: each rotation deletes the oldest keys. */
const storedMax = 100

/** Reads and writes the rows of the signing keys of a tenant, and records each change. */
export function signingKeyTable(scope: Scope) {
  const { database, tenantId, sealer, certificates, now, changes } = scope
  const table = database.signingKey
  const keyOf = (kid: string) => ({ tenantId_kid: { tenantId, kid } })
  const shown = (row: Row) => toWire(row, certificates)
  const list = async () =>
    (await table.findMany({ where: { tenantId }, take: storedMax })).sort(byRank)
  return {
    list,
    /** The key of a row, as the API answers it. */
    shown,
    async find(kid: string): Promise<Row | undefined> {
      return (await table.findUnique({ where: keyOf(kid) })) ?? undefined
    },
    /** Waits for concurrent changes of the tenant's keys, also by other processes. */
    lock: (): Promise<readonly Row[]> => lockTenantAndRead(scope, list),
    /** The row of a next key, which is encrypted before anything is locked. */
    seal: (fresh: SigningKeyPair) => toRow(fresh, 'next', { tenantId, sealer, at: now() }),
    async insert(fresh: NewRow, state: SigningKeyState): Promise<Wire> {
      const currentSince = state === 'current' ? fresh.createdAt : null
      const data = { tenantId, ...fresh, state, currentSince }
      const inserted = await table.create({ data })
      return changes.created('signing_key', await shown(inserted))
    },
    async update(row: Row, data: Prisma.SigningKeyUpdateInput): Promise<Wire> {
      const updated = await table.update({ where: keyOf(row.kid), data })
      return changes.updated('signing_key', await shown(row), await shown(updated))
    },
    async delete(row: Row): Promise<void> {
      changes.deleted('signing_key', await shown(row), table.delete({ where: keyOf(row.kid) }))
    },
  }
}
