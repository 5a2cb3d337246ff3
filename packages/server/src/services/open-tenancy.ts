import { Connectors } from '../connectors/connectors.ts'
import { createNetworkAclRecorder } from '../door/network-acl-recorder.ts'
import type { Followers } from '../feeds/followers.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { OpenStore } from '../open-store.ts'
import type { Passwords } from '../passwords/passwords.ts'
import { openNotices } from '../store/database/notices.ts'
import type { QueueParts } from '../store/jobs/job-work.ts'
import { networkAclRecords } from '../store/network-acls/network-acl-records.ts'
import type { Committed } from '../store/tenants/writes.ts'
import type { ActionSandbox } from '../tenancy/action-sandbox.ts'
import { countLookups } from '../tenancy/cache-lookups.ts'
import type { EndedSessions } from '../tenancy/ended-sessions.ts'
import { KeyQueue } from '../tenancy/key-queue.ts'
import { watchRules } from '../tenancy/rule-watch.ts'
import { createTenancy } from '../tenancy/tenancy.ts'
import type { Shutdown } from '../timing/shutdown.ts'
import { openJobs } from './open-jobs.ts'
import { openReaders } from './open-readers.ts'
import type { StartOptions } from './start-options.ts'

/** Called after each committed write of a tenant. */
export type OnWritten = (committed: Committed, tenantId: string) => void

/** What the tenancy shares with other services. */
export interface Shared {
  readonly onCommitted: OnWritten
  readonly onImportEnded: QueueParts['onImportEnded']
  readonly metrics: Metrics | undefined
  readonly passwords: Passwords
  readonly sandbox: ActionSandbox
  readonly endedSessions: EndedSessions
  /** The feeds of verifications. */
  readonly verificationFollowers: Followers
}

/** Opens the tenancy: tenants, their current network ACLs, and the recorder of decisions. */
export function openTenancy(
  options: StartOptions,
  store: OpenStore,
  issuerOf: (domain: string) => string,
  shutdown: Shutdown,
  { onCommitted, onImportEnded, endedSessions, metrics, ...shared }: Shared,
) {
  const { config, log, now, connectors: further } = options
  const { passwords, sandbox, verificationFollowers } = shared
  const { tenants, database, sealer, url, redis } = store
  const watch = watchRules(log)
  const notices = openNotices({
    database,
    url,
    redis,
    onNotice: (tenantId, topic) => {
      if (topic !== undefined) verificationFollowers.wake(tenantId, topic)
      if (topic === undefined || topic === 'network_acl') watch.notice(tenantId)
      if (topic === undefined || topic === 'encryption_key') sealer.forget(tenantId)
      tenancy.notice(tenantId, topic)
    },
    onReconnect: () => {
      verificationFollowers.wakeAll()
      void watch.refreshAll()
    },
    onError: (error) =>
      log.warn({ err: error }, 'Change notifications are unavailable; polling every second.'),
  })
  const networkAclRecorder = createNetworkAclRecorder({
    records: networkAclRecords(database),
    bounds: config.bounds,
    onDecision: (action) => metrics?.aclDecided(action),
    log,
    now,
  })
  shutdown.add(() => notices.close())
  shutdown.add(() => networkAclRecorder.close())
  shutdown.add(() => watch.close())
  const lookups = countLookups()
  const tenancy = createTenancy({
    tenants,
    connectors: new Connectors(further),
    passwords,
    sandbox,
    keyQueue: new KeyQueue(),
    issuerOf,
    rememberMs: config.bounds.rememberMs,
    lookups,
    readers: openReaders(options, store, shutdown, metrics),
    readerTimeoutMs: config.bounds.readerTimeoutMs,
    watch,
    announce(tenantId, resource) {
      // All rows were replaced, including the keys.
      if (resource === undefined) sealer.forget(tenantId)
      notices.announce(tenantId, resource)
    },
    onJob: openJobs(options, store, { issuerOf, onImportEnded }, shutdown).wake,
    onCommitted(committed, tenantId) {
      onCommitted(committed, tenantId)
      for (const id of changedVerifications(committed)) {
        verificationFollowers.wake(tenantId, id)
        notices.announce(tenantId, id)
      }
    },
    onLogged: (type) => metrics?.entryLogged(type),
    onSessionsEnded: (ended, domain) => endedSessions.add(ended, domain),
    log,
  })
  return { tenancy, networkAclRecorder, lookups }
}

/** The ids of verifications that changed, except new ones, which no feed can follow yet. */
function changedVerifications({ changes }: Committed): readonly string[] {
  return changes.flatMap(({ resource, before, after }) =>
    resource === 'verification' && before && after && 'id' in after ? String(after.id) : [],
  )
}
