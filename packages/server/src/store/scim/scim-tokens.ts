import type { Schema } from '@latchkey/contract'
import { ApiError } from '../../errors.ts'
import { newClientSecret, newShortId } from '../../ids.ts'
import { isSameSecret } from '../../keys/is-same-secret.ts'
import type { ScimToken as Row } from '../prisma/client.ts'
import { hashSecret } from '../rows/hash-secret.ts'
import { lockRow } from '../rows/lock-row.ts'
import type { Scope } from '../rows/scope.ts'

type Wire = Schema<'ScimToken'>

type ScimTokenScope = Schema<'ScimTokenScope'>

/** The scopes of SCIM tokens; a request needs the one of its method and resource. */
export const scimTokenScopes: readonly ScimTokenScope[] = [
  'get:users',
  'post:users',
  'put:users',
  'patch:users',
  'delete:users',
  'get:groups',
  'post:groups',
  'put:groups',
  'patch:groups',
  'delete:groups',
]

/** An unexpired token of the tenant. */
export interface FoundScimToken {
  readonly id: string
  readonly connectionId: string
  readonly scopes: readonly string[]
  readonly expiresAt: Date | undefined
}

/** A token to create. */
export interface NewScimToken {
  readonly scopes: readonly ScimTokenScope[]
  /** Undefined: the token does not expire. */
  readonly lifetimeSeconds: number | undefined
}

/** Tokens by which identity providers authenticate to SCIM, of one tenant. */
export interface ScimTokens {
  /** The tokens of a connection, oldest first. */
  list(connectionId: string): Promise<readonly Wire[]>
  /** Finds the token that a request presents, and records its use, at most once a minute. */
  findPresented(token: string): Promise<FoundScimToken | undefined>
  /**
   * Creates a token for a connection with a SCIM configuration. The secret is random and long, so
   * its hash need not be slow.
   *
   * @throws ApiError `scim_configuration_not_found`, `scim_token_limit_reached`
   */
  create(connectionId: string, token: NewScimToken): Promise<Schema<'CreatedScimToken'>>
  /** Deleting an unknown one is no error. */
  delete(connectionId: string, id: string): Promise<void>
}

/** The most tokens of a connection: one in use, and its replacement. */
const tokensMax = 2
/** The precision of `last_used_at`. */
const usedEveryMs = 60_000

export function scimTokens(scope: Scope): ScimTokens {
  const { database, tenantId, now, changes } = scope
  const table = database.scimToken
  const keyOf = (id: string) => ({ tenantId_id: { tenantId, id } })
  const lock = (connectionId: string) =>
    lockRow(scope, 'scim_configurations', { connection_id: connectionId })
  return {
    async list(connectionId) {
      const orderBy = [{ createdAt: 'asc' as const }, { id: 'asc' as const }]
      const where = { tenantId, connectionId }
      return (await table.findMany({ where, orderBy, take: tokensMax })).map(toWire)
    },
    async findPresented(token) {
      const [id = '', secret = ''] = token.split('.', 2)
      const row = await table.findUnique({ where: keyOf(id) })
      if (!row || !isSameSecret(hashSecret(secret), row.secretHash)) return undefined
      const at = now()
      if (row.expiresAt && row.expiresAt <= at) return undefined
      if (at.getTime() - (row.lastUsedAt?.getTime() ?? 0) >= usedEveryMs) {
        await table.updateMany({ where: { tenantId, id }, data: { lastUsedAt: at } })
      }
      const { connectionId, scopes, expiresAt } = row
      return { id, connectionId, scopes, expiresAt: expiresAt ?? undefined }
    },
    async create(connectionId, { scopes, lifetimeSeconds }) {
      const [isThere, count] = await Promise.all([
        lock(connectionId),
        table.count({ where: { tenantId, connectionId } }),
      ])
      if (!isThere) throw new ApiError('scim_configuration_not_found')
      if (count >= tokensMax) {
        throw new ApiError('scim_token_limit_reached')
      }
      const id = newShortId('tok')
      const secret = newClientSecret()
      const createdAt = now()
      const expiresAt =
        lifetimeSeconds === undefined
          ? null
          : new Date(createdAt.getTime() + lifetimeSeconds * 1000)
      const row = await table.create({
        data: {
          tenantId,
          id,
          connectionId,
          scopes: [...scopes],
          createdAt,
          expiresAt,
          secretHash: hashSecret(secret),
        },
      })
      const { token_id, ...made } = changes.created('scim_token', toWire(row))
      return { token_id, token: `${token_id}.${secret}`, ...made }
    },
    async delete(connectionId, id) {
      const [, before] = await Promise.all([
        lock(connectionId),
        table.findUnique({ where: keyOf(id) }),
      ])
      if (!before || before.connectionId !== connectionId) return
      changes.deleted('scim_token', toWire(before), table.deleteMany({ where: { tenantId, id } }))
    },
  }
}

function toWire({ id, scopes, createdAt, expiresAt, lastUsedAt }: Row): Wire {
  return {
    token_id: id,
    scopes: scimTokenScopes.filter((each) => scopes.includes(each)),
    created_at: createdAt.toISOString(),
    ...(expiresAt && { valid_until: expiresAt.toISOString() }),
    ...(lastUsedAt && { last_used_at: lastUsedAt.toISOString() }),
  }
}
