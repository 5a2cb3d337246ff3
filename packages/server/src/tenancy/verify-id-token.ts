import jwt from 'jsonwebtoken'
import type { Tenant } from './tenancy.ts'
import { AccessTokenError, verifyAccessToken } from './verify-access-token.ts'

/** What an ID token says. */
export interface IdTokenClaims {
  readonly userId: string
  /** The client that it was issued to. */
  readonly clientId: string
}

/**
 * The user and the client of an ID token that the tenant issued: signature, issuer, audience and
 * times are verified (OpenID Connect Core 1.0, section 3.1.3.7).
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
  // An access token is for an API and has scopes; its audience may be called as a client is.
  const isIdToken = scope === undefined && (await tenant.clients.find(claimed)) !== undefined
  if (!isIdToken || sub === undefined) throw new AccessTokenError('invalid')
  return { userId: sub, clientId: claimed }
}
