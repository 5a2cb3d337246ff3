import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createSecureContext, type SecureContext, type SecureContextOptions } from 'node:tls'
import { LRUCache } from 'lru-cache'

/** Cached certificates; the least recently used are evicted. */
const certificatesMax = 1_000
/** The time after which a renewed certificate is used. */
const checkMs = 60_000

const hostName = /^[a-z0-9][a-z0-9.-]{0,252}$/

/** The certificates of host names: `{folder}/{host name}/fullchain.pem` and `privkey.pem`. */
export interface DomainCertificates {
  /** The certificate of a host name; undefined without one, or if its files cannot be used. */
  contextFor(hostname: string): Promise<SecureContext | undefined>
}

interface Found {
  readonly changedMs: number
  readonly context: SecureContext | undefined
}

interface CertificateOptions {
  readonly folder: string
  /** The options that all certificates share. */
  readonly shared: Pick<SecureContextOptions, 'ca' | 'ciphers'>
  /** Called with the error of files that cannot be used. */
  readonly onError: (error: unknown, hostname: string) => void
}

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
  const certificates = new LRUCache<string, Found>({
    max: certificatesMax,
    ttl: checkMs,
    noDeleteOnStaleGet: true,
    fetchMethod: read,
  })
  return {
    async contextFor(hostname) {
      if (!hostName.test(hostname)) return undefined
      return (await certificates.fetch(hostname))?.context
    },
  }
}
