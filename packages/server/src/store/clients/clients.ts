import type { ClientSettings } from '../../record-rules/client-members.ts'
import { authMethodOf } from '../../record-rules/client-settings.ts'
import type { CredentialMaterial } from '../../record-rules/credential-material.ts'
import { isDocumentUrl } from '../../record-rules/document-url.ts'
import type { Prisma } from '../prisma/client.ts'
import { type CountBound, type EitherPage, type EitherQuery, eitherPage } from '../rows/paging.ts'
import type { Scope } from '../rows/scope.ts'
import { shownColumns } from './client-columns.ts'
import {
  grantsForTokens,
  listDefaultGrants,
  type TokenGrant,
  toTokenGrant,
  withDefaults,
} from './client-grants.ts'
import { clientRows, type StoredClient } from './client-rows.ts'
import { clientSearch } from './client-search.ts'
import { type ClientWrites, clientWrites } from './client-writes.ts'
import { listMobileApps, type MobileApps } from './mobile-apps.ts'

export { hashClientSecret, type StoredClient } from './client-rows.ts'
export type { SecretClient } from './client-writes.ts'

/** A client as the token endpoint reads it. */
export interface Client {
  readonly clientId: string
  readonly name: string
  /** SHA-256 in Base64url: secrets are random and long, so a slow hash would add nothing. */
  readonly secretHash: string
  /** Decrypts the secret; undefined for a secret that an earlier release stored as a hash only. */
  openSecret(): Promise<string | undefined>
  /** Whether the client authenticates with its secret. */
  readonly takesSecret: boolean
  readonly grantTypes: readonly string[]
  readonly appType: string | null
  readonly isFirstParty: boolean
  readonly settings: ClientSettings
  /** The public keys and certificates by which the client authenticates. */
  readonly credentials: readonly ProvingCredential[]
  /** The grants for `client_credentials`. */
  readonly grants: readonly TokenGrant[]
  /** The client grants for users, whose tokens have at most the permissions of the user. */
  readonly userGrants: readonly TokenGrant[]
}

/** A public key or certificate of a client. */
export interface ProvingCredential extends Omit<CredentialMaterial, 'name' | 'credentialType'> {
  readonly id: string
  readonly credentialType: string
}

/** Which clients to list, and which page. */
export interface ClientQuery extends EitherQuery {
  readonly is_global?: boolean
  readonly is_first_party?: boolean
  /** Separated by commas. */
  readonly app_type?: string
  readonly external_client_id?: string
  /** A query in Lucene syntax. */
  readonly q?: string
}

/** The clients of one tenant, each with its grants. */
export interface Clients extends ClientWrites {
  /** Finds a client for the token endpoint, which caches the result for one second. */
  find(clientId: string): Promise<Client | undefined>
  /**
   * The oldest first.
   *
   * @throws ApiError `invalid_query_string` for an invalid `q`
   */
  list(query: ClientQuery): Promise<EitherPage<StoredClient>>
  get(clientId: string): Promise<StoredClient | undefined>
  listMobileApps(): Promise<readonly MobileApps[]>
}

export function clients(scope: Scope): Clients {
  const { database, tenantId } = scope
  const table = database.client
  const { keyOf, find, stored, openSealed } = clientRows(scope)
  return {
    ...clientWrites(scope),
    listMobileApps: () => listMobileApps(scope),
    async find(clientId) {
      const row = await table.findUnique({ where: keyOf(clientId), select: forTokens })
      if (!row) return undefined
      const { clientGrants, sealedSecret, ...client } = row
      const all = row.isFirstParty
        ? clientGrants
        : withDefaults(clientGrants, await listDefaultGrants(scope))
      const settings = row.settings as ClientSettings
      const method = authMethodOf(settings)
      const takesSecret = method !== undefined && method !== 'none'
      const grantsOf = (subjectType: string) =>
        all.filter((each) => each.subjectType === subjectType).map(toTokenGrant)
      const [grants, userGrants] = [grantsOf('client'), grantsOf('user')]
      const openSecret = () => openSealed({ clientId, sealedSecret })
      return { ...client, openSecret, settings, grants, userGrants, takesSecret }
    },
    list(query) {
      const filter = { tenantId, ...filterOf(query) }
      const rows = {
        idName: 'clientId',
        find: ({ where: behind, ...window }: { where: object }) =>
          table.findMany({ ...window, where: { ...filter, ...behind }, select: listed }),
        count: (bound: CountBound) => table.count({ ...bound, where: filter }),
      } as const
      return eitherPage(query, rows, stored)
    },
    async get(clientId) {
      const row = await find(clientId)
      return row ? stored(row) : undefined
    },
  }
}

const listed = { ...shownColumns, sealedSecret: true, createdAt: true } as const

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
    // A client of a Client ID Metadata Document has the URL of the document as its `client_id`.
    ...(external_client_id !== undefined && {
      clientId: { in: isDocumentUrl(external_client_id) ? [external_client_id] : [] },
    }),
    ...(q !== undefined && { AND: clientSearch(q) }),
  }
}
