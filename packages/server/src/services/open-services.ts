import type { Config } from '../config/config.ts'
import type { DirectoryWorker } from '../directories/worker.ts'
import { openRates } from '../door/open-rates.ts'
import { startDelivery } from '../events/delivery.ts'
import { createFollowers } from '../feeds/followers.ts'
import { createCaptchaVerifier } from '../login/bot-detection/captcha-verifier.ts'
import type { Mailer } from '../mail/mail.ts'
import { openMailer } from '../mail/open-mailer.ts'
import { Metrics } from '../metrics/metrics.ts'
import type { OpenStore } from '../open-store.ts'
import { openDnsRecords } from '../outbound/dns-records.ts'
import { createOutbound, type Outbound } from '../outbound/outbound.ts'
import { Passwords } from '../passwords/passwords.ts'
import { createPhoneSender } from '../phone-messages/phone-sender.ts'
import { openDeliveries } from '../store/events/deliveries.ts'
import type { Job } from '../store/jobs/job-wire.ts'
import { dueLogStreams } from '../store/logs/due-log-streams.ts'
import { writeEntries } from '../store/logs/log-batches.ts'
import type { ActionSandbox } from '../tenancy/action-sandbox.ts'
import { EndedSessions } from '../tenancy/ended-sessions.ts'
import type { Tenancy } from '../tenancy/tenancy.ts'
import type { Shutdown } from '../timing/shutdown.ts'
import { openTracing } from '../tracing/open-tracing.ts'
import { deleteExpired } from './delete-expired.ts'
import { expireVerifications } from './expire-verifications.ts'
import { issueCertificates } from './issue-certificates.ts'
import { createLogRecorder } from './log-recorder.ts'
import { mailImportEnded } from './mail-import-ended.ts'
import { openActionSandbox } from './open-sandbox.ts'
import { type OnWritten, openTenancy } from './open-tenancy.ts'
import { retireEncryptionKeys } from './retire-encryption-keys.ts'
import { sealLogsRegularly } from './seal-logs.ts'
import type { StartOptions } from './start-options.ts'
import { synchronizeDirectories } from './synchronize-directories.ts'

/**
 * Opens the services that requests use, and registers each to be closed at the end.
 *
 * @param observed wraps the mailer, so that test controls keep its messages
 */
export async function openServices(
  options: StartOptions,
  store: OpenStore,
  issuerOf: (domain: string) => string,
  shutdown: Shutdown,
  observed: (mailer: Mailer) => Mailer = (mailer) => mailer,
) {
  const { config, log } = options
  const metrics = config.operationsPort === undefined ? undefined : new Metrics()
  const { outbound, sandbox } = openOutside(options, store, shutdown)
  const woken = openWoken(options, store, sandbox, shutdown)
  const { events, followers, verificationFollowers, issued } = woken
  const onCommitted = wakeOnChange({ ...woken, wakeDirectories: () => directories.wake() })
  const endedSessions = new EndedSessions((error) =>
    log.warn({ err: error }, 'A back-channel logout request failed.'),
  )
  const passwords = new Passwords(options.passwordCost)
  const onImportEnded = (domain: string, job: Job) =>
    void mailImportEnded({ tenancy, mailer: messages.mailer, log }, domain, job)
  const shared = {
    onCommitted,
    onImportEnded,
    endedSessions,
    metrics,
    passwords,
    sandbox,
    verificationFollowers,
  }
  const { tenancy, networkAclRecorder, lookups } = openTenancy(
    options,
    store,
    issuerOf,
    shutdown,
    shared,
  )
  const directories = startRegularWork(options, store, tenancy, shutdown)
  const dns = openDnsRecords({
    servers: config.dnsServers,
    timeoutMs: config.bounds.outboundTimeoutMs,
  })
  const messages = openMessages(options, outbound, shutdown, observed)
  const tracing = await openTraces(options, shutdown)
  const rates = await openRates({ ...store, bounds: config.bounds, log })
  shutdown.add(() => rates.close())
  const logRecorder = openLogRecorder(options, store, shutdown, metrics)
  return {
    tenancy,
    networkAclRecorder,
    logRecorder,
    followers,
    verificationFollowers,
    endedSessions,
    events,
    outbound,
    dns,
    ...messages,
    captchas: createCaptchaVerifier({ outbound, gatewayUrl: config.captchaGatewayUrl }),
    rates,
    metrics,
    passwords,
    lookups,
    tracing,
    issued,
  }
}

/** Opens what writes wake, and the feeds. */
function openWoken(
  options: StartOptions,
  store: OpenStore,
  sandbox: ActionSandbox,
  shutdown: Shutdown,
) {
  const events = openEvents(options, store, sandbox)
  shutdown.add(() => events?.stop())
  return {
    events,
    ...createFeeds(options.config),
    issued: issueCertificates(options, store, shutdown),
    retirement: retireEncryptionKeys(options, store, shutdown),
    sealer: store.sealer,
  }
}

