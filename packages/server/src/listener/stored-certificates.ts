import { createSecureContext, type SecureContext, type SecureContextOptions } from 'node:tls'
import { cachedContexts } from './cached-contexts.ts'
import type { DomainCertificates } from './domain-certificates.ts'

/** The interval between checks for a new or renewed certificate. */
const checkMs = 5_000

/** The certificate that a CA issued for a host name; undefined if there is none. */
export type FindCertificate = (
  hostname: string,
) => Promise<{ readonly chain: string; readonly key: string } | undefined>

interface Found {
  readonly chain: string | undefined
  readonly context: SecureContext | undefined
}

interface StoredOptions {
  readonly find: FindCertificate
  /** The options of all certificates. */
  readonly shared: Pick<SecureContextOptions, 'ca' | 'ciphers'>
  /** Called with the error of a certificate that cannot be read or used. */
  readonly onError: (error: unknown, hostname: string) => void
}

/** The certificates of custom domains in the database. */
export function openStoredCertificates({
  find,
  shared,
  onError,
}: StoredOptions): DomainCertificates {
  const read = async (hostname: string, before: Found | undefined): Promise<Found> => {
    try {
      const found = await find(hostname)
      if (before && found?.chain === before.chain) return before
      if (!found) return { chain: undefined, context: undefined }
      const { chain, key } = found
      return { chain, context: createSecureContext({ ...shared, cert: chain, key }) }
    } catch (error) {
      onError(error, hostname)
      return { chain: undefined, context: before?.context }
    }
  }
  return { contextFor: cachedContexts(checkMs, read) }
}
