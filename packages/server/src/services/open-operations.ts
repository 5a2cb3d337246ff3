import type { RequestListener } from 'node:http'
import { liveness, readiness } from '../door/health.ts'
import type { QueuedMailer } from '../mail/open-mailer.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { observe } from '../metrics/observe.ts'
import { type OperationsServer, serveOperations } from '../metrics/operations-server.ts'
import type { OpenStore } from '../open-store.ts'
import type { Passwords } from '../passwords/passwords.ts'
import { countWaitingLanes, readEventLag } from '../store/events/event-backlog.ts'
import { countWaitingJobs } from '../store/jobs/count-waiting-jobs.ts'
import { readLogStreamBacklog } from '../store/logs/log-stream-backlog.ts'
import type { LookupsOfCaches } from '../tenancy/cache-lookups.ts'
import type { IssuedByAcme } from './issue-certificates.ts'
import type { StartOptions } from './start-options.ts'

/** The services that are measured. */
interface Observed {
  readonly metrics: Metrics
  readonly passwords: Passwords
  readonly queuedMails: Pick<QueuedMailer, 'waitingNow'>
  readonly lookups: LookupsOfCaches
  readonly issued: IssuedByAcme | undefined
}

/** Opens the operations port; undefined if there is none, or a supervisor serves it. */
export async function openOperations(
  { config, now, isSupervised }: StartOptions,
  { database, redis }: OpenStore,
  { metrics, passwords, queuedMails, lookups, issued }: Observed,
  isReady: () => Promise<boolean>,
  testControls: RequestListener | undefined,
): Promise<OperationsServer | undefined> {
  observe(metrics, {
    pool: database.pool,
    waitingWrites: () => database.group.waitingNow + database.groupWithoutSync.waitingNow,
    waitingHashes: () => passwords.waiting,
    doneHashes: () => passwords.hashed,
    lookups,
    waitingMails: () => queuedMails.waitingNow,
    waitingLogStreams: async () => (await readLogStreamBacklog(database, now())).streams,
    logStreamLagSeconds: async () => (await readLogStreamBacklog(database, now())).seconds,
    waitingJobs: () => countWaitingJobs(database),
    waitingLanes: () => countWaitingLanes(database),
    eventLagSeconds: () => readEventLag(database, now()),
    certificates: issued?.certificates.summary,
    redis,
  })
  if (isSupervised) {
    metrics.answerSupervisor()
    return undefined
  }
  const { operationsHost: host, operationsPort: port = 0 } = config
  return serveOperations({
    host,
    port,
    metrics,
    liveness,
    readiness: readiness(isReady),
    testControls,
  })
}
