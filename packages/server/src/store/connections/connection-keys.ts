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

/** The keys of the connections of one tenant: each has none, or a current and a next one. */
export interface ConnectionKeys {
  /** The current key, then the next. */
  list(connectionId: string): Promise<readonly Wire[]>
  /** As JWKs, in the same order. */
  listPublic(connectionId: string): Promise<readonly unknown[]>
  /** The key that signs; undefined where the connection has none. */
  findCurrent(connectionId: string): Promise<ClientKey | undefined>
  /** The algorithm of the current key. */
  findAlgorithm(connectionId: string): Promise<KeyAlgorithm | undefined>
  /** Pairs for one of the writes below; see `generateKeyPair`. */
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

/** The current and the next one. */
const storedMax = 2

export function connectionKeys(scope: Scope): ConnectionKeys {
  const { database, domain, tenantId, sealer, now, changes } = scope
  const table = database.connectionKey
  const keyOf = (connectionId: string, kid: string) => ({
    tenantId_connectionId_kid: { tenantId, connectionId, kid },
  })
  const ofConnection = (connectionId: string) =>
    table.findMany({
      where: { tenantId, connectionId },
      orderBy: { state: 'asc' },
      take: storedMax,
    })
  const currentOf = async (connectionId: string) => (await ofConnection(connectionId))[0]
  const lockAndList = async (connectionId: string) => {
    const read = () => ofConnection(connectionId)
    const rows = await lockAndRead(scope, 'connections', { id: connectionId }, read)
    if (!rows) throw new ApiError('connection_not_found')
    return rows
  }
  const sealed = async (connectionId: string, pair: KeyPair) => ({
    ...(await toRow(pair, { tenantId, connectionId, sealer })),
    createdAt: now(),
  })
  type Sealed = Awaited<ReturnType<typeof sealed>>
  const insert = (row: Sealed, state: 'current' | 'next') =>
    table.create({
      data: { ...row, state, currentSince: state === 'current' ? row.createdAt : null },
    })
  const created = async (row: Row) => changes.created('connection_key', await toWire(row))
  const insertBoth = async ([current, next]: readonly Sealed[]) => {
    if (!current || !next) throw new Error('A connection without keys needs two.')
    const [first, second] = await sentTogether([insert(current, 'current'), insert(next, 'next')])
    return [await created(first), await created(second)] as const
  }
  return {
    list: async (connectionId) => Promise.all((await ofConnection(connectionId)).map(toWire)),
    async listPublic(connectionId) {
      return (await ofConnection(connectionId)).map(({ publicJwk }) => publicJwk)
    },
    async findCurrent(connectionId) {
      const row = await currentOf(connectionId)
      return row && openKey(row, sealer)
    },
    async findAlgorithm(connectionId) {
      const row = await currentOf(connectionId)
      return row && algorithmOf(row)
    },
    getFreshPairs: (alg, count) =>
      Promise.all(Array.from({ length: count }, () => generateKeyPair(domain, now(), alg))),
    async create(connectionId, pairs) {
      const rows = await Promise.all(pairs.map((pair) => sealed(connectionId, pair)))
      if ((await lockAndList(connectionId)).length > 0) throw new ApiError('connection_keys_exist')
      return insertBoth(rows)
    },
    async rotate(connectionId, pairs) {
      const rows = await Promise.all(pairs.map((pair) => sealed(connectionId, pair)))
      const [current, next] = await lockAndList(connectionId)
      const fresh = rows.at(-1)
      if (!current || !next || !fresh) return (await insertBoth(rows))[1]
      const data = { state: 'current', currentSince: now() }
      const [, promoted, inserted] = await sentTogether([
        table.delete({ where: keyOf(connectionId, current.kid) }),
        table.update({ where: keyOf(connectionId, next.kid), data }),
        insert(fresh, 'next'),
      ])
      changes.deleted('connection_key', await toWire(current))
      changes.updated('connection_key', await toWire(next), await toWire(promoted))
      return created(inserted)
    },
  }
}
