import type { SecureContext, TlsOptions } from 'node:tls'

/**
 * Chooses the certificate of a handshake by the host name in lower case (SNI, RFC 6066, section 3).
 *
 * @param choose resolves to undefined for the certificate of the server; without one, the handshake
 *   fails, as it does after a rejection
 */
export const bySni = (
  choose: (hostname: string) => Promise<SecureContext | undefined>,
): Pick<TlsOptions, 'SNICallback'> => ({
  SNICallback: (hostname, done) => {
    choose(hostname.toLowerCase()).then(
      (context) => done(null, context),
      (error: Error) => done(error),
    )
  },
})
