import { compactVerify } from 'jose'
import { ClientError } from 'openid-client'

/**
 * Verifies an ID token that is signed with the client secret (HS256; OpenID Connect Core 1.0,
 * section 10.1); its claims are verified already.
 *
 * @throws ClientError
 */
export async function verifyBySecret(idToken: string, secret: string): Promise<void> {
  const key = new TextEncoder().encode(secret)
  try {
    await compactVerify(idToken, key, { algorithms: ['HS256'] })
  } catch (cause) {
    throw new ClientError('The ID token is not signed with the client secret', { cause })
  }
}
