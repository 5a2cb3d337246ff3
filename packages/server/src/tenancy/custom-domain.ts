import { isDeepStrictEqual } from 'node:util'
import { LRUCache } from 'lru-cache'
import type { ServedDomain } from '../store/tenants/custom-domain-rows.ts'
import type { CacheLookups } from './cache-lookups.ts'
import { CoalescedLookups } from './coalesced-lookups.ts'
import { Remembered } from './remembered.ts'

/** The most cached custom domains; the least recently used are evicted. */
const domainsMax = 10_000

/** The issuer of a tenant at another host name. */
export function issuerAt(issuer: string, hostname: string): string {
  const url = new URL(issuer)
  url.hostname = hostname
  return url.href
}

/** The members of a tenant that depend on the domain. */
interface AtDomain {
  readonly domain: string
  readonly issuer: string
  readonly customDomain?: ServedDomain
}

interface Options<Tenant> {
  readonly rememberMs: number
  readonly tenants: { findServedDomain(host: string): Promise<ServedDomain | undefined> }
  /** Finds a tenant by its own domain. */
  readonly findTenant: (domain: string) => Promise<Tenant | undefined> | Tenant | undefined
  readonly lookups: CacheLookups
}

/** The custom domains of all tenants that are in use, with their tenants. Cached. */
export class CustomDomains<Tenant extends AtDomain> {
  readonly #names = new LRUCache<string, true>({ max: domainsMax })
  readonly #known: Remembered<ServedDomain>
  readonly #lookups: CoalescedLookups<ServedDomain>
  readonly #findTenant: Options<Tenant>['findTenant']
  readonly #made = new WeakMap<Tenant, Map<string, Tenant>>()

  constructor({ rememberMs, tenants, findTenant, lookups }: Options<Tenant>) {
    const read = tenants.findServedDomain
    this.#known = new Remembered({ max: domainsMax, rememberMs, read, lookups })
    this.#lookups = new CoalescedLookups(rememberMs, read)
    this.#findTenant = findTenant
  }

  /** Whether a host was found to be a custom domain. */
  has(host: string): boolean {
    return this.#names.has(host)
  }

  /**
   * The tenant at a custom domain. The same object is returned until the tenant or the domain
   * changes.
   */
  async find(host: string): Promise<Tenant | undefined> {
    const served = await (this.has(host) ? this.#known.find(host) : this.#findFirst(host))
    const tenant = served && (await this.#findTenant(served.tenantDomain))
    return tenant && this.#at(tenant, served)
  }

  /** Removes a changed host from the cache, before the write is answered. */
  forget(host: string): void {
    this.#names.delete(host)
    this.#known.forget(host)
    this.#lookups.forget(host)
  }

  forgetAll(): void {
    for (const host of [...this.#names.keys()]) this.forget(host)
  }

  async #findFirst(host: string): Promise<ServedDomain | undefined> {
    const found = await this.#lookups.find(host)
    if (found) this.#names.set(host, true)
    return found
  }

  #at(tenant: Tenant, served: ServedDomain): Tenant {
    const { domain } = served
    const made = this.#made.get(tenant) ?? new Map<string, Tenant>()
    this.#made.set(tenant, made)
    const known = made.get(domain)
    if (known && isDeepStrictEqual(known.customDomain, served)) return known
    const issuer = issuerAt(tenant.issuer, domain)
    const found = { ...tenant, domain, issuer, customDomain: served }
    made.set(domain, found)
    return found
  }
}
