import type { Logger } from 'pino'
import type { Connectors } from '../connectors/connectors.ts'
import type { ResourceName } from '../event-kinds.ts'
import type { Passwords } from '../passwords/passwords.ts'
import { managementAudience } from '../record-rules/management-audience.ts'
import type { Settings } from '../record-rules/tenant-defaults.ts'
import type { Readers } from '../store/database/readers.ts'
import type { Change } from '../store/logs/changes.ts'
import type { EndedSession } from '../store/oidc/ended-session.ts'
import type { TenantRow } from '../store/tenants/tenant-row.ts'
import type { StorePlace, TenantStore, Tenants } from '../store/tenants/tenants.ts'
import type { Committed } from '../store/tenants/writes.ts'
import { AccessRules, applyAclChanges } from './access-rules.ts'
import type { ActionSandbox } from './action-sandbox.ts'
import type { LookupsOfCaches } from './cache-lookups.ts'
import type { KeyQueue } from './key-queue.ts'
import { type ReadElsewhere, type Replica, readElsewhere } from './read-elsewhere.ts'
import type { RuleWatch } from './rule-watch.ts'
import {
  invalidateAll,
  invalidateChanged,
  openCaches,
  resourcesOfCaches,
  type TenantCaches,
} from './tenant-caches.ts'

/** The parts of the server that tenants share. */
export interface TenancyOptions {
  readonly tenants: Tenants
  readonly connectors: Connectors
  readonly passwords: Passwords
  readonly sandbox: ActionSandbox
  readonly keyQueue: KeyQueue
  /** The issuer of a tenant, by its domain. */
  readonly issuerOf: (domain: string) => string
  readonly rememberMs: number
  /** The replicas that answer reads; undefined if only the primary does. */
  readonly readers: Readers<Replica> | undefined
  readonly readerTimeoutMs: number
  readonly watch: RuleWatch
  /**
   * Notifies other processes of a change in what they cache of a tenant.
   *
   * @param resource the kind of rows that changed; undefined if any may have changed
   */
  readonly announce: (tenantId: string, resource?: string) => void
  /** Called with what this process wrote to a tenant, after the commit. */
  readonly onCommitted: (committed: Committed, tenantId: string) => void
  /** Called with the type of each log entry of a tenant. */
  readonly onLogged: (type: string) => void
  /**
   * Called with sessions that ended without a request of their browser, and the domain of the
   * tenant.
   */
  readonly onSessionsEnded: (ended: readonly EndedSession[], domain: string) => void
  /** Counts the look-ups in the caches. */
  readonly lookups: LookupsOfCaches
  /** Called when there is a new job. */
  readonly onJob: () => void
  readonly log: Logger
}

/** The resources whose rows are parts of the tenant object. */
const resourcesOfTenant: readonly ResourceName[] = [
  'action_binding',
  'signing_key',
  'tenant_settings',
  'custom_domain',
  'guardian',
  'brute_force_protection',
  'suspicious_ip_throttling',
  'breached_password_detection',
  'bot_detection',
  'captcha',
  'phone_provider_protection',
]

/** The resources that processes cache, and whose changes they announce to each other. */
const cachedResources: readonly ResourceName[] = [
  ...new Set<ResourceName>([
    'network_acl',
    'encryption_key',
    ...resourcesOfTenant,
    ...resourcesOfCaches,
  ]),
]

const cachedAmong = (changes: readonly Change[]): readonly ResourceName[] =>
  cachedResources.filter((resource) => changes.some((change) => change.resource === resource))

const isOfKeys = ({ resource }: Pick<Change, 'resource'>) => resource === 'signing_key'

/** An open tenant: its store, and caches that its own writes keep up to date. */
export interface OpenedTenant extends TenantCaches {
  readonly store: TenantStore
  /** Runs reads on a replica, if one has all that was committed before. */
  readonly readElsewhere: ReadElsewhere
  /** The network ACLs. A rule that `store` writes applies when the write returns. */
  readonly rules: AccessRules
  /** The connectors by strategy. */
  readonly connectors: Connectors
  /** The password queues, which all tenants share. */
  readonly passwords: Passwords
  /** Runs functions of tenants; all tenants share it. */
  readonly sandbox: ActionSandbox
  /** Generates keys; all tenants share it. */
  readonly keyQueue: KeyQueue
  /** Counts the look-ups in the caches of all tenants. */
  readonly lookups: LookupsOfCaches
  /**
   * Removes the cached rows of a resource that another process has changed; without `resource`, all
   * rows. The rule watch refreshes the network ACLs.
   */
  notice(resource?: string): Promise<void>
  /** Removes all cached rows, and reads the network ACLs again. */
  forget(): Promise<void>
}

