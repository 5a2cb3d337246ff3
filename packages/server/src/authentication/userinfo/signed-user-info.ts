import type { Response } from 'express'
import type { Provider } from 'oidc-provider'

interface UserInfoClaims {
  readonly clientId: string
  readonly claims: Readonly<Record<string, unknown>>
  /** When the access token expires, in seconds since 1970. */
  readonly expiresAt: number
}

/**
 * Signs the claims as the client has registered (OpenID Connect Core 1.0, section 5.3.2), as a JWT.
 */
export async function signUserInfo(
  provider: Provider,
  { clientId, claims, expiresAt }: UserInfoClaims,
): Promise<string> {
  const client = await provider.Client.find(clientId)
  if (!client) throw new Error(`The client ${clientId} does not exist`)
  const token = new provider.IdToken({}, { client })
  for (const [name, value] of Object.entries(claims)) token.set(name, value)
  return token.issue({ use: 'userinfo', expiresAt })
}

/** Answers a JWT with its media type (OpenID Connect Core 1.0, section 5.3.2). */
export function answerJwt(res: Response, jwt: string): void {
  res.writeHead(200, {
    'Content-Type': 'application/jwt; charset=utf-8',
    'Content-Length': Buffer.byteLength(jwt),
    'Cache-Control': 'no-store',
  })
  res.end(jwt)
}
