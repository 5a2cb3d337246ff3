import type { Schema } from '@latchkey/contract'
import { ApiError } from '../../errors.ts'
import { generateKeyPair, type KeyAlgorithm, type KeyPair } from '../../keys/key-pair.ts'
import type { ConnectionKey as Row } from '../prisma/client.ts'
import { lockAndRead } from '../rows/lock-row.ts'
import type { Scope } from '../rows/scope.ts'
import { sentTogether } from '../rows/sent-together.ts'
import { algorithmOf, type ClientKey, openKey, toRow, toWire } from './connection-key-rows.ts'

export type { ClientKey } from './connection-key-rows.ts'

type Wire = Schema<'ConnectionKey'>

/**
 * The keys of the connections of one tenant. A connection has no keys, or a current and a next one.
 */
export interface ConnectionKeys {
  /** The current key, then the next. */
  list(connectionId: string): Promise<readonly Wire[]>
  /** The public keys as JWKs, in the same order. */
  listPublic(connectionId: string): Promise<readonly unknown[]>
  /** The key that signs; undefined if the connection has none. */
  findCurrent(connectionId: string): Promise<ClientKey | undefined>
  /** The algorithm of the current key. */
  findAlgorithm(connectionId: string): Promise<KeyAlgorithm | undefined>
  /** Generates key pairs for the writes below; see `generateKeyPair`. */
  getFreshPairs(alg: KeyAlgorithm, count: 1 | 2): Promise<readonly KeyPair[]>
  /** @throws ApiError `connection_not_found`, `connection_keys_exist` */
  create(connectionId: string, pairs: readonly KeyPair[]): Promise<readonly Wire[]>
  /**
   * Makes the next key the current one and the last of `pairs` the next one; deletes the former
   * current key. A connection without keys gets both of `pairs`.
   *
   * @returns the new next key
   * @throws ApiError `connection_not_found`
   */
  rotate(connectionId: string, pairs: readonly KeyPair[]): Promise<Wire>
}

/** The current and the next key. */
const storedMax = 2

export function connectionKeys(scope: Scope): ConnectionKeys {
  const { domain, sealer, now } = scope
  const table = keyTable(scope)
  return {
    list: async (connectionId) => Promise.all((await table.list(connectionId)).map(table.shown)),
    async listPublic(connectionId) {
      return (await table.list(connectionId)).map(({ publicJwk }) => publicJwk)
    },
    async findCurrent(connectionId) {
      const [row] = await table.list(connectionId)
      return row && openKey(row, sealer)
    },
    async findAlgorithm(connectionId) {
      const [row] = await table.list(connectionId)
      return row && algorithmOf(row)
    },
    getFreshPairs: (alg, count) =>
      Promise.all(Array.from({ length: count }, () => generateKeyPair(domain, now(), alg))),
    async create(connectionId, pairs) {
      const fresh = await table.seal(connectionId, pairs)
      const stored = await table.lockAndList(connectionId)
      if (stored.length > 0) throw new ApiError('connection_keys_exist')
      return table.insertBoth(fresh)
    },
    async rotate(connectionId, pairs) {
      const fresh = await table.seal(connectionId, pairs)
      const [current, next] = await table.lockAndList(connectionId)
      const last = fresh.at(-1)
      if (!current || !next || !last) return (await table.insertBoth(fresh))[1]
      const [, , inserted] = await sentTogether([
        table.delete(current),
        table.promote(next),
        table.insert(last, 'next'),
      ])
      return inserted
    },
  }
}

/** Reads and writes the rows of the keys of connections, and records each change. */
function keyTable(scope: Scope) {
  const { database, tenantId, sealer, certificates, now, changes } = scope
  const table = database.connectionKey
  const shown = (row: Row) => toWire(row, certificates)
  const keyOf = ({ connectionId, kid }: Row) => ({
    tenantId_connectionId_kid: { tenantId, connectionId, kid },
  })
  const list = (connectionId: string) =>
    table.findMany({
      where: { tenantId, connectionId },
      orderBy: { state: 'asc' },
      take: storedMax,
    })
  const sealed = async (connectionId: string, pair: KeyPair) => ({
    ...(await toRow(pair, { tenantId, connectionId, sealer })),
    createdAt: now(),
  })
  type NewRow = Awaited<ReturnType<typeof sealed>>
  const insert = async (row: NewRow, state: 'current' | 'next') => {
    const currentSince = state === 'current' ? row.createdAt : null
    const inserted = await table.create({ data: { ...row, state, currentSince } })
    return changes.created('connection_key', await shown(inserted))
  }
  return {
    list,
    /** The key of a row, as the API answers it. */
    shown,
    insert,
    /** The rows of key pairs, which are encrypted before anything is locked. */
    seal: (connectionId: string, pairs: readonly KeyPair[]) =>
      Promise.all(pairs.map((pair) => sealed(connectionId, pair))),
    async insertBoth([current, next]: readonly NewRow[]) {
      if (!current || !next) throw new Error('A connection without keys needs two.')
      return sentTogether([insert(current, 'current'), insert(next, 'next')])
    },
    /** Locks the connection. @throws ApiError `connection_not_found` */
    async lockAndList(connectionId: string) {
      const read = () => list(connectionId)
      const rows = await lockAndRead(scope, 'connections', { id: connectionId }, read)
      if (!rows) throw new ApiError('connection_not_found')
      return rows
    },
    async promote(row: Row) {
      const data = { state: 'current', currentSince: now() }
      const promoted = await table.update({ where: keyOf(row), data })
      changes.updated('connection_key', await shown(row), await shown(promoted))
    },
    async delete(row: Row) {
      changes.deleted('connection_key', await shown(row), table.delete({ where: keyOf(row) }))
    },
  }
}
