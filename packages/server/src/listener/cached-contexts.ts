import type { SecureContext } from 'node:tls'
import { LRUCache } from 'lru-cache'

/** The most certificates in the cache; the least recently used are evicted. */
const certificatesMax = 1_000

interface Read {
  readonly context: SecureContext | undefined
}

/**
 * Caches the certificates of host names.
 *
 * @param checkMs the interval between reads of a certificate that is in use
 * @param read reads the certificate of a host name; gets what it answered the last time, and never
 *   rejects
 */
export function cachedContexts<Of extends Read>(
  checkMs: number,
  read: (hostname: string, before: Of | undefined) => Promise<Of>,
): (hostname: string) => Promise<SecureContext | undefined> {
  const certificates = new LRUCache<string, Of>({
    max: certificatesMax,
    ttl: checkMs,
    noDeleteOnStaleGet: true,
    fetchMethod: read,
  })
  return async (hostname) => (await certificates.fetch(hostname))?.context
}
