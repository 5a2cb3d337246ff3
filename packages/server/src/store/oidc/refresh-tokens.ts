import type { Schema } from '@latchkey/contract'
import { clients } from '../clients/clients.ts'
import { policyScopesOf } from '../clients/refresh-token-policies.ts'
import { Prisma, type RefreshToken as Row } from '../prisma/client.ts'
import { shownIdentifier, storedIdentifier } from '../resource-servers/management-api.ts'
import { isAmong } from '../rows/is-among.ts'
import { lockedRow } from '../rows/lock-row.ts'
import { type CheckpointPage, type CheckpointQuery, checkpointPage } from '../rows/paging.ts'
import type { Scope } from '../rows/scope.ts'
import { isForUserInfo } from './end-grants.ts'
import { removeRefreshTokens } from './end-sessions.ts'
import type { GrantedResource } from './oidc-refresh-tokens.ts'

type RefreshToken = Schema<'RefreshToken'>
type Metadata = NonNullable<Schema<'RefreshTokenPatch'>['refresh_token_metadata']> | null

/** Which refresh tokens to revoke; each member restricts the selection. */
export interface RefreshTokenSelection {
  readonly ids?: readonly string[]
  readonly userId?: string
  readonly clientId?: string
  readonly sessionId?: string
  /** An API, or the UserInfo endpoint for refresh tokens that are for no API. */
  readonly audience?: string
}

/** Which refresh tokens to list, and which page. */
export type RefreshTokenQuery = CheckpointQuery & {
  readonly user_id: string
  readonly client_id?: string
}

/** The refresh tokens of one tenant; expired ones are not found. */
export interface RefreshTokens {
  get(id: string): Promise<RefreshToken | undefined>
  /** The oldest first. */
  list(query: RefreshTokenQuery): Promise<CheckpointPage<RefreshToken>>
  /** Replaces the metadata; null or an empty object removes it. */
  update(id: string, metadata: Metadata): Promise<RefreshToken | undefined>
  /** Replaces the metadata by what follows from the former one. */
  amend(id: string, change: (known: Metadata) => Metadata): Promise<RefreshToken | undefined>
  /** Revokes the selected refresh tokens, each with its family. */
  revoke(selection: RefreshTokenSelection): Promise<void>
}

export function refreshTokens(scope: Scope): RefreshTokens {
  const { database, tenantId, managementAudience, now, changes } = scope
  const table = database.refreshToken
  const shown = (row: Row) => toWire(row, managementAudience)
  const isAlive = (): Prisma.RefreshTokenWhereInput => ({
    tenantId,
    AND: [endsLater('expiresAt', now()), endsLater('idleExpiresAt', now())],
  })
  const find = (id: string, tables = database) =>
    tables.refreshToken.findUnique({ where: { tenantId_id: { tenantId, id }, ...isAlive() } })
  const amend: RefreshTokens['amend'] = async (id, change) => {
    const before = await lockedRow(scope, 'refresh_tokens', { id }, (locked) => find(id, locked))
    if (!before) return undefined
    const metadata = change(shown(before).refresh_token_metadata ?? null)
    const isEmpty = Object.keys(metadata ?? {}).length === 0
    const after = await table.update({
      where: { tenantId_id: { tenantId, id } },
      data: { metadata: isEmpty ? Prisma.DbNull : (metadata as Prisma.InputJsonObject) },
    })
    return changes.updated('refresh_token', shown(before), shown(after))
  }
  return {
    async get(id) {
      const row = await find(id)
      return row ? shown(row) : undefined
    },
    list({ user_id: userId, client_id: clientId, ...query }) {
      const selection = { userId, ...(clientId !== undefined && { clientId }) }
      return checkpointPage(
        query,
        {
          idName: 'id',
          find: ({ where, ...window }) =>
            table.findMany({ ...window, where: { AND: [selection, isAlive(), where] } }),
        },
        shown,
      )
    },
    update: (id, metadata) => amend(id, () => metadata),
    amend,
    async revoke({ ids, audience, ...selection }) {
      const where = { tenantId, ...selection, ...(ids && { id: { in: [...ids] } }) }
      const found = await table.findMany({ where })
      const rows = audience === undefined ? found : await thoseFor(scope, found, audience)
      const known = rows.map(({ id }) => id)
      if (known.length === 0) return
      const [revoked] = await Promise.all([
        removeRefreshTokens(scope, {
          name: 'revoke refresh tokens',
          condition: 'id = any ($3)',
          values: [known],
        }),
        database.$executeRaw`
          delete from oidc_records
           where tenant_id = ${tenantId} and model = 'RefreshToken' and ${isAmong('uid', known)}`,
      ])
      for (const token of revoked) changes.deleted('refresh_token', token)
    },
  }
}

const endsLater = (name: 'expiresAt' | 'idleExpiresAt', at: Date) => ({
  OR: [{ [name]: null }, { [name]: { gt: at } }],
})

const resourcesOf = (row: Row) => row.resourceServers as unknown as GrantedResource[]

/**
 * The refresh tokens of one client that give access to an API. If a policy of the client names the
 * API, each of them does.
 */
async function thoseFor(
  scope: Scope,
  rows: readonly Row[],
  audience: string,
): Promise<readonly Row[]> {
  const { managementAudience } = scope
  const [{ clientId } = {}] = rows
  if (clientId === undefined) return []
  const identifier = storedIdentifier(audience, managementAudience)
  const client = await clients(scope).find(clientId)
  if (policyScopesOf(client, identifier, managementAudience)) return rows
  return rows.filter((row) => isFor(row, identifier))
}

function isFor(row: Row, audience: string): boolean {
  const resources = resourcesOf(row)
  if (resources.length === 0) return isForUserInfo(audience)
  return resources.some((each) => each.audience === audience)
}

function toWire(row: Row, managementAudience: string): RefreshToken {
  const { initialUserAgent, initialIp, lastUserAgent, lastIp, metadata } = row
  return {
    id: row.id,
    user_id: row.userId,
    created_at: row.createdAt.toISOString(),
    idle_expires_at: row.idleExpiresAt?.toISOString() ?? null,
    expires_at: row.expiresAt?.toISOString() ?? null,
    device: {
      ...(initialIp !== null && { initial_ip: initialIp }),
      ...(initialUserAgent !== null && { initial_user_agent: initialUserAgent }),
      ...(lastIp !== null && { last_ip: lastIp }),
      ...(lastUserAgent !== null && { last_user_agent: lastUserAgent }),
    },
    client_id: row.clientId,
    session_id: row.sessionId,
    rotating: row.rotating,
    resource_servers: resourcesOf(row).map((each) => ({
      ...each,
      audience: shownIdentifier(each.audience, managementAudience),
    })),
    last_exchanged_at: row.lastExchangedAt?.toISOString() ?? null,
    refresh_token_metadata: metadata as Metadata,
  }
}
