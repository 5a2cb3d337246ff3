import { createEntryRecorder } from './authentication/token/entry-recorder.ts'
import type { Config } from './config/config.ts'
import { issuer } from './config/issuer.ts'
import { Connectors, type FurtherConnectors } from './connectors/connectors.ts'
import { managementError } from './door/answer-errors.ts'
import { openGeo } from './door/geo.ts'
import { liveness, readiness } from './door/health.ts'
import { createNetworkAclRecorder } from './door/network-acl-recorder.ts'
import { openRates } from './door/open-rates.ts'
import { startDelivery } from './events/delivery.ts'
import { readImportedUser, showImportedUser } from './jobs/read-imported-user.ts'
import { startWorker } from './jobs/worker.ts'
import { writeExportedUsers } from './jobs/write-exported-users.ts'
import { assertPorts, type Listening, type ListenOptions, listen } from './listener/listen.ts'
import { openPrivateCa, type PrivateCa } from './listener/private-ca.ts'
import type { LoginProtocol } from './login/login-transaction.ts'
import { openMailer } from './mail/open-mailer.ts'
import { createFollowers } from './management/events/followers.ts'
import { Metrics } from './metrics/metrics.ts'
import { observe } from './metrics/observe.ts'
import { type OperationsServer, serveOperations } from './metrics/operations-server.ts'
import { type OpenStore, openStore, type StoreOptions } from './open-store.ts'
import { createOutbound } from './outbound/outbound.ts'
import { waitingHashes } from './passwords/password-hash.ts'
import type { Peers } from './peers/peer-facts.ts'
import { trustProxies } from './peers/trusted-proxies.ts'
import { createServer } from './server.ts'
import { takesWrites } from './store/database/database.ts'
import { pruneExpired } from './store/database/expired-rows.ts'
import { openNotices } from './store/database/notices.ts'
import { openDeliveries } from './store/events/deliveries.ts'
import { countWaitingLanes, readEventLag } from './store/events/event-backlog.ts'
import { createJobQueue } from './store/jobs/job-queue.ts'
import { writeEntries } from './store/logs/log-batches.ts'
import { logRetention } from './store/logs/log-retention.ts'
import { networkAclRecords } from './store/network-acls/network-acl-records.ts'
import type { Committed } from './store/tenants/writes.ts'
import { EndedSessions } from './tenancy/ended-sessions.ts'
import { findByHost } from './tenancy/find-by-host.ts'
import { watchRules } from './tenancy/rule-watch.ts'
import { createTenancy, type Tenancy } from './tenancy/tenancy.ts'
import { every } from './timing/every.ts'
import { within } from './timing/within.ts'
import { openTracing } from './tracing/open-tracing.ts'

export interface StartOptions extends StoreOptions {
  /** Whether another process has the port of the operator, and asks this one for its metrics. */
  readonly isSupervised?: boolean
  /** Protocols beside OAuth that send people to the pages of a log-in. */
  readonly protocols?: readonly LoginProtocol[]
  /** Connectors of further strategies, or in place of those here. */
  readonly connectors?: FurtherConnectors
  /** Called with the link or the code of each mail that is written as a file. */
  readonly onMail?: (line: string) => void
}

export interface RunningServer {
  readonly port: number
  /** The port that requests client certificates; undefined for none. */
  readonly mtlsPort: number | undefined
  /** The port of metrics and health checks; undefined for none. */
  readonly operationsPort: number | undefined
  readonly store: OpenStore
  /** Absent where certificates come from files, or there is no TLS. */
  readonly privateCa: PrivateCa | undefined
  readonly issuerOf: (domain: string) => string
  stop(): Promise<void>
}

type OnWritten = (committed: Committed, tenantId: string) => void

/** Observers of the writes and the traffic of tenants. */
interface Observers {
  readonly onCommitted: OnWritten
  readonly metrics: Metrics | undefined
  readonly endedSessions: EndedSessions
}

/** The private CA, where no certificate is named. */
const openCaOf = async (config: Config, now: () => Date) =>
  config.tls.kind === 'private-ca' ? openPrivateCa(config.dataFolder, now, config) : undefined

