import type { Client, errors, KoaContextWithOIDC } from 'oidc-provider'

/**
 * Requires that a client sends its secret by its registered method, `client_secret_basic` or
 * `client_secret_post` (RFC 6749, section 2.3.1; RFC 7591, section 2).
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
