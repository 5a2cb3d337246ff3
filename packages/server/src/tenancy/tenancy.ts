import { isDeepStrictEqual } from 'node:util'
import { LRUCache } from 'lru-cache'
import type { AttackProtectionSettings } from '../record-rules/attack-protection-defaults.ts'
import type { Settings } from '../record-rules/tenant-defaults.ts'
import { shareRead } from '../store/database/shared-read.ts'
import type { SigningKey } from '../store/keys/signing-keys.ts'
import type { GuardianSettings } from '../store/second-factors/guardian-settings.ts'
import type { ServedDomain } from '../store/tenants/custom-domain-rows.ts'
import type { TenantRow } from '../store/tenants/tenant-row.ts'
import { withoutDeadline } from '../timing/deadline.ts'
import type { CacheLookups } from './cache-lookups.ts'
import { CoalescedLookups } from './coalesced-lookups.ts'
import { CustomDomains } from './custom-domain.ts'
import { type KeySet, keySet } from './key-set.ts'
import { listKeys } from './list-keys.ts'
import {
  managementAudienceOf,
  type OpenedTenant,
  openTenant,
  type TenancyOptions,
} from './open-tenant.ts'
import { orLastRead } from './or-last-read.ts'
import { Refreshes } from './refreshes.ts'

/** A tenant, as it was found by the host name of a request. */
export interface Tenant extends OpenedTenant {
  readonly id: string
  readonly name: string
  /** The host name of the tenant, or the custom domain that the request was sent to. */
  readonly domain: string
  /** The custom domain of the request; undefined at the host name of the tenant. */
  readonly customDomain?: ServedDomain
  /**
   * The domain of links in mails that no browser has requested; undefined for that of the tenant.
   */
  readonly linkDomain: string | undefined
  /** The issuer (RFC 8414, section 2), with a trailing slash as that of the hosted service. */
  readonly issuer: string
  /** The `aud` of tokens for the management API: `{issuer}api/v2/`. */
  readonly managementAudience: string
  /**
   * The same object until a key is added, deleted or changes its state. Derived values can be
   * cached by it.
   */
  readonly keys: KeySet
  /** The same object until one of them changes. */
  readonly settings: Settings
  /** The same object until it changes. */
  readonly attackProtection: AttackProtectionSettings
  /** The policy on second factors; the same object until it changes. */
  readonly guardian: GuardianSettings
  /** The triggers with bound actions; the same object until they change. */
  readonly boundTriggers: readonly string[]
}

/** Finds the tenants of the installation. */
export interface Tenancy {
  /**
   * The tenant of a host name. A cached tenant is returned at once, and refreshed in the
   * background. While it is used frequently, it is at most twice `rememberMs` old.
   */
  find(hostname: string): Promise<Tenant | undefined> | Tenant | undefined
  /**
   * Removes what another process has changed from the cache.
   *
   * @param topic the kind of rows that changed; undefined if any may have changed
   */
  notice(tenantId: string, topic: string | undefined): void
  /** Removes all that is cached of a tenant, in every process, because its rows were replaced. */
  forget(tenantId: string): Promise<void>
}

/** The most cached hosts; the least recently used are evicted. */
const hostsMax = 10_000

/** Longer names are neither read nor cached, because anybody can name a host. */
const hostnameLengthMax = 253

/** The stored keys that were read together with a tenant. */
type Listed = readonly SigningKey[]
type Found = { readonly tenant: Tenant | undefined }

/**
 * Creates the tenancy. It caches tenants for `rememberMs`, after which changes of other processes
 * apply. While the database is unavailable, cached tenants remain in use.
 */