/** Starts everything and answers when requests are served. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { config, log, now } = options
  const endings = new Endings(config.bounds.exitTimeoutMs, (error) =>
    log.warn({ err: error }, 'A step of the shutdown failed.'),
  )
  if (!options.isSupervised) await assertPorts(config)
  const store = await openStore(options)
  endings.add(() => store.close())
  try {
    const geo = await openGeo({ ...config, checkMs: config.bounds.geoCheckMs, log })
    endings.add(() => geo?.close())
    const peers: Peers = new WeakMap()
    const trusts = trustProxies(config.trustedProxies)
    const privateCa = await openCaOf(config, now)
    let port = config.publicPort ?? config.port
    let mtlsPort = config.mtlsPort
    const issuerOf = (domain: string) => issuer(config, domain, port)
    const services = await openServices(options, store, issuerOf, endings)
    const { tenancy, events, followers, rates, metrics } = services
    let isStopping = false
    const isReady = async () => !isStopping && (await takesWrites(store.database))
    const { protocols = [] } = options
    const served = { ...services, protocols, peers, trusts, geo }
    const app = createServer({ ...served, config, log, now, isReady, mtlsPortOf: () => mtlsPort })
    const operations = metrics && (await openOperations(options, store, metrics, isReady))
    endings.add(() => operations?.close())
    await rates.load()
    options.signal?.throwIfAborted()
    const door = { config, app, peers, trusts, privateCa, tenancy }
    const listening = await openListener(endings, door)
    endings.add(() => {
      isStopping = true
      followers.stop()
      void events?.stop() // while requests end; what they write meanwhile waits for others
    })
    port = config.publicPort ?? listening.port
    mtlsPort = listening.mtlsPort
    return {
      port: listening.port,
      mtlsPort,
      operationsPort: operations?.port,
      store,
      privateCa,
      issuerOf,
      stop: () => endings.run(),
    }
  } catch (error) {
    await endings.run()
    throw error
  }
}

type ListenerParts = Pick<ListenOptions, 'app' | 'peers' | 'trusts' | 'privateCa'> & {
  readonly config: Config
  readonly tenancy: Tenancy
}

/** Opens the ports of tenants. */
async function openListener(endings: Endings, parts: ListenerParts): Promise<Listening> {
  const { tenancy, ...rest } = parts
  const listening = await listen({
    ...rest,
    writeError: (error) => JSON.stringify(managementError(error)),
    isServed: async (hostname) => (await findByHost(tenancy, hostname)) !== undefined,
  })
  endings.add(() => listening.close())
  return listening
}

/** Creates the services of requests, each of which is closed at the end. */
async function openServices(
  options: StartOptions,
  store: OpenStore,
  issuerOf: (domain: string) => string,
  endings: Endings,
) {
  const { config, log } = options
  const metrics = config.operationsPort === undefined ? undefined : new Metrics()
  const events = openEvents(options, store)
  endings.add(() => events?.stop())
  const followers = createFollowers(config.bounds)
  const onCommitted: OnWritten = (committed, tenantId) => {
    events?.onCommitted(committed)
    if (committed.changes.length > 0) followers.wake(tenantId)
  }
  const endedSessions = new EndedSessions((error) =>
    log.warn({ err: error }, 'A back-channel logout request failed.'),
  )
  const observers = { onCommitted, endedSessions, metrics }
  const { tenancy, recorder } = openTenancy(options, store, issuerOf, endings, observers)
  pruneRepeatedly(options, store, endings)
  const outbound = openOutbound(config, endings)
  const mailer = openMailer({ ...options, outbound, print: options.onMail ?? (() => undefined) })
  endings.add(() => mailer.stop())
  const tracing = await openTraces(options, endings)
  const rates = await openRates({ config, log, database: store.database, metrics })
  endings.add(() => rates.close())
  const entryRecorder = openEntryRecorder(options, store, endings, metrics)
  return {
    tenancy,
    recorder,
    entryRecorder,
    followers,
    endedSessions,
    events,
    outbound,
    mailer,
    rates,
    metrics,
    tracing,
  }
}

/** Nothing where no collector is named. */
async function openTraces({ config, log }: StartOptions, endings: Endings) {
  const { otlpUrl: url, tracesRatio: ratio } = config
  if (url === undefined) return undefined
  const tracing = await openTracing({ url, ratio, log })
  endings.add(() => tracing.close())
  return tracing
}

/** The port of the operator, and what is read there. */
async function openOperations(
  { config, now, isSupervised }: StartOptions,
  { database }: OpenStore,
  metrics: Metrics,
  isReady: () => Promise<boolean>,
): Promise<OperationsServer | undefined> {
  observe(metrics, {
    pool: database.pool,
    waitingHashes,
    waitingLanes: () => countWaitingLanes(database),
    eventLagSeconds: () => readEventLag(database, now()),
  })
  if (isSupervised) {
    metrics.answerSupervisor()
    return undefined
  }
  const { operationsHost: host, operationsPort: port = 0 } = config
  return serveOperations({ host, port, metrics, liveness, readiness: readiness(isReady) })
}