/** Starts the work that no request waits for. */
function startRegularWork(
  options: StartOptions,
  store: OpenStore,
  tenancy: Tenancy,
  shutdown: Shutdown,
): DirectoryWorker {
  deleteExpired(options, store, shutdown)
  sealLogsRegularly(options, store, shutdown)
  expireVerifications(options, store, tenancy, shutdown)
  return synchronizeDirectories(options, store, tenancy, shutdown)
}

type Woken = ReturnType<typeof openWoken> & { readonly wakeDirectories: () => void }

/** Tells the services of each write what concerns them. */
function wakeOnChange(woken: Woken): OnWritten {
  const { events, followers, issued, retirement, wakeDirectories, sealer } = woken
  return (committed, tenantId) => {
    events?.onCommitted(committed)
    if (committed.changes.length > 0) followers.wake(tenantId)
    const changed = new Set(committed.changes.map(({ resource }) => resource))
    if (changed.has('custom_domain')) issued?.worker.wake()
    if (changed.has('directory_provisioning')) wakeDirectories()
    if (changed.has('encryption_key')) {
      sealer.forget(tenantId)
      retirement.wake(tenantId)
    }
  }
}

/** Opens the senders of e-mails and of messages to phones. `queuedMails` counts what waits. */
function openMessages(
  options: StartOptions,
  outbound: Outbound,
  shutdown: Shutdown,
  observed: (mailer: Mailer) => Mailer,
) {
  const { config, now } = options
  const queuedMails = openMailer({
    ...options,
    outbound,
    print: options.onMail ?? (() => undefined),
  })
  shutdown.add(() => queuedMails.stop())
  const mailer = observed(queuedMails)
  const { phoneMessagesHourlyMax: hourlyMax, twilioUrl } = config
  const phones = createPhoneSender({ mailer, outbound, twilioUrl, hourlyMax, now })
  return { mailer, phones, queuedMails }
}

function createFeeds({ bounds }: Config) {
  return {
    followers: createFollowers(
      { perTenantMax: bounds.eventFollowersPerTenantMax, inAllMax: bounds.eventFollowersMax },
      'too_many_event_followers',
    ),
    verificationFollowers: createFollowers(
      {
        perTenantMax: bounds.verificationFollowersPerTenantMax,
        inAllMax: bounds.verificationFollowersMax,
      },
      'too_many_verification_followers',
    ),
  }
}

/** Opens the export of traces; undefined if no collector is configured. */
async function openTraces({ config, log }: StartOptions, shutdown: Shutdown) {
  const { otlpUrl: url, tracesRatio: ratio } = config
  if (url === undefined) return undefined
  const tracing = await openTracing({ url, ratio, log })
  shutdown.add(() => tracing.close())
  return tracing
}

/** Opens the guarded client of outgoing HTTP requests, and the sandbox of actions above it. */
function openOutside(options: StartOptions, store: OpenStore, shutdown: Shutdown) {
  const outbound = openOutbound(options.config, shutdown)
  return { outbound, sandbox: openActionSandbox(options, store, outbound, shutdown) }
}

/** Opens the guarded client of outgoing HTTP requests. */
function openOutbound(config: Config, shutdown: Shutdown) {
  const outbound = createOutbound({
    privateNetworks: config.outboundPrivateNetworks,
    ca: config.outboundCa,
    timeoutMs: config.bounds.outboundTimeoutMs,
    socketsMax: config.bounds.outboundSocketsMax,
  })
  shutdown.add(() => outbound.close())
  return outbound
}

/** Opens the recorder of log entries, which writes in batches and once more at the end. */
function openLogRecorder(
  { config, log, now }: StartOptions,
  { database }: OpenStore,
  shutdown: Shutdown,
  metrics: Metrics | undefined,
) {
  const recorder = createLogRecorder({
    onLogged: (type) => metrics?.entryLogged(type),
    write: (entries, at) => writeEntries(database, entries, at),
    flushMs: config.bounds.entryFlushMs,
    log,
    now,
  })
  shutdown.add(() => recorder.close())
  return recorder
}

/** Starts the delivery of events; undefined if only other processes deliver. */
function openEvents({ config, log, now }: StartOptions, store: OpenStore, sandbox: ActionSandbox) {
  if (!config.deliversEvents) return undefined
  const { tenants, sealer, url } = store
  const deliveries = openDeliveries({
    url,
    timeoutMs: config.bounds.databaseTimeoutMs,
    onError: (error) => log.warn({ err: error }, 'A database connection failed.'),
  })
  return startDelivery({
    deliveries,
    due: dueLogStreams(store.database),
    tenants,
    sealer,
    sandbox,
    config,
    log,
    now,
  })
}
