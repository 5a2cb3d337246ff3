import type { RedirectRequest, RegisteredValue } from '../redirect-connector.ts'
import { logoutUrlOf } from '../redirect-logout.ts'
import { authenticatesByKey } from './private-key-jwt.ts'

/**
 * The values that an administrator registers at an OpenID provider: redirect URI, log-out URIs and,
 * with `private_key_jwt`, the URL of the JWK Set.
 */
export function registrationOf(
  place: Pick<RedirectRequest, 'connection' | 'callbackUrl'>,
): readonly RegisteredValue[] {
  const { connection, callbackUrl } = place
  const { id, name, options } = connection
  const backchannel = `${logoutUrlOf(place)}/backchannel?${new URLSearchParams({ connection: name })}`
  const keys = new URL(`../.well-known/connections/${id}/jwks.json`, callbackUrl).href
  return [
    { name: 'Redirect URI', value: callbackUrl },
    { name: 'Post-logout redirect URI', value: logoutUrlOf(place) },
    { name: 'Back-channel logout URI', value: backchannel },
    ...(authenticatesByKey(options) ? [{ name: 'JWK Set', value: keys }] : []),
  ]
}
