import { isSubjectOfClient } from '../../record-rules/client-subject.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import {
  type AccessTokenClaims,
  AccessTokenError,
  type Actor,
  accessTokenTypes,
  verifyAccessToken,
} from '../../tenancy/verify-access-token.ts'

/** A verified `subject_token` (RFC 8693, section 2.1), which is an access token of a user. */
export interface SubjectToken {
  readonly userId: string
  /** The client that the token was issued to. */
  readonly clientId: string
  readonly act: Actor | undefined
  readonly secondsLeft: number
}

interface Verifying {
  readonly tenant: Tenant
  readonly now: () => Date
}

/** Longer tokens are refused before they are parsed. */
const tokenLengthMax = 16_384

/**
 * Verifies an access token by the public keys of the tenant, and its audience. Tokens with HS256
 * are refused: an API knows its key, and could forge a token of any user.
 *
 * @returns undefined for a token that cannot be exchanged
 */
export async function verifySubjectToken(
  token: string,
  audience: string | undefined,
  { tenant, now }: Verifying,
): Promise<SubjectToken | undefined> {
  if (audience === undefined || token.length > tokenLengthMax) return undefined
  const at = Math.floor(now().getTime() / 1000)
  const claims = await claimsOf(token, audience, { tenant, now })
  if (claims === undefined) return undefined
  const { sub, exp, azp, client_id, act, cnf, grant_id: grant } = claims
  // Only the client with the key or certificate may use a token that is bound to one (RFC 7800).
  if (cnf !== undefined) return undefined
  const clientId = azp ?? client_id
  // An ID token lacks the client, and a token of `client_credentials` the user.
  if (typeof sub !== 'string' || typeof clientId !== 'string') return undefined
  if (isSubjectOfClient(sub)) return undefined
  const isEnded = typeof grant === 'string' && !(await tenant.store.oidc.records.isGranted(grant))
  if (isEnded) return undefined
  return { userId: sub, clientId, act, secondsLeft: Math.max(1, exp - at) }
}

async function claimsOf(
  token: string,
  audience: string,
  { tenant, now }: Verifying,
): Promise<AccessTokenClaims | undefined> {
  const api = await tenant.audiences.find(audience)
  if (!api || api.signingSecret !== undefined) return undefined
  const nowSeconds = Math.floor(now().getTime() / 1000)
  try {
    const algorithms = [api.keyAlgorithm]
    const accepted = { audience, types: accessTokenTypes, algorithms }
    return verifyAccessToken(token, tenant, nowSeconds, accepted)
  } catch (error) {
    if (error instanceof AccessTokenError) return undefined
    throw error
  }
}
