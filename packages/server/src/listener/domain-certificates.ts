import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createSecureContext, type SecureContext, type SecureContextOptions } from 'node:tls'
import { cachedContexts } from './cached-contexts.ts'

/** The interval between checks of a certificate for renewal. */
const checkMs = 60_000

const hostName = /^[a-z0-9][a-z0-9.-]{0,252}$/

/**
 * The certificates in the folder of the operator: `{folder}/{host name}/fullchain.pem` and
 * `privkey.pem`.
 */
export interface DomainCertificates {
  /** The certificate of a host name; undefined if there is none, or its files cannot be used. */
  contextFor(hostname: string): Promise<SecureContext | undefined>
}

interface Found {
  readonly changedMs: number
  readonly context: SecureContext | undefined
}

interface CertificateOptions {
  readonly folder: string
  /** The options of all certificates. */
  readonly shared: Pick<SecureContextOptions, 'ca' | 'ciphers'>
  /** Called with the error of files that cannot be used. */
  readonly onError: (error: unknown, hostname: string) => void
}

/** Opens the folder; each certificate is read when a client asks for its host name. */
export function openDomainCertificates(options: CertificateOptions): DomainCertificates {
  const { folder, shared, onError } = options
  const read = async (hostname: string, before: Found | undefined): Promise<Found> => {
    const certFile = join(folder, hostname, 'fullchain.pem')
    const keyFile = join(folder, hostname, 'privkey.pem')
    const changedMs = await stat(certFile).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    )
    if (changedMs === (before?.changedMs ?? 0)) return before ?? { changedMs, context: undefined }
    try {
      const [cert, key] = await Promise.all([readFile(certFile), readFile(keyFile)])
      return { changedMs, context: createSecureContext({ ...shared, cert, key }) }
    } catch (error) {
      onError(error, hostname)
      return { changedMs: 0, context: before?.context }
    }
  }
  const find = cachedContexts(checkMs, read)
  return {
    contextFor: async (hostname) => (hostName.test(hostname) ? find(hostname) : undefined),
  }
}
