import type { Schema } from '@latchkey/contract'
import { newHexId } from '../../ids.ts'
import type { Grant as Row } from '../prisma/client.ts'
import { lockRow } from '../rows/lock-row.ts'
import { type OffsetPage, type OffsetQuery, offsetPage } from '../rows/paging.ts'
import type { Scope } from '../rows/scope.ts'
import { endGrants } from './end-grants.ts'

type Grant = Schema<'Grant'>

/** Who let whom do something, and where. */
export interface GrantKey {
  readonly userId: string
  readonly clientId: string
  readonly audience: string
}

export type GrantQuery = OffsetQuery & {
  readonly user_id?: string
  readonly client_id?: string
  readonly audience?: string
}

/** APIs that are asked about at one time, at most. */
const allowedMax = 1000

/** What the users of one tenant let clients do. */
export interface Grants {
  /** The oldest first. */
  list(query: GrantQuery): Promise<OffsetPage<Grant>>
  find(key: GrantKey): Promise<Grant | undefined>
  /** All that a user lets a client do. */
  listAllowed(userId: string, clientId: string): Promise<Grant[]>
  /** Lets a client do this too, besides what it may do already. */
  allow(key: GrantKey, scope: readonly string[]): Promise<Grant>
  /**
   * Takes it back, and ends all codes and tokens that it gave. Deleting what is not there is no
   * error.
   */
  delete(id: string): Promise<void>
  deleteOfUser(userId: string): Promise<void>
}

export function grants(scope: Scope): Grants {
  const { database, tenantId, now, changes } = scope
  const table = database.grant
  const whereOf = (key: GrantKey) => ({
    tenantId_userId_clientId_audience: { tenantId, ...key },
  })
  return {
    list({ user_id: userId, client_id: clientId, audience, ...query }) {
      const where = {
        tenantId,
        ...(userId !== undefined && { userId }),
        ...(clientId !== undefined && { clientId }),
        ...(audience !== undefined && { audience }),
      }
      const find = (window: object) => table.findMany({ ...window, where })
      const count = () => table.count({ where })
      return offsetPage(query, { idName: 'id', find, count }, toWire)
    },
    async find(key) {
      const row = await table.findUnique({ where: whereOf(key) })
      return row ? toWire(row) : undefined
    },
    async listAllowed(userId, clientId) {
      const where = { tenantId, userId, clientId }
      return (await table.findMany({ where, take: allowedMax })).map(toWire)
    },
    async allow(key, scopes) {
      const { userId, clientId, audience } = key
      // Makes the row if it is not there, so that two who add to it wait for each other.
      const { count } = await table.createMany({
        data: [{ tenantId, id: newHexId(), ...key, scope: [], createdAt: now() }],
        skipDuplicates: true,
      })
      const names = { user_id: userId, client_id: clientId, audience }
      await lockRow(scope, 'grants', names)
      const before = await table.findUniqueOrThrow({ where: whereOf(key) })
      const data = { scope: [...new Set([...before.scope, ...scopes])] }
      const after = toWire(await table.update({ where: whereOf(key), data }))
      if (count > 0) return changes.created('grant', after)
      return changes.updated('grant', toWire(before), after)
    },
    async delete(id) {
      if (!(await lockRow(scope, 'grants', { id }))) return
      const row = await table.delete({ where: { tenantId_id: { tenantId, id } } })
      await endGrants(scope, row)
      changes.deleted('grant', toWire(row))
    },
    async deleteOfUser(userId) {
      const where = { tenantId, userId }
      const rows = await table.findMany({ where })
      await table.deleteMany({ where })
      for (const row of rows) {
        await endGrants(scope, row)
        changes.deleted('grant', toWire(row))
      }
    },
  }
}

function toWire({ id, clientId, userId, audience, scope }: Row): Grant {
  return { id, clientID: clientId, user_id: userId, audience, scope }
}