/** The way out to others. */
function openOutbound(config: Config, endings: Endings) {
  const outbound = createOutbound({
    privateNetworks: config.outboundPrivateNetworks,
    ca: config.outboundCa,
    timeoutMs: config.bounds.outboundTimeoutMs,
    connectionsMax: config.bounds.outboundConnectionsMax,
  })
  endings.add(() => outbound.close())
  return outbound
}

/** Creates the tenancy: tenants, their current network ACLs, and the recording of decisions. */
function openTenancy(
  { config, log, now, connectors: further }: StartOptions,
  { tenants, database, url }: OpenStore,
  issuerOf: (domain: string) => string,
  endings: Endings,
  { onCommitted, endedSessions, metrics }: Observers,
) {
  const watch = watchRules(log)
  const notices = openNotices({
    database,
    url,
    onNotice: (tenantId) => {
      watch.notice(tenantId)
      tenancy.notice(tenantId)
    },
    onReconnect: () => void watch.refreshAll(),
    onError: (error) =>
      log.warn({ err: error }, 'Change notifications are unavailable; polling every second.'),
  })
  const records = networkAclRecords(database)
  const recorder = createNetworkAclRecorder({
    records,
    bounds: config.bounds,
    onDecision: (action) => metrics?.aclDecided(action),
    log,
    now,
  })
  const pruning = every(
    config.bounds.logPruneMs,
    async () => void (await logRetention(database).prune(now())),
    (error) => log.warn({ err: error }, 'Expired logs could not be deleted; retrying.'),
  )
  endings.add(() => notices.close())
  endings.add(() => clearInterval(pruning))
  endings.add(() => recorder.close())
  endings.add(() => watch.close())
  const { rememberMs } = config.bounds
  const { announce } = notices
  const queue = createJobQueue({
    database,
    issuerOf,
    now,
    readUser: readImportedUser,
    showUser: showImportedUser,
    writeUsers: writeExportedUsers,
  })
  const worker = startWorker(queue, log)
  endings.add(() => worker.close(config.bounds.stopTimeoutMs))
  const onJob = worker.wake
  const tenancy = createTenancy({
    tenants,
    connectors: new Connectors(further),
    issuerOf,
    rememberMs,
    watch,
    announce,
    onJob,
    onCommitted,
    onLogged: (type) => metrics?.entryLogged(type),
    onSessionsEnded: (ended, domain) => endedSessions.add(ended, domain),
    log,
  })
  return { tenancy, recorder }
}

/** Notes what happens to tokens; written together, and at the end. */
function openEntryRecorder(
  { config, log, now }: StartOptions,
  { database }: OpenStore,
  endings: Endings,
  metrics: Metrics | undefined,
) {
  const recorder = createEntryRecorder({
    onLogged: (type) => metrics?.entryLogged(type),
    write: (entries, at) => writeEntries(database, entries, at),
    flushMs: config.bounds.entryFlushMs,
    log,
    now,
  })
  endings.add(() => recorder.close())
  return recorder
}

/** Undefined where other processes deliver. */
function openEvents({ config, log, now }: StartOptions, store: OpenStore) {
  if (!config.deliversEvents) return undefined
  const { tenants, sealer, url } = store
  const deliveries = openDeliveries({
    url,
    timeoutMs: config.bounds.databaseTimeoutMs,
    onError: (error) => log.warn({ err: error }, 'A database connection failed.'),
  })
  return startDelivery({ deliveries, tenants, sealer, config, log, now })
}

/** Rids the database of what ends by itself, as long as the server runs. */
function pruneRepeatedly(
  { config, log, now }: StartOptions,
  { database }: OpenStore,
  endings: Endings,
): void {
  const failed = (error: unknown) =>
    log.warn({ err: error }, 'Expired rows could not be deleted; retrying.')
  const prune = () => pruneExpired(database, now())
  const timer = every(config.bounds.expiredPruneMs, prune, failed)
  endings.add(() => clearInterval(timer))
}

/**
 * Closes services in reverse order, within a time. A failing or slow one does not keep the others
 * from being closed.
 */
class Endings {
  private readonly steps: (() => unknown)[] = []
  private readonly timeoutMs: number
  private readonly failed: (error: unknown) => void

  constructor(timeoutMs: number, failed: (error: unknown) => void) {
    this.timeoutMs = timeoutMs
    this.failed = failed
  }

  add(step: () => unknown): void {
    this.steps.push(step)
  }

  async run(): Promise<void> {
    const endMs = performance.now() + this.timeoutMs
    for (let step = this.steps.pop(); step; step = this.steps.pop()) {
      const ended = this.end(step)
      await within(Math.max(0, endMs - performance.now()), ended)
    }
  }

  private async end(step: () => unknown): Promise<void> {
    try {
      await step()
    } catch (error) {
      this.failed(error)
    }
  }
}
