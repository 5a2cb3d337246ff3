import { isDeepStrictEqual } from 'node:util'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { Connectors } from '../connectors/connectors.ts'
import type { ResourceName } from '../event-kinds.ts'
import type { AttackProtectionSettings } from '../record-rules/attack-protection-defaults.ts'
import { managementAudience } from '../record-rules/management-audience.ts'
import type { Settings } from '../record-rules/tenant-defaults.ts'
import { shareRead } from '../store/database/shared-read.ts'
import type { EndedSession } from '../store/oidc/ended-session.ts'
import type { GuardianSettings } from '../store/second-factors/guardian.ts'
import type { TenantRow, TenantStore, Tenants } from '../store/tenants/tenants.ts'
import type { Committed } from '../store/tenants/writes.ts'
import { withoutDeadline } from '../timing/deadline.ts'
import { AccessRules, putInForce } from './access-rules.ts'
import { CoalescedLookups } from './coalesced-lookups.ts'
import { type KeySet, keySet } from './key-set.ts'
import { listKeys } from './list-keys.ts'
import { orLastRead } from './or-last-read.ts'
import { Refreshes } from './refreshes.ts'
import { RememberedAppearance } from './remembered-appearance.ts'
import { RememberedAudiences } from './remembered-audiences.ts'
import { RememberedClients } from './remembered-clients.ts'
import { RememberedConnections } from './remembered-connections.ts'
import type { RuleWatch } from './rule-watch.ts'

/** One tenant, resolved at the edge from the host name and handed down. */
export interface Tenant {
  readonly id: string
  readonly name: string
  readonly domain: string
  /** With a trailing slash, as at the hosted service. */
  readonly issuer: string
  /** The `aud` of tokens for the management API: `{issuer}api/v2/`. */
  readonly managementAudience: string
  readonly store: TenantStore
  /**
   * The same object until a key is added, deleted or changes its state, so that derived values can
   * be cached by it.
   */
  readonly keys: KeySet
  /** The same object until one of them changes. */
  readonly settings: Settings
  /** The same object until it changes. */
  readonly attackProtection: AttackProtectionSettings
  /** The second-factor policy; the same object until it changes. */
  readonly guardian: GuardianSettings
  /** The network ACLs. A write by `store` applies when it returns. */
  readonly rules: AccessRules
  /** At most `rememberMs` old. A write by `store` applies when it returns. */
  readonly clients: RememberedClients
  /** The cached APIs, likewise. */
  readonly audiences: RememberedAudiences
  /** The cached connections of clients, likewise. */
  readonly connections: RememberedConnections
  /** The connectors by strategy. */
  readonly connectors: Connectors
  /** The cached appearance of pages and mails, likewise. */
  readonly appearance: RememberedAppearance
}

export interface Tenancy {
  /**
   * The tenant of a host name. A frequently used one is at most twice `rememberMs` old, and
   * returned at once; it is refreshed in the background.
   */
  find(hostname: string): Promise<Tenant | undefined> | Tenant | undefined
  /** Signals that a tenant has changed. */
  notice(tenantId: string): void
}

interface TenancyOptions {
  readonly tenants: Tenants
  readonly connectors: Connectors
  /** The issuer of a tenant with this domain. */
  readonly issuerOf: (domain: string) => string
  readonly rememberMs: number
  readonly watch: RuleWatch
  /** Notifies other processes of changes of a tenant, its keys or its network ACLs. */
  readonly announce: (tenantId: string) => void
  /** Told of what was written in this process, and in which tenant, once it is committed. */
  readonly onCommitted: (committed: Committed, tenantId: string) => void
  /** Told of every entry of a tenant's log, by its type. */
  readonly onLogged: (type: string) => void
  /** Called with sessions that ended without a request of their browser, and their domain. */
  readonly onSessionsEnded: (ended: readonly EndedSession[], domain: string) => void
  /** Called when there is a job. */
  readonly onJob: () => void
  readonly log: Logger
}

/** Cached hosts; the least recently used are evicted. */
const hostsMax = 10_000

/** Longer names are neither read nor cached: anybody can name a host. */
const hostnameLengthMax = 253

/** The resources whose changes change the tenant object. */
const ofTheTenant: readonly ResourceName[] = [
  'signing_key',
  'tenant_settings',
  'guardian',
  'brute_force_protection',
  'suspicious_ip_throttling',
  'breached_password_detection',
]

/** The members that stay the same while a tenant is cached. */
type Opened = Pick<
  Tenant,
  'store' | 'rules' | 'clients' | 'audiences' | 'connections' | 'connectors' | 'appearance'
>

type Found = { readonly tenant: Tenant | undefined }

/**
 * Caches tenants for `rememberMs`, after which changes of other processes apply. While the database
 * is unavailable, the cached values are used.
 */
