import jwt from 'jsonwebtoken'
import type { Tenant } from './tenancy.ts'
import { AccessTokenError, verifyAccessToken } from './verify-access-token.ts'

/** The user and the client of an ID token. */
export interface IdTokenClaims {
  readonly userId: string
  /** The client that the token was issued to. */
  readonly clientId: string
}

/**
 * Verifies an ID token of the tenant: its signature, issuer, audience and times (OpenID Connect
 * Core 1.0, section 3.1.3.7).
 *
 * @throws AccessTokenError
 */
export async function verifyIdToken(
  token: string,
  tenant: Pick<Tenant, 'issuer' | 'keys' | 'clients'>,
  nowSeconds: number,
): Promise<IdTokenClaims> {
  const claimed = jwt.decode(token, { json: true })?.aud
  if (typeof claimed !== 'string') throw new AccessTokenError('invalid')
  const accepted = { audience: claimed, types: ['JWT', ''] }
  const { sub, scope } = verifyAccessToken(token, tenant, nowSeconds, accepted)
  // An access token has scopes. Without them, its audience is an API, which may have the name of a
  // client.
  const isIdToken = scope === undefined && (await tenant.clients.find(claimed)) !== undefined
  if (!isIdToken || sub === undefined) throw new AccessTokenError('invalid')
  return { userId: sub, clientId: claimed }
}
