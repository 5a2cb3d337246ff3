import jwt, { type JwtPayload } from 'jsonwebtoken'
import type { Confirmation } from './proof-of-possession.ts'
import type { Tenant } from './tenancy.ts'
import { readTokenHeader } from './token-header.ts'

/** The values of `typ` of access tokens of all dialects (RFC 9068, section 2.1). */
export const accessTokenTypes = ['JWT', 'at+jwt'] as const

/** The access tokens that a caller accepts. */
export interface AcceptedTokens {
  /** The token must have one of these audiences. If absent, any token of the tenant is accepted. */
  readonly audience?: string | [string, ...string[]]
  /** The accepted values of `typ`. */
  readonly types: readonly string[]
  /** The tolerated clock difference for `exp` and `nbf`, in seconds. */
  readonly leewaySeconds?: number
  /** The accepted signature algorithms; by default RS256 alone. */
  readonly algorithms?: readonly ('RS256' | 'PS256')[]
}

/** Why an access token is refused. */
export class AccessTokenError extends Error {
  readonly reason: 'invalid' | 'expired' | 'signature'

  constructor(reason: AccessTokenError['reason'], cause?: unknown) {
    super(`The access token is refused: ${reason}.`, { cause })
    this.name = 'AccessTokenError'
    this.reason = reason
  }
}

/** The claim `act`: the chain of clients that act for the user (RFC 8693, section 4.1). */
export interface Actor {
  readonly sub: string
  readonly act?: Actor
}

/** The claims of an access token. Members of the type `unknown` are not validated. */
export interface AccessTokenClaims extends JwtPayload {
  readonly exp: number
  readonly scope?: unknown
  readonly cnf?: Confirmation
  /** The id of the client, in one of two claims, by the dialect of the token. */
  readonly azp?: unknown
  readonly client_id?: unknown
  readonly act?: Actor
  /** The hash of the id of the grant. */
  readonly grant_id?: unknown
}

/**
 * Verifies an access token that the tenant signed by its own key: signature, type, issuer, audience
 * and times (RFC 7519, section 7.2; RFC 7515, section 4.1.11).
 *
 * @throws AccessTokenError
 */
export function verifyAccessToken(
  token: string,
  { issuer, keys }: Pick<Tenant, 'issuer' | 'keys'>,
  nowSeconds: number,
  { audience, types, algorithms = ['RS256'], leewaySeconds = 0 }: AcceptedTokens,
): AccessTokenClaims {
  const { kid = '', typ = '', crit } = readTokenHeader(token) ?? {}
  const key = keys.publicKeys.get(kid)
  // The server supports no extension, so none may be critical.
  if (!key || !types.includes(typ) || crit !== undefined) throw new AccessTokenError('invalid')
  const claims = readingErrors(() =>
    jwt.verify(token, key, {
      algorithms: [...algorithms],
      issuer,
      ...(audience !== undefined && { audience }),
      clockTimestamp: nowSeconds,
      clockTolerance: leewaySeconds,
    }),
  )
  // The payload of a JWT may also be `null` or a string.
  if (typeof claims !== 'object' || claims?.exp === undefined) throw new AccessTokenError('invalid')
  return { ...claims, exp: claims.exp }
}

function readingErrors<T>(verify: () => T): T {
  try {
    return verify()
  } catch (cause) {
    if (cause instanceof jwt.TokenExpiredError) throw new AccessTokenError('expired', cause)
    const isSignature = cause instanceof Error && cause.message === 'invalid signature'
    throw new AccessTokenError(isSignature ? 'signature' : 'invalid', cause)
  }
}
