import type { Schema } from '@latchkey/contract'
import { newHexId } from '../../ids.ts'
import type { Grant as Row } from '../prisma/client.ts'
import { shownIdentifier, storedIdentifier } from '../resource-servers/management-api.ts'
import { lockRow } from '../rows/lock-row.ts'
import { type CountBound, type OffsetPage, type OffsetQuery, offsetPage } from '../rows/paging.ts'
import type { Scope } from '../rows/scope.ts'
import { endGrants, endOidcGrants } from './end-grants.ts'

type Grant = Schema<'Grant'>

/** What identifies a grant: a user, a client and an API. */
export interface GrantKey {
  readonly userId: string
  readonly clientId: string
  readonly audience: string
}

/** Which grants to list, and which page. */
export type GrantQuery = OffsetQuery & {
  readonly user_id?: string
  readonly client_id?: string
  readonly audience?: string
}

/** The most grants that one query reads. */
const allowedMax = 1000

/** The grants of users to clients of one tenant. */
export interface Grants {
  /** The oldest first, with the identifiers of APIs as the API answers them. */
  list(query: GrantQuery): Promise<OffsetPage<Grant>>
  find(key: GrantKey): Promise<Grant | undefined>
  /** All grants of a user to a client, with the stored identifiers of APIs. */
  listAllowed(userId: string, clientId: string): Promise<Grant[]>
  /** Adds scopes to a grant. */
  allow(key: GrantKey, scope: readonly string[]): Promise<Grant>
  /**
   * Deletes a grant, and ends its codes and tokens.
   *
   * @param userId if given, only a grant of this user is deleted
   * @returns whether there was such a grant
   */
  delete(id: string, userId?: string): Promise<boolean>
  deleteOfUser(userId: string): Promise<void>
  /** Ends what a user let a client do at one log-in, with its codes and tokens. */
  endLogIn(userId: string, grantHash: string): Promise<void>
}

export function grants(scope: Scope): Grants {
  const { database, tenantId, managementAudience, now, changes } = scope
  const table = database.grant
  const shown = (row: Row): Grant => ({
    ...toWire(row),
    audience: shownIdentifier(row.audience, managementAudience),
  })
  const whereOf = (key: GrantKey) => ({
    tenantId_userId_clientId_audience: { tenantId, ...key },
  })
  return {
    list({ user_id: userId, client_id: clientId, audience, ...query }) {
      const where = {
        tenantId,
        ...(userId !== undefined && { userId }),
        ...(clientId !== undefined && { clientId }),
        ...(audience !== undefined && { audience: storedIdentifier(audience, managementAudience) }),
      }
      const find = (window: object) => table.findMany({ ...window, where })
      const count = (bound: CountBound) => table.count({ ...bound, where })
      return offsetPage(query, { idName: 'id', find, count }, shown)
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
      // Creates the row if it is missing; concurrent calls then wait for each other at its lock.
      const { count } = await table.createMany({
        data: [{ tenantId, id: newHexId(), ...key, scope: [], createdAt: now() }],
        skipDuplicates: true,
      })
      const names = { user_id: userId, client_id: clientId, audience }
      await lockRow(scope, 'grants', names)
      const before = await table.findUniqueOrThrow({ where: whereOf(key) })
      const data = { scope: [...new Set([...before.scope, ...scopes])] }
      const after = await table.update({ where: whereOf(key), data })
      if (count > 0) changes.created('grant', shown(after))
      else changes.updated('grant', shown(before), shown(after))
      return toWire(after)
    },
    async delete(id, userId) {
      const named = { id, ...(userId !== undefined && { user_id: userId }) }
      if (!(await lockRow(scope, 'grants', named))) return false
      const row = await table.delete({ where: { tenantId_id: { tenantId, id } } })
      await endGrants(scope, row)
      changes.deleted('grant', shown(row))
      return true
    },
    async deleteOfUser(userId) {
      const where = { tenantId, userId }
      const rows = await scope.locked.grant.findMany({ where })
      await table.deleteMany({ where })
      for (const row of rows) {
        await endGrants(scope, row)
        changes.deleted('grant', shown(row))
      }
    },
    endLogIn: (userId, grantHash) => endOidcGrants(scope, userId, [grantHash]),
  }
}

function toWire({ id, clientId, userId, audience, scope }: Row): Grant {
  return { id, clientID: clientId, user_id: userId, audience, scope }
}
