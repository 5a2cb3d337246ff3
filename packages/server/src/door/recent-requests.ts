import { LRUCache } from 'lru-cache'
import type { RecentRequest } from '../request-facts.ts'

/** Requests stored for dry runs: per tenant, of these tenants, and in bytes. */
const requestsMax = 1_000
const tenantsMax = 200
const bytesMax = 64 * 1024 * 1024
/** The bytes of a request besides its texts. */
const ownBytes = 1_024

/** The recent requests of each tenant; the least recently used tenants are evicted. */
export interface RecentRequests {
  remember(tenantId: string, request: RecentRequest): void
  /** Latest first. */
  of(tenantId: string): readonly RecentRequest[]
}

interface Ring {
  requests: RecentRequest[]
  bytes: number
}

export function createRecentRequests(): RecentRequests {
  const rings = new LRUCache<string, Ring>({ max: tenantsMax, maxSize: bytesMax })
  return {
    remember(tenantId, request) {
      const ring = rings.get(tenantId) ?? { requests: [], bytes: 0 }
      ring.requests.push(request)
      ring.bytes += bytesOf(request)
      // Keeps up to twice the limit, so that adding one request does not move the others.
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
