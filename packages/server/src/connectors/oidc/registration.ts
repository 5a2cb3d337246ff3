import type { RedirectRequest, RegisteredValue } from '../redirect-connector.ts'
import { logoutUrlOf, revocationUrlOf } from '../redirect-logout.ts'
import type { OpenIdStrategy } from './openid-providers.ts'
import { authenticatesByKey } from './private-key-jwt.ts'

/**
 * The values that an administrator registers at an OpenID provider: redirect URI, log-out URIs and,
 * with `private_key_jwt`, the URL of the JWK Set; at a provider of an organization also the URL
 * that revokes the tokens of its users.
 */
export function registrationOf(
  place: Pick<RedirectRequest, 'connection' | 'callbackUrl'>,
  { metadata }: Pick<OpenIdStrategy, 'metadata'>,
): readonly RegisteredValue[] {
  const { connection, callbackUrl } = place
  const { id, name, options } = connection
  const backchannel = `${logoutUrlOf(place)}/backchannel?${new URLSearchParams({ connection: name })}`
  const keys = new URL(`../.well-known/connections/${id}/jwks.json`, callbackUrl).href
  return [
    { name: 'Redirect URI', value: callbackUrl },
    { name: 'Post-logout redirect URI', value: logoutUrlOf(place) },
    { name: 'Back-channel logout URI', value: backchannel },
    ...(metadata
      ? []
      : [{ name: 'Global Token Revocation endpoint', value: revocationUrlOf(place) }]),
    ...(authenticatesByKey(options) ? [{ name: 'JWK Set', value: keys }] : []),
  ]
}
