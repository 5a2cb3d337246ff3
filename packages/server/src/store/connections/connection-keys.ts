import type { Schema } from '@latchkey/contract'
import { ApiError } from '../../errors.ts'
import { generateKeyPair, type KeyAlgorithm, type KeyPair } from '../../keys/key-pair.ts'
import { lockRow } from '../rows/lock-row.ts'
import type { Scope } from '../rows/scope.ts'
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

export function connectionKeys(scope: Scope): ConnectionKeys {
  const { database, domain, tenantId, sealer, now, changes } = scope
  const table = database.connectionKey
  const keyOf = (connectionId: string, kid: string) => ({
    tenantId_connectionId_kid: { tenantId, connectionId, kid },
  })
  const ofConnection = (connectionId: string) =>
    table.findMany({ where: { tenantId, connectionId }, orderBy: { state: 'asc' } })
  const currentOf = async (connectionId: string) => (await ofConnection(connectionId))[0]
  const lock = async (connectionId: string) => {
    if (await lockRow(scope, 'connections', { id: connectionId })) return
    throw new ApiError('connection_not_found')
  }
  const insert = async (connectionId: string, pair: KeyPair, state: 'current' | 'next') => {
    const row = await toRow(pair, { tenantId, connectionId, sealer })
    const currentSince = state === 'current' ? now() : null
    const data = { ...row, state, currentSince, createdAt: now() }
    return changes.created('connection_key', await toWire(await table.create({ data })))
  }
  const insertBoth = async (connectionId: string, [current, next]: readonly KeyPair[]) => {
    if (!current || !next) throw new Error('A connection without keys needs two.')
    const first = await insert(connectionId, current, 'current')
    return [first, await insert(connectionId, next, 'next')] as const
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
      await lock(connectionId)
      if (await currentOf(connectionId)) throw new ApiError('connection_keys_exist')
      return insertBoth(connectionId, pairs)
    },
    async rotate(connectionId, pairs) {
      await lock(connectionId)
      const [current, next] = await ofConnection(connectionId)
      const fresh = pairs.at(-1)
      if (!current || !next || !fresh) return (await insertBoth(connectionId, pairs))[1]
      await table.delete({ where: keyOf(connectionId, current.kid) })
      changes.deleted('connection_key', await toWire(current))
      const data = { state: 'current', currentSince: now() }
      const promoted = await table.update({ where: keyOf(connectionId, next.kid), data })
      changes.updated('connection_key', await toWire(next), await toWire(promoted))
      return insert(connectionId, fresh, 'next')
    },
  }
}
