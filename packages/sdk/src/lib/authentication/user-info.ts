import * as oauth from 'oauth4webapi'
import { explained } from './authentication-error.ts'
import type { AuthorizationServer } from './authorization-server.ts'
import type { Tokens, UserClaims } from './tokens.ts'

/** The current claims of the user (OpenID Connect Core, section 5.3). */
export async function getUserInfo(
  server: AuthorizationServer,
  { accessToken, user }: Pick<Tokens, 'accessToken' | 'user'>,
): Promise<UserClaims> {
  const metadata = await server.find()
  return explained('Log in again.', async () => {
    const options = server.through({ isIdempotent: true })
    const response = await oauth.userInfoRequest(metadata, server.client, accessToken, options)
    // OpenID Connect Core, section 5.3.2: `sub` must be that of the ID token.
    const subject = user?.sub ?? oauth.skipSubjectCheck
    const claims = await oauth.processUserInfoResponse(metadata, server.client, subject, response)
    return claims as UserClaims
  })
}

/** Revokes a refresh token and its family (RFC 7009). An invalid one is not an error. */
export async function revoke(server: AuthorizationServer, refreshToken: string): Promise<void> {
  const { client, clientAuthentication } = server
  const metadata = await server.find()
  const options = server.through({ isIdempotent: true })
  await explained('', async () => {
    const response = await oauth.revocationRequest(
      metadata,
      client,
      clientAuthentication,
      refreshToken,
      options,
    )
    await oauth.processRevocationResponse(response)
  })
}
