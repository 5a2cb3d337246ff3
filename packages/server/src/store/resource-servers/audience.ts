import type { Schema } from '@latchkey/contract'
import type { ResourceServer as Row } from '../prisma/client.ts'
import { type Settings, settingsOf } from './resource-server-settings.ts'
import { scopesOf } from './resource-server-wire.ts'

/** An API as the token endpoint reads it. */
export interface Audience {
  /** The `aud` of its tokens; for the management API the stored identifier. */
  readonly identifier: string
  readonly scopes: readonly string[]
  /** Of tokens from the token endpoint. */
  readonly tokenLifetimeSeconds: number
  /** Of tokens from the authorization endpoint (implicit and hybrid flows). */
  readonly webTokenLifetimeSeconds: number
  readonly tokenDialect: Schema<'ResourceServerTokenDialect'>
  readonly enforcesPolicies: boolean
  /** Whether clients may use `client_credentials` for it, with a grant. */
  readonly admitsClients: boolean
  /** The clients that may request tokens of users. */
  readonly usersBy: 'allow_all' | 'deny_all' | 'require_client_grant'
  /** Of tokens that the key of the tenant signs (RFC 7518, sections 3.3 and 3.5). */
  readonly keyAlgorithm: 'RS256' | 'PS256'
  /** The HS256 secret that signs its tokens; undefined if the key of the tenant signs them. */
  readonly signingSecret: string | undefined
  readonly encryptionKey: Schema<'ResourceServerEncryptionKey'> | undefined
  /** The types of authorization details that it declares (RFC 9396). */
  readonly detailTypes: readonly string[]
  /** The proof of possession that its tokens require. */
  readonly possession: Schema<'ResourceServerProofOfPossession'> | undefined
}

export const detailTypesOf = ({ authorization_details: details }: Settings) =>
  (details ?? []).map(({ type }) => type)

export function toAudience(row: Row, signingSecret: string | undefined): Audience {
  const settings = settingsOf(row.settings)
  return {
    identifier: row.identifier,
    scopes: scopesOf(row).map(({ value }) => value),
    tokenLifetimeSeconds: settings.token_lifetime,
    webTokenLifetimeSeconds: Math.min(settings.token_lifetime, settings.token_lifetime_for_web),
    tokenDialect: settings.token_dialect,
    // Users administer the tenant by their permissions alone.
    enforcesPolicies: row.isSystem || settings.enforce_policies,
    admitsClients: settings.subject_type_authorization.client?.policy !== 'deny_all',
    // Users administer the tenant only through a client that has a client grant to let them.
    usersBy: row.isSystem
      ? 'require_client_grant'
      : (settings.subject_type_authorization.user?.policy ?? 'allow_all'),
    keyAlgorithm: settings.signing_alg === 'PS256' ? 'PS256' : 'RS256',
    signingSecret,
    encryptionKey: settings.token_encryption?.encryption_key,
    detailTypes: detailTypesOf(settings),
    possession: settings.proof_of_possession ?? undefined,
  }
}
