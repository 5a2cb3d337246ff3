import { isDeepStrictEqual } from 'node:util'
import { LRUCache } from 'lru-cache'
import type { ServedDomain } from '../store/tenants/custom-domains.ts'
import { CoalescedLookups } from './coalesced-lookups.ts'
import { Remembered } from './remembered.ts'
import type { Tenant } from './tenancy.ts'

/** Cached custom domains; the least recently used are evicted. */
const domainsMax = 10_000

/** The issuer at another host name of the same tenant. */
export function issuerAt(issuer: string, hostname: string): string {
  const url = new URL(issuer)
  url.hostname = hostname
  return url.href
}

/** The served custom domains of all tenants, cached. */
export class CustomHosts {
  readonly #names = new LRUCache<string, true>({ max: domainsMax })
  readonly #known: Remembered<ServedDomain>
  readonly #lookups: CoalescedLookups<ServedDomain>

  constructor(rememberMs: number, read: (host: string) => Promise<ServedDomain | undefined>) {
    this.#known = new Remembered({ max: domainsMax, rememberMs, read })
    this.#lookups = new CoalescedLookups(rememberMs, read)
  }

  /** Whether requests for the host have found a custom domain before. */
  has(host: string): boolean {
    return this.#names.has(host)
  }

  /** Returns a cached value synchronously. */
  find(host: string): Promise<ServedDomain | undefined> | ServedDomain | undefined {
    return this.has(host) ? this.#known.find(host) : this.#findFirst(host)
  }

  /** Drops a host that a write changed, so that it applies when the write is answered. */
  forget(host: string): void {
    this.#names.delete(host)
    this.#known.forget(host)
    this.#lookups.forget(host)
  }

  async #findFirst(host: string): Promise<ServedDomain | undefined> {
    const found = await this.#lookups.find(host)
    if (found) this.#names.set(host, true)
    return found
  }
}

interface AtDomain {
  readonly domain: ServedDomain
  readonly tenant: Tenant
}

/** Tenants as they are at their custom domains: the same object until either changes. */
export class CustomDomainTenants {
  readonly #made = new WeakMap<Tenant, Map<string, AtDomain>>()

  at(tenant: Tenant, domain: ServedDomain): Tenant {
    const made = this.#made.get(tenant) ?? new Map<string, AtDomain>()
    this.#made.set(tenant, made)
    const known = made.get(domain.domain)
    if (known && isDeepStrictEqual(known.domain, domain)) return known.tenant
    const issuer = issuerAt(tenant.issuer, domain.domain)
    const found = { ...tenant, domain: domain.domain, issuer, customDomain: domain }
    made.set(domain.domain, { domain, tenant: found })
    return found
  }
}
