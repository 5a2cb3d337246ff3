import type { AuthenticationSchema } from '@latchkey/contract'
import * as oauth from 'oauth4webapi'
import { AuthenticationError, explained } from './authentication-error.ts'
import type { AuthorizationServer } from './authorization-server.ts'

/** What the verified ID token says of who logged in (OpenID Connect Core, section 2). */
export type UserClaims = AuthenticationSchema<'UserInfo'> & { readonly [claim: string]: unknown }

/** What a log-in gave: plain values, which survive `JSON.stringify`. */
export interface Tokens {
  /** To be sent to the API, as in `Authorization: Bearer …`. */
  readonly accessToken: string
  /** When the access token ends, in milliseconds since the Unix epoch. */
  readonly expiresAtMs: number
  /** The scopes of the access token, separated by spaces, where they are not those asked for. */
  readonly scope?: string
  /** Gets the next access token once; where `offline_access` was asked for. */
  readonly refreshToken?: string
  /** Says to the tenant who is logging out. */
  readonly idToken?: string
  readonly user?: UserClaims
}

const untrusted = 'The tokens were discarded; log in again.'

type Processing = Promise<oauth.TokenEndpointResponse>

/** The tokens in an answer of the token endpoint, the ID token verified by the tenant's keys. */
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
      // Without a lifetime (RFC 6749, section 5.1) it serves until it is refused.
      expiresAtMs: answeredAtMs + (expires_in ?? Number.MAX_SAFE_INTEGER / 2000) * 1000,
      ...(scope !== undefined && { scope }),
      ...(refresh_token !== undefined && { refreshToken: refresh_token }),
      ...(id_token !== undefined && { idToken: id_token }),
      ...(claims && { user: claims as UserClaims }),
    }
  })
}

/**
 * What is known after a refresh: an answer may leave out what stays as it is.
 *
 * @throws AuthenticationError `invalid_response` when the tokens are another user's (OpenID Connect
 *   Core, section 12.2).
 */
export function renewed(before: Tokens, now: Tokens): Tokens {
  if (before.user && now.user && before.user.sub !== now.user.sub) {
    const message = `The refreshed tokens belong to another user. ${untrusted}`
    throw new AuthenticationError('invalid_response', message)
  }
  const { refreshToken, idToken, user } = before
  return {
    ...(refreshToken !== undefined && { refreshToken }),
    ...(idToken !== undefined && { idToken }),
    ...(user && { user }),
    ...now,
  }
}
