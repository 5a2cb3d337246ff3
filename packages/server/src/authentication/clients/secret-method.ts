import type { Client, errors, KoaContextWithOIDC } from 'oidc-provider'

/**
 * Lets a client send its secret only in the way that it is registered with, in the header or in the
 * body (RFC 6749, section 2.3.1; RFC 7591, section 2).
 *
 * @throws `invalid_client`
 */
export function requireSecretMethod(
  { headers }: Pick<KoaContextWithOIDC, 'headers'>,
  { clientAuthMethod }: Client,
  { InvalidClientAuth }: Pick<typeof errors, 'InvalidClientAuth'>,
): void {
  if (!clientAuthMethod?.startsWith('client_secret_')) return
  const sent = headers.authorization === undefined ? 'client_secret_post' : 'client_secret_basic'
  if (clientAuthMethod === sent) return
  throw new InvalidClientAuth(
    `the client must authenticate with ${clientAuthMethod}, not with ${sent}`,
  )
}
