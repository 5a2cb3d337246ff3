import type { AuthenticationSchema } from '@latchkey/contract'
import * as oauth from 'oauth4webapi'
import { AuthenticationError, explained } from './authentication-error.ts'
import type { AuthorizationServer } from './authorization-server.ts'

/** The claims of the verified ID token (OpenID Connect Core, section 2). */
export type UserClaims = AuthenticationSchema<'UserInfo'> & { readonly [claim: string]: unknown }

/** An access token for one API. */
export interface AccessToken {
  /** For requests to the API: `Authorization: Bearer …`. */
  readonly accessToken: string
  /** Expiry of the access token, in milliseconds since the Unix epoch. */
  readonly expiresAtMs: number
  /**
   * The scopes of the access token, separated by spaces, if they differ from the requested ones.
   */
  readonly scope?: string
}

/** The tokens of a log-in: plain values, which can be stored as JSON. */
export interface Tokens extends AccessToken {
  /** Gets the next tokens, once; present if `offline_access` was requested. */
  readonly refreshToken?: string
  /** Identifies the user and session at log-out. */
  readonly idToken?: string
  readonly user?: UserClaims
  /** Access tokens of a session for other APIs, by audience and scope. */
  readonly further?: Readonly<Record<string, AccessToken>>
}

const untrusted = 'The tokens were discarded; log in again.'

type Processing = Promise<oauth.TokenEndpointResponse>

/** Reads an answer of the token endpoint and verifies the ID token with the tenant's keys. */
export async function readTokens(
  server: AuthorizationServer,
  metadata: oauth.AuthorizationServer,
  response: Response,
  process: (response: Response) => Processing,
): Promise<Tokens> {
  const answeredAtMs = server.connection.clock.now()
  return explained(untrusted, async () => {
    const answer = await process(response)
    const claims = oauth.getValidatedIdTokenClaims(answer)
    if (claims) {
      const options = server.through({ isIdempotent: true })
      await oauth.validateApplicationLevelSignature(metadata, response, options)
    }
    const { access_token, expires_in, scope, refresh_token, id_token } = answer
    return {
      accessToken: access_token,
      // Without `expires_in` (RFC 6749, section 5.1) it is used until it is refused.
      expiresAtMs: answeredAtMs + (expires_in ?? Number.MAX_SAFE_INTEGER / 2000) * 1000,
      ...(scope !== undefined && { scope }),
      ...(refresh_token !== undefined && { refreshToken: refresh_token }),
      ...(id_token !== undefined && { idToken: id_token }),
      ...(claims && { user: claims as UserClaims }),
    }
  })
}

/**
 * The tokens after a refresh: an answer may omit what did not change.
 *
 * @throws AuthenticationError `invalid_response` when the tokens are another user's (OpenID Connect
 *   Core, section 12.2).
 */
export function renewed(before: Tokens, now: Tokens): Tokens {
  if (before.user && now.user && before.user.sub !== now.user.sub) {
    const message = `The refreshed tokens belong to another user. ${untrusted}`
    throw new AuthenticationError('invalid_response', message)
  }
  const { refreshToken, idToken, user, further } = before
  return {
    ...(refreshToken !== undefined && { refreshToken }),
    ...(idToken !== undefined && { idToken }),
    ...(user && { user }),
    ...(further && { further }),
    ...now,
  }
}
