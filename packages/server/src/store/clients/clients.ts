import type { ClientSettings } from '../../record-rules/client-members.ts'
import { authMethodOf } from '../../record-rules/client-settings.ts'
import type { Prisma } from '../prisma/client.ts'
import { type EitherPage, type EitherQuery, eitherPage } from '../rows/paging.ts'
import type { Scope } from '../rows/scope.ts'
import { grantsForTokens, type TokenGrant, toTokenGrant } from './client-grants.ts'
import { clientRows, type StoredClient } from './client-rows.ts'
import { clientSearch } from './client-search.ts'
import { type ClientWrites, clientWrites } from './client-writes.ts'

export { hashClientSecret, type StoredClient } from './client-rows.ts'
export type { SecretClient } from './client-writes.ts'

/** What the token endpoint has to know of a client. */
export interface Client {
  readonly clientId: string
  readonly name: string
  /** Base64url of SHA-256: secrets are random and long, so a slow hash would add nothing. */
  readonly secretHash: string
  /** The secret itself; undefined where it was stored before secrets could be shown. */
  openSecret(): Promise<string | undefined>
  /** Whether its secret is what it proves itself with. */
  readonly takesSecret: boolean
  readonly grantTypes: readonly string[]
  readonly appType: string | null
  readonly isFirstParty: boolean
  readonly settings: ClientSettings
  /** Public keys and certificates that it proves itself with. */
  readonly credentials: readonly ProvingCredential[]
  /** For itself, not for its users. */
  readonly grants: readonly TokenGrant[]
}

/** The public half of what a client proves itself with. */
export interface ProvingCredential {
  readonly id: string
  readonly credentialType: string
  readonly kid: string | null
  readonly alg: string | null
  readonly pem: string | null
  readonly subjectDn: string | null
  readonly thumbprint: string | null
  readonly expiresAt: Date | null
}

export interface ClientQuery extends EitherQuery {
  readonly is_global?: boolean
  readonly is_first_party?: boolean
  /** Separated by commas. */
  readonly app_type?: string
  readonly external_client_id?: string
  /** In the syntax of Lucene. */
  readonly q?: string
}

/** The clients of one tenant, each with what it is granted. */
export interface Clients extends ClientWrites {
  /** For the token endpoint, which asks anew every second for each client that calls. */
  find(clientId: string): Promise<Client | undefined>
  /**
   * The oldest first.
   *
   * @throws ApiError `invalid_query_string` for a `q` that cannot be searched by
   */
  list(query: ClientQuery): Promise<EitherPage<StoredClient>>
  get(clientId: string): Promise<StoredClient | undefined>
}

export function clients(scope: Scope): Clients {
  const { database, tenantId } = scope
  const table = database.client
  const { keyOf, find, stored, openSealed } = clientRows(scope)
  return {
    ...clientWrites(scope),
    async find(clientId) {
      const row = await table.findUnique({ where: keyOf(clientId), select: forTokens })
      if (!row) return undefined
      const { clientGrants, sealedSecret, ...client } = row
      const settings = row.settings as ClientSettings
      const method = authMethodOf(settings)
      const takesSecret = method !== undefined && method !== 'none'
      const grants = clientGrants.map(toTokenGrant)
      const openSecret = () => openSealed({ clientId, sealedSecret })
      return { ...client, openSecret, settings, grants, takesSecret }
    },
    list(query) {
      const filter = { tenantId, ...filterOf(query) }
      const rows = {
        idName: 'clientId',
        find: ({ where: behind, ...window }: { where: object }) =>
          table.findMany({ ...window, where: { ...filter, ...behind } }),
        count: () => table.count({ where: filter }),
      } as const
      return eitherPage(query, rows, stored)
    },
    async get(clientId) {
      const row = await find(clientId)
      return row ? stored(row) : undefined
    },
  }
}

const forTokens = {
  clientId: true,
  name: true,
  secretHash: true,
  sealedSecret: true,
  grantTypes: true,
  appType: true,
  isFirstParty: true,
  settings: true,
  credentials: {
    select: {
      id: true,
      credentialType: true,
      kid: true,
      alg: true,
      pem: true,
      subjectDn: true,
      thumbprint: true,
      expiresAt: true,
    },
  },
  clientGrants: grantsForTokens,
} as const

function filterOf(query: ClientQuery): Prisma.ClientWhereInput {
  const { is_global, is_first_party, app_type, external_client_id, q } = query
  return {
    ...(is_global !== undefined && { isGlobal: is_global }),
    ...(is_first_party !== undefined && { isFirstParty: is_first_party }),
    ...(app_type !== undefined && { appType: { in: app_type.split(',') } }),
    // Nothing here is known by an id elsewhere.
    ...(external_client_id !== undefined && { clientId: { in: [] } }),
    ...(q !== undefined && { AND: clientSearch(q) }),
  }
}
