import { createHash } from 'node:crypto'
import type { Database } from './database.ts'
import { newClientId, newClientSecret, newShortId } from './ids.ts'

/**
 * How a grant names the tenant's own management API. The absolute identifier holds the tenant's
 * address, which may change; this does not.
 */
export const managementAudience = '/api/v2/'

export interface Client {
  readonly clientId: string
  readonly name: string
  /** Base64url of SHA-256: the secret is random and long, so a slow hash would add nothing. */
  readonly secretHash: string
  readonly grantTypes: readonly string[]
  readonly grants: readonly ClientGrant[]
}

export interface ClientGrant {
  readonly audience: string
  readonly scope: readonly string[]
}

interface NewClient {
  readonly name: string
  readonly grant: ClientGrant
}

/** The clients of one tenant, each with what it is granted. */
export interface Clients {
  get(clientId: string): Promise<Client | undefined>
  /** Id and name of each, the oldest first. */
  list(): Promise<readonly Pick<Client, 'clientId' | 'name'>[]>
  /** Makes a client that may use the client-credentials grant. The secret is answered this once. */
  create(client: NewClient): Promise<{ clientId: string; clientSecret: string }>
  /** A new secret in place of the old one, answered this once; nothing for an unknown client. */
  rotateSecret(clientId: string): Promise<string | undefined>
  /** Ends what the client may do at an API; tokens it already has are refused there. */
  deleteGrant(clientId: string, audience: string): Promise<boolean>
}

/** What is stored of a client secret, and what a presented one is compared by. */
export function hashClientSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

export function clients(database: Database, tenantId: string, now: () => Date): Clients {
  const table = database.client
  return {
    async get(clientId) {
      const row = await table.findUnique({
        where: { tenantId_clientId: { tenantId, clientId } },
        include: { grants: { select: { audience: true, scope: true } } },
      })
      return row ?? undefined
    },
    list: () =>
      table.findMany({
        where: { tenantId },
        orderBy: [{ createdAt: 'asc' }, { clientId: 'asc' }],
        select: { clientId: true, name: true },
      }),
    async create({ name, grant }) {
      const [clientId, clientSecret, at] = [newClientId(), newClientSecret(), now()]
      const stamps = { createdAt: at, updatedAt: at }
      await table.create({
        data: {
          tenant: { connect: { id: tenantId } },
          clientId,
          name,
          secretHash: hashClientSecret(clientSecret),
          grantTypes: ['client_credentials'],
          grants: {
            create: {
              id: newShortId('cgr'),
              audience: grant.audience,
              scope: [...grant.scope],
              ...stamps,
            },
          },
          ...stamps,
        },
      })
      return { clientId, clientSecret }
    },
    async rotateSecret(clientId) {
      const clientSecret = newClientSecret()
      const { count } = await table.updateMany({
        where: { tenantId, clientId },
        data: { secretHash: hashClientSecret(clientSecret), updatedAt: now() },
      })
      return count === 1 ? clientSecret : undefined
    },
    async deleteGrant(clientId, audience) {
      const { count } = await database.clientGrant.deleteMany({
        where: { tenantId, clientId, audience },
      })
      return count === 1
    },
  }
}
