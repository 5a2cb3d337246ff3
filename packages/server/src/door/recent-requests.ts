import { LRUCache } from 'lru-cache'
import type { RecentRequest } from '../request-facts.ts'

/** The limits of requests that are kept for dry runs: per tenant, of tenants, and of bytes. */
const requestsMax = 1_000
const tenantsMax = 200
const bytesMax = 64 * 1024 * 1024
/** The approximate bytes of a request without its strings. */
const ownBytes = 1_024

/** The recent requests of each tenant. Those of the least recently used tenants are evicted. */
export interface RecentRequests {
  remember(tenantId: string, request: RecentRequest): void
  /** The requests of a tenant, latest first. */
  of(tenantId: string): readonly RecentRequest[]
}

interface Ring {
  requests: RecentRequest[]
  bytes: number
}

/** Creates the recent requests of this process, at first empty. */
export function createRecentRequests(): RecentRequests {
  const rings = new LRUCache<string, Ring>({ max: tenantsMax, maxSize: bytesMax })
  return {
    remember(tenantId, request) {
      const ring = rings.get(tenantId) ?? { requests: [], bytes: 0 }
      ring.requests.push(request)
      ring.bytes += bytesOf(request)
      // Keeps up to twice the limit, so that requests are removed many at a time.
      if (ring.requests.length >= 2 * requestsMax || ring.bytes > bytesMax / 2) halve(ring)
      rings.set(tenantId, ring, { size: ring.bytes })
    },
    of: (tenantId) => [...(rings.get(tenantId)?.requests ?? [])].reverse(),
  }
}

function halve(ring: Ring): void {
  ring.requests = ring.requests.slice(ring.requests.length / 2)
  ring.bytes = ring.requests.reduce((sum, request) => sum + bytesOf(request), 0)
}

function bytesOf({ facts: { userAgent = '' } }: RecentRequest): number {
  return ownBytes + 2 * userAgent.length
}