export function createTenancy(options: TenancyOptions): Tenancy {
  const { tenants, issuerOf, rememberMs, watch } = options
  const lookups = options.lookups.tenants
  /** The domains of cached tenants, by tenant id. */
  const domains = new Map<string, string>()
  const refreshes = new Refreshes()
  const findTenant: Find = (hostname) => findOwn(hostname)
  const customDomains = new CustomDomains({ rememberMs, tenants, findTenant, lookups })
  const hosts = new LRUCache<string, Found>({
    max: hostsMax,
    ttl: rememberMs,
    noDeleteOnStaleGet: true,
    // Otherwise a write during a refresh would reject the refresh, which nobody awaits.
    ignoreFetchAbort: true,
    dispose: ({ tenant }, _hostname, reason) => {
      if (!tenant || reason === 'set') return
      watch.forget(tenant.id)
      domains.delete(tenant.id)
    },
    fetchMethod: (hostname, before) => orLastRead(before, () => read(hostname, before)),
  })
  const coalescedLookups = new CoalescedLookups(
    rememberMs,
    async (name) => (await read(name)).tenant,
  )

  async function read(hostname: string, before?: Found, keepsKeys = false): Promise<Found> {
    const [row, keys] = await Promise.all([
      tenants.findByDomain(hostname),
      keysOf(before?.tenant, keepsKeys),
    ])
    return { tenant: row && (await resolve(row, before?.tenant, keys)) }
  }

  async function resolve(row: TenantRow, before?: Tenant, listed?: Listed): Promise<Tenant> {
    const known = before?.id === row.id ? before : undefined
    const opened = known ?? (await open(row))
    const keys = keySet(await listKeys(options, row, opened.store, known && listed), known?.keys)
    const fresh = freshOf(row, keys, known)
    if (known && isUnchanged(known, fresh)) return known
    return { ...opened, ...row, ...addressOf(issuerOf(row.domain)), ...fresh }
  }

  async function open(row: TenantRow): Promise<OpenedTenant> {
    const opened = await openTenant(options, row, {
      replace,
      reread: (keepsKeys) => readAgain(row.domain, keepsKeys),
      forgetHost: (host) => customDomains.forget(host),
      settings: () =>
        hosts.peek(row.domain, { allowStale: true })?.tenant?.settings ?? row.settings,
    })
    watch.follow(row.id, opened.rules)
    domains.set(row.id, row.domain)
    return opened
  }

  const { readAgain, replace } = changedTenants({ hosts, read, resolve })
  const findOwn = findOwnBy({ hosts, coalescedLookups, refreshes, rememberMs, lookups })

  return {
    find: findAnyBy(findOwn, customDomains),
    ...changesBy({ hosts, customDomains, domains, announce: options.announce, readAgain }),
  }
}

interface ChangedTenants {
  readonly hosts: LRUCache<string, Found>
  readonly read: (hostname: string, before?: Found, keepsKeys?: boolean) => Promise<Found>
  readonly resolve: (row: TenantRow, before: Tenant, listed: Listed) => Promise<Tenant>
}

/** Caches changed tenants at once. If that fails, they are read again after `rememberMs`. */
const changedTenants = ({ hosts, read, resolve }: ChangedTenants) => ({
  async readAgain(hostname: string, keepsKeys = false): Promise<void> {
    const before = hosts.peek(hostname, { allowStale: true })
    const again = () => read(hostname, before, keepsKeys)
    const found = await withoutDeadline(again).catch(() => undefined)
    if (found) hosts.set(hostname, found)
  },
  /** Caches a row that was written, with the known keys. */
  async replace(row: TenantRow): Promise<void> {
    const before = hosts.peek(row.domain, { allowStale: true })?.tenant
    if (!before) return
    const resolved = () => resolve(row, before, before.keys.signingKeys)
    const tenant = await withoutDeadline(resolved).catch(() => undefined)
    if (tenant) hosts.set(row.domain, { tenant })
  },
})

/** The stored keys of a cached tenant, if only its row has changed. */
const keysOf = (known: Tenant | undefined, keepsKeys: boolean) =>
  keepsKeys ? known?.keys.signingKeys : known?.store.signingKeys.list()

interface Changing {
  readonly hosts: LRUCache<string, Found>
  readonly customDomains: Pick<CustomDomains<Tenant>, 'forgetAll'>
  readonly domains: ReadonlyMap<string, string>
  readonly announce: TenancyOptions['announce']
  readonly readAgain: (hostname: string) => Promise<void>
}

