import type { Schema } from '@latchkey/contract'
import type { ResourceServer as Row } from '../prisma/client.ts'
import { type Settings, settingsOf } from './resource-server-settings.ts'
import { scopesOf } from './resource-server-wire.ts'

/** An API, as the token endpoint reads it. */
export interface Audience {
  /** The audience of its tokens; for the management API the stored identifier. */
  readonly identifier: string
  readonly scopes: readonly string[]
  /** The lifetime of tokens from the token endpoint. */
  readonly tokenLifetimeSeconds: number
  /** The lifetime of tokens from the authorization endpoint (implicit and hybrid flows). */
  readonly webTokenLifetimeSeconds: number
  readonly tokenDialect: Schema<'ResourceServerTokenDialect'>
  readonly enforcesPolicies: boolean
  /** Whether clients may request its tokens by `client_credentials`, with a client grant. */
  readonly admitsClients: boolean
  /** Which clients may request its tokens for users. */
  readonly usersBy: 'allow_all' | 'deny_all' | 'require_client_grant'
  /** The algorithm of tokens that a key of the tenant signs (RFC 7518, sections 3.3 and 3.5). */
  readonly keyAlgorithm: 'RS256' | 'PS256'
  /** The HS256 secret that signs its tokens; undefined if a key of the tenant signs them. */
  readonly signingSecret: string | undefined
  readonly encryptionKey: Schema<'ResourceServerEncryptionKey'> | undefined
  /** The types of authorization details that the API declares (RFC 9396). */
  readonly detailTypes: readonly string[]
  /** The proof of possession that its tokens require. */
  readonly possession: Schema<'ResourceServerProofOfPossession'> | undefined
}

/** The types of authorization details that an API declares. */
export const detailTypesOf = ({ authorization_details: details }: Settings) =>
  (details ?? []).map(({ type }) => type)

/**
 * An API from its row.
 *
 * @param signingSecret the decrypted HS256 secret
 */
export function toAudience(row: Row, signingSecret: string | undefined): Audience {
  const settings = settingsOf(row.settings)
  return {
    identifier: row.identifier,
    scopes: scopesOf(row).map(({ value }) => value),
    tokenLifetimeSeconds: settings.token_lifetime,
    webTokenLifetimeSeconds: Math.min(settings.token_lifetime, settings.token_lifetime_for_web),
    tokenDialect: settings.token_dialect,
    // The permissions of users are all that lets them administer the tenant.
    enforcesPolicies: row.isSystem || settings.enforce_policies,
    admitsClients: settings.subject_type_authorization.client?.policy !== 'deny_all',
    // Users may administer the tenant only by a client with a client grant for it.
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
