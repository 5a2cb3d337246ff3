import { importJWK } from 'jose'
import { type ClientAuth, modifyAssertion, PrivateKeyJwt } from 'openid-client'
import type { ConnectionOptions } from '../connector.ts'
import type { ProviderCall } from '../redirect-connector.ts'

export const authenticatesByKey = ({ token_endpoint_auth_method: method }: ConnectionOptions) =>
  method === 'private_key_jwt'

/**
 * Client authentication by a JWT that the current key of the connection signs (OpenID Connect Core
 * 1.0, section 9). Its audience is the issuer of the provider or, by
 * `token_endpoint_jwtca_aud_format`, the token endpoint. The server reads the key for each request,
 * so that a rotation takes effect immediately.
 */
export function authenticateByKey({
  findClientKey,
  connection: { options },
}: Pick<ProviderCall, 'findClientKey' | 'connection'>): ClientAuth {
  return async (...request) => {
    const [{ token_endpoint }] = request
    const hasEndpoint = options.token_endpoint_jwtca_aud_format === 'token_endpoint'
    const audience = hasEndpoint ? token_endpoint : undefined
    const found = await findClientKey()
    if (!found) throw new Error('The connection has no keys.')
    const { kid, alg, privateJwk } = found
    const key = await importJWK(privateJwk, alg)
    if (key instanceof Uint8Array) throw new Error('The key of the connection is symmetric.')
    const authenticate = PrivateKeyJwt(
      { key, kid },
      {
        [modifyAssertion]: (_header, claims) => {
          if (audience !== undefined) claims.aud = audience
        },
      },
    )
    return authenticate(...request)
  }
}