export function createTenancy(options: TenancyOptions): Tenancy {
  const { tenants, issuerOf, rememberMs, watch } = options
  /** The domains of cached tenants, by id. */
  const domains = new Map<string, string>()
  const refreshes = new Refreshes()
  const hosts = new LRUCache<string, Found>({
    max: hostsMax,
    ttl: rememberMs,
    noDeleteOnStaleGet: true,
    // Without this, a write during a refresh would reject the refresh, which nobody awaits.
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

  async function read(hostname: string, before?: Found): Promise<Found> {
    const row = await tenants.findByDomain(hostname)
    return { tenant: row && (await resolve(row, before?.tenant)) }
  }

  async function resolve(row: TenantRow, before: Tenant | undefined): Promise<Tenant> {
    const known = before?.id === row.id ? before : undefined
    const opened = known ?? (await open(row))
    const keys = keySet(await listKeys(options, row, opened.store), known?.keys)
    const fresh = freshOf(row, keys, known)
    if (known && isUnchanged(known, fresh)) return known
    return { ...opened, ...row, ...addressOf(issuerOf(row.domain)), ...fresh }
  }

  async function open(row: TenantRow): Promise<Opened> {
    const opened = await openTenant(options, row, {
      reread: () => readAgain(row.domain),
      settings: () =>
        hosts.peek(row.domain, { allowStale: true })?.tenant?.settings ?? row.settings,
    })
    watch.follow(row.id, opened.rules)
    domains.set(row.id, row.domain)
    return opened
  }

  /** Reads a changed tenant at once; if that fails, after `rememberMs`. */
  async function readAgain(hostname: string): Promise<void> {
    const before = hosts.peek(hostname, { allowStale: true })
    const found = await withoutDeadline(() => read(hostname, before)).catch(() => undefined)
    if (found) hosts.set(hostname, found)
  }

  return {
    find(hostname) {
      if (hostname.length > hostnameLengthMax) return undefined
      const found = hosts.get(hostname)
      return found
        ? found.tenant
        : findCached(hostname, { hosts, coalescedLookups, refreshes, rememberMs })
    },
    notice(tenantId) {
      const hostname = domains.get(tenantId)
      if (hostname !== undefined) void readAgain(hostname)
    },
  }
}

interface Known {
  readonly hosts: LRUCache<string, Found>
  readonly coalescedLookups: CoalescedLookups<Tenant>
  readonly refreshes: Refreshes
  readonly rememberMs: number
}

/** Several requests may wait for this read, so the deadline of one must not end it. */
function findCached(
  hostname: string,
  known: Known,
): Promise<Tenant | undefined> | Tenant | undefined {
  const { hosts, refreshes, rememberMs } = known
  const stale = hosts.peek(hostname, { allowStale: true })
  if (!stale) return readFirst(hostname, known)
  const fetched = withoutDeadline(() => hosts.fetch(hostname))
  if (hosts.getRemainingTTL(hostname) > -rememberMs) return stale.tenant
  // A write during the read replaces it; its result is in the cache.
  const latest = () => hosts.peek(hostname, { allowStale: true }) ?? stale
  return refreshes.wait(hostname, fetched).then(() => latest().tenant)
}

async function readFirst(hostname: string, { hosts, coalescedLookups }: Known) {
  const tenant = await shareRead(() => coalescedLookups.find(hostname))
  const written = hosts.peek(hostname)
  if (tenant && !written) hosts.set(hostname, { tenant })
  return (written ?? { tenant }).tenant
}

type Fresh = Pick<Tenant, 'name' | 'settings' | 'attackProtection' | 'guardian' | 'keys'>

function freshOf(row: TenantRow, keys: KeySet, known: Tenant | undefined): Fresh {
  return {
    name: row.name,
    settings: sameOr(known?.settings, row.settings),
    attackProtection: sameOr(known?.attackProtection, row.attackProtection),
    guardian: sameOr(known?.guardian, row.guardian),
    keys,
  }
}

/** Unchanged values stay the same object, because others cache by it. */
const isUnchanged = (known: Tenant, fresh: Fresh) =>
  (Object.keys(fresh) as (keyof Fresh)[]).every((name) => known[name] === fresh[name])

function managementAudienceOf(issuer: string): string {
  return issuer.replace(/\/$/, managementAudience)
}

/** The known value, unless it has changed. */
function sameOr<T>(known: T | undefined, read: T): T {
  return known !== undefined && isDeepStrictEqual(known, read) ? known : read
}

/** The issuer and the audience of a tenant's tokens. */
const addressOf = (issuer: string) => ({ issuer, managementAudience: managementAudienceOf(issuer) })

interface OfItself {
  /** Called for changes of the tenant itself. */
  readonly reread: () => Promise<void>
  /** As they are now. */
  readonly settings: () => Settings
}

/** Opens the store of a tenant, and its caches. */
async function openTenant(
  options: TenancyOptions,
  row: TenantRow,
  { reread, settings }: OfItself,
): Promise<Opened> {
  const { tenants, connectors, issuerOf, rememberMs, announce, onJob, onCommitted, log } = options
  let rereading = Promise.resolve()
  const issuer = issuerOf(row.domain)
  const store = tenants.storeOf(row, {
    issuer,
    managementAudience: managementAudienceOf(issuer),
    settings,
    onLogged: options.onLogged,
    async onCommitted(committed) {
      const { changes, endedSessions } = committed
      for (const each of [clients, audiences, connections, appearance]) each.forgetChanged(changes)
      if (changes.some(({ resource }) => resource === 'job')) onJob()
      onCommitted(committed, row.id)
      if (endedSessions.length > 0) options.onSessionsEnded(endedSessions, row.domain)
      const isChanged = changes.some(({ resource }) => ofTheTenant.includes(resource))
      if (putInForce(changes, rules) || isChanged) announce(row.id)
      if (!isChanged) return
      rereading = rereading.then(reread)
      await rereading
    },
  })
  const onMalformed = (error: Error) =>
    log.error(
      { err: error, tenant: row.name },
      'A stored network ACL is malformed and is not in force.',
    )
  const clients = new RememberedClients(store.clients, rememberMs)
  const audiences = new RememberedAudiences(store.resourceServers, rememberMs)
  const connections = new RememberedConnections(store.connections, connectors, rememberMs)
  const appearance = new RememberedAppearance(store, rememberMs)
  const rules = new AccessRules({ networkAcls: store.networkAcls, onMalformed })
  await rules.refresh()
  return { store, rules, clients, audiences, connections, connectors, appearance }
}