/** The audience of the management API of a tenant: `{issuer}api/v2/`. */
export function managementAudienceOf(issuer: string): string {
  return issuer.replace(/\/$/, managementAudience)
}

/** The custom domains that a transaction has changed. */
const customDomainsOf = (changes: Committed['changes']): string[] =>
  changes.flatMap(({ resource, before, after }) => {
    const changed = after ?? before
    const isDomain = resource === 'custom_domain' && changed && 'domain' in changed
    return isDomain ? [String(changed.domain)] : []
  })

interface OfItself {
  /** Caches the row of the tenant, which was written. */
  readonly replace: (row: TenantRow) => Promise<void>
  /**
   * Reads the tenant again, because its keys changed, or another process has changed its row.
   *
   * @param keepsKeys only its row changed, and not its keys
   */
  readonly reread: (keepsKeys: boolean) => Promise<void>
  /** Called with a custom domain that changed. */
  readonly forgetHost: (host: string) => void
  /** Reads the current settings. */
  readonly settings: () => Settings
}

/** Opens the store of a tenant, and its caches. */
export async function openTenant(
  options: TenancyOptions,
  row: TenantRow,
  { replace, reread, forgetHost, settings }: OfItself,
): Promise<OpenedTenant> {
  const { tenants, connectors, passwords, sandbox, keyQueue, issuerOf, announce, lookups, log } =
    options
  const { onJob, onCommitted } = options
  let refreshing = Promise.resolve()
  const inTurn = (refresh: () => Promise<void>) => {
    refreshing = refreshing.then(refresh)
    return refreshing
  }
  const issuer = issuerOf(row.domain)
  const place: StorePlace = {
    issuer,
    managementAudience: managementAudienceOf(issuer),
    settings,
    onLogged: options.onLogged,
    onLogFailed: (error) =>
      log.error(
        { err: error, tenant: row.name },
        'The log entry of a log-in could not be written.',
      ),
    async onCommitted(committed) {
      const { changes, endedSessions, tenant } = committed
      invalidateChanged(caches, changes)
      if (changes.some(({ resource }) => resource === 'job')) onJob()
      for (const host of customDomainsOf(changes)) forgetHost(host)
      onCommitted(committed, row.id)
      if (endedSessions.length > 0) options.onSessionsEnded(endedSessions, row.domain)
      applyAclChanges(changes, rules)
      for (const resource of cachedAmong(changes)) announce(row.id, resource)
      if (changes.some(isOfKeys)) await inTurn(() => reread(false))
      else if (tenant) await inTurn(() => replace(tenant))
    },
  }
  const store = tenants.storeOf(row, place)
  const openAt = ({ database }: Replica) => tenants.storeOf(row, place, database)
  const onMalformed = (error: Error) =>
    log.error(
      { err: error, tenant: row.name },
      'A stored network ACL is malformed and is not in force.',
    )
  const caches = openCaches(store, connectors, options.rememberMs, lookups)
  const rules = new AccessRules({ networkAcls: store.networkAcls, onMalformed })
  await rules.refresh()
  return {
    ...caches,
    store,
    readElsewhere: readElsewhere({ store, openAt }, options.readers, options.readerTimeoutMs),
    rules,
    connectors,
    passwords,
    sandbox,
    keyQueue,
    lookups,
    async notice(resource) {
      const changed = cachedResources.filter((each) => resource === undefined || each === resource)
      const changes = changed.map((each) => ({ resource: each }))
      invalidateChanged(caches, changes)
      if (!changed.some((each) => resourcesOfTenant.includes(each))) return
      await inTurn(() => reread(!changes.some(isOfKeys)))
    },
    async forget() {
      invalidateAll(caches)
      await rules.reread()
    },
  }
}