/** Applies changes of rows that were not made by the store of a tenant. */
function changesBy({
  hosts,
  customDomains,
  domains,
  announce,
  readAgain,
}: Changing): Pick<Tenancy, 'notice' | 'forget'> {
  return {
    notice(tenantId, topic) {
      if (topic === undefined || topic === 'custom_domain') customDomains.forgetAll()
      const hostname = domains.get(tenantId) ?? ''
      void hosts.peek(hostname, { allowStale: true })?.tenant?.notice(topic)
    },
    async forget(tenantId) {
      announce(tenantId)
      customDomains.forgetAll()
      const hostname = domains.get(tenantId)
      if (hostname === undefined) return
      await hosts.peek(hostname, { allowStale: true })?.tenant?.forget()
      await readAgain(hostname)
    },
  }
}

interface Known {
  readonly hosts: LRUCache<string, Found>
  readonly coalescedLookups: CoalescedLookups<Tenant>
  readonly refreshes: Refreshes
  readonly rememberMs: number
  readonly lookups: CacheLookups
}

type Find = Tenancy['find']

/** Creates the look-up of tenants by their own domains. */
const findOwnBy =
  (known: Known): Find =>
  (hostname) => {
    const found = known.hosts.get(hostname)
    if (!found) {
      known.lookups.misses += 1
      return findCached(hostname, known)
    }
    known.lookups.hits += 1
    return found.tenant
  }

/** Creates the look-up of tenants by their own domains and by custom domains. */
const findAnyBy =
  (findOwn: Find, customDomains: CustomDomains<Tenant>): Find =>
  (hostname) => {
    if (hostname.length > hostnameLengthMax) return undefined
    if (customDomains.has(hostname)) return customDomains.find(hostname)
    const found = findOwn(hostname)
    if (!(found instanceof Promise)) return found
    return found.then((tenant) => tenant ?? customDomains.find(hostname))
  }

/** Several requests may wait for this read, so it must not end at the deadline of one of them. */
function findCached(
  hostname: string,
  known: Known,
): Promise<Tenant | undefined> | Tenant | undefined {
  const { hosts, refreshes, rememberMs } = known
  const stale = hosts.peek(hostname, { allowStale: true })
  if (!stale) return readFirst(hostname, known)
  const fetched = withoutDeadline(() => hosts.fetch(hostname))
  if (hosts.getRemainingTTL(hostname) > -rememberMs) return stale.tenant
  // A write during the read has put a newer value into the cache.
  const latest = () => hosts.peek(hostname, { allowStale: true }) ?? stale
  return refreshes.wait(hostname, fetched).then(() => latest().tenant)
}

async function readFirst(hostname: string, { hosts, coalescedLookups }: Known) {
  const tenant = await shareRead(() => coalescedLookups.find(hostname))
  const written = hosts.peek(hostname)
  if (tenant && !written) hosts.set(hostname, { tenant })
  return (written ?? { tenant }).tenant
}

type Fresh = Pick<
  Tenant,
  'name' | 'linkDomain' | 'settings' | 'attackProtection' | 'guardian' | 'boundTriggers' | 'keys'
>

function freshOf(row: TenantRow, keys: KeySet, known: Tenant | undefined): Fresh {
  return {
    name: row.name,
    linkDomain: row.linkDomain,
    settings: sameOr(known?.settings, row.settings),
    attackProtection: sameOr(known?.attackProtection, row.attackProtection),
    guardian: sameOr(known?.guardian, row.guardian),
    boundTriggers: sameOr(known?.boundTriggers, row.boundTriggers),
    keys,
  }
}

/** Unchanged members stay the same objects, because derived values are cached by them. */
const isUnchanged = (known: Tenant, fresh: Fresh) =>
  (Object.keys(fresh) as (keyof Fresh)[]).every((name) => known[name] === fresh[name])

/** The former value, unless it has changed. */
function sameOr<T>(known: T | undefined, read: T): T {
  return known !== undefined && isDeepStrictEqual(known, read) ? known : read
}

/** The issuer of a tenant, and the audience of its management API. */
const addressOf = (issuer: string) => ({ issuer, managementAudience: managementAudienceOf(issuer) })
