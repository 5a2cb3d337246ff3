import { SignJWT } from 'jose'
import type { ConnectionSecrets } from '../record-rules/connection-secrets.ts'

const lifetimeSeconds = 5 * 60

type Authentication = NonNullable<ConnectionSecrets['gateway_authentication']>

/**
 * The bearer token for the gateway of a connection: a JWT (RFC 7519) by HS256 with the shared
 * secret.
 *
 * @returns undefined if there is no secret
 */
export async function signGatewayToken(
  { subject, audience, secret, secret_base64_encoded: isBase64 = false }: Authentication,
  now: Date,
): Promise<string | undefined> {
  if (!secret) return undefined
  const seconds = Math.floor(now.getTime() / 1000)
  const token = new SignJWT()
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + lifetimeSeconds)
  if (subject !== undefined) token.setSubject(subject)
  if (audience !== undefined) token.setAudience(audience)
  return token.sign(Buffer.from(secret, isBase64 ? 'base64' : 'utf8'))
}
