import type { Schema } from '@latchkey/contract'
import { ApiError } from '../../errors.ts'
import { newShortId } from '../../ids.ts'
import type { Prisma } from '../prisma/client.ts'
import { lockRow } from '../rows/lock-row.ts'
import { type CheckpointPage, type CheckpointQuery, checkpointPage } from '../rows/paging.ts'
import type { Scope } from '../rows/scope.ts'
import {
  type AccountPlace,
  type HeldTokens,
  type IdentityTokens,
  textOf,
  tokensOf,
} from './identity-tokens.ts'

type Wire = Schema<'UserConnectedAccount'>

/** An account at an identity provider that a user connects. */
export interface NewConnectedAccount {
  readonly userId: string
  readonly connectionId: string
  /** The user's identifier at the provider. */
  readonly providerUserId: string
  /** The scopes that the provider granted. */
  readonly scopes: readonly string[]
  readonly tokens: IdentityTokens
}

/** The tokens of one connected account. */
export interface ConnectedTokens extends HeldTokens {
  readonly id: string
}

/** The accounts at identity providers that users of one tenant have connected. */
export interface ConnectedAccounts {
  /** The oldest first. */
  listOfUser(
    userId: string,
    query: CheckpointQuery & { readonly connectionId?: string },
  ): Promise<CheckpointPage<Wire>>
  /** The token sets of a user's accounts, in the order in which they were connected. */
  listTokensets(userId: string): Promise<Schema<'FederatedTokenset'>[]>
  /**
   * The tokens of a user's account in a connection; of several accounts, the one that was connected
   * first.
   */
  findTokens(place: AccountPlace): Promise<ConnectedTokens | undefined>
  /**
   * Adds an account; if it is connected already, replaces its scopes and tokens.
   *
   * @throws ApiError `account_connection_refused` if the user or the connection was deleted in the
   *   meantime
   */
  connect(account: NewConnectedAccount): Promise<Wire>
  replaceTokens(id: string, tokens: IdentityTokens): Promise<void>
  /**
   * Deletes an account.
   *
   * @returns whether the user had it
   */
  delete(userId: string, id: string): Promise<boolean>
}

const withConnection = {
  connection: { select: { name: true, strategy: true } },
} satisfies Prisma.ConnectedAccountInclude

type Row = Prisma.ConnectedAccountGetPayload<{ include: typeof withConnection }>

/** The most connected accounts of a user. */
const ofOneUserMax = 1_000

/** The purpose for which tokens are sealed, so that they cannot be moved to another row. */
const purposeOf = (id: string) => `connected-account-tokens/${id}`

export function connectedAccounts(scope: Scope): ConnectedAccounts {
  const { database, tenantId, sealer, now } = scope
  const table = database.connectedAccount
  const seal = (id: string, tokens: IdentityTokens) =>
    sealer.seal(tenantId, purposeOf(id), textOf(tokens, now()))
  return {
    listOfUser(userId, { connectionId, ...query }) {
      const where = { tenantId, userId, ...(connectionId !== undefined && { connectionId }) }
      const find = ({ where: behind, ...window }: { where: object }) =>
        table.findMany({ ...window, where: { ...where, ...behind }, include: withConnection })
      return checkpointPage(query, { idName: 'id', find }, toWire)
    },
    async listTokensets(userId) {
      const rows = await table.findMany({
        where: { tenantId, userId },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        include: withConnection,
        take: ofOneUserMax,
      })
      return Promise.all(
        rows.map(async (row) => {
          const text = await sealer.open(tenantId, purposeOf(row.id), row.sealedTokens)
          const { expiresAt } = tokensOf(text)
          return {
            id: row.id,
            connection: row.connection.name,
            scope: row.scopes.join(' '),
            issued_at: row.updatedAt.toISOString(),
            ...(expiresAt && { expires_at: expiresAt.toISOString() }),
          }
        }),
      )
    },
    async findTokens({ userId, connectionId, providerUserId }) {
      const row = await table.findFirst({
        where: { tenantId, userId, connectionId, ...(providerUserId && { providerUserId }) },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        select: { id: true, sealedTokens: true },
      })
      if (!row) return undefined
      const text = await sealer.open(tenantId, purposeOf(row.id), row.sealedTokens)
      return { id: row.id, ...tokensOf(text) }
    },
    async connect({ scopes, tokens, ...account }) {
      await lockReferenced(scope, account)
      const known = await table.findFirst({ where: { tenantId, ...account } })
      const at = now()
      const id = known?.id ?? newShortId('cac')
      const written = { scopes: [...scopes], sealedTokens: await seal(id, tokens), updatedAt: at }
      const where = { tenantId_id: { tenantId, id } }
      const row = known
        ? await table.update({ where, data: written, include: withConnection })
        : await table.create({
            data: { tenantId, id, ...account, ...written, createdAt: at },
            include: withConnection,
          })
      return toWire(row)
    },
    async replaceTokens(id, tokens) {
      const data = { sealedTokens: await seal(id, tokens), updatedAt: now() }
      await table.updateMany({ where: { tenantId, id }, data })
    },
    async delete(userId, id) {
      return (await table.deleteMany({ where: { tenantId, userId, id } })).count > 0
    },
  }
}

/** @throws ApiError `account_connection_refused` */
async function lockReferenced(
  scope: Scope,
  { userId, connectionId }: Pick<NewConnectedAccount, 'userId' | 'connectionId'>,
): Promise<void> {
  const isPresent =
    (await lockRow(scope, 'users', { user_id: userId })) &&
    (await lockRow(scope, 'connections', { id: connectionId }))
  if (!isPresent) throw new ApiError('account_connection_refused')
}

function toWire({ id, connection, connectionId, scopes, createdAt }: Row): Wire {
  return {
    id,
    connection: connection.name,
    connection_id: connectionId,
    strategy: connection.strategy,
    access_type: 'offline',
    scopes: [...scopes],
    created_at: createdAt.toISOString(),
  }
}
