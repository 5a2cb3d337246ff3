import { compactVerify } from 'jose'
import { ClientError } from 'openid-client'

/**
 * Verifies the signature of an ID token that is signed with the client secret (HS256; OpenID
 * Connect Core 1.0, section 10.1). openid-client has verified its claims before.
 *
 * @throws ClientError if the signature is not valid
 */
export async function verifyBySecret(idToken: string, secret: string): Promise<void> {
  const key = new TextEncoder().encode(secret)
  try {
    await compactVerify(idToken, key, { algorithms: ['HS256'] })
  } catch (cause) {
    throw new ClientError('The ID token is not signed with the client secret', { cause })
  }
}
