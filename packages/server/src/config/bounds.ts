import { uriBytesMax } from '../query-of.ts'
import { type EventBounds, eventBounds } from './events.ts'

/** The limits of requests and of background work. */
export interface Bounds extends EventBounds {
  readonly bodyBytesMax: number
  /** The most bytes of a file of users to import. */
  readonly importBytesMax: number
  readonly formFieldsMax: number
  readonly uriBytesMax: number
  readonly headersTimeoutMs: number
  readonly requestTimeoutMs: number
  readonly keepAliveTimeoutMs: number
  /** The longest that a client may pause while it reads a response. */
  readonly readTimeoutMs: number
  /** The most bytes of unread responses in memory, of all clients together. */
  readonly unreadBytesMax: number
  /** The longest wait for a database connection, and for one statement. */
  readonly databaseTimeoutMs: number
  /** The longest wait for a replica, before the primary is asked. */
  readonly readerTimeoutMs: number
  /** The longest wait for Redis, before the caller continues without it. */
  readonly redisTimeoutMs: number
  /** The time from the head of a request to the start of its response. */
  readonly answerTimeoutMs: number
  /** The time for requests in flight when the server stops. */
  readonly stopTimeoutMs: number
  /** The time for the whole stop; work that is not done by then is abandoned. */
  readonly exitTimeoutMs: number
  /** How long the data of a tenant, its keys and its grants are cached. */
  readonly rememberMs: number
  /** How often the GeoIP and ASN databases are checked for new files. */
  readonly geoCheckMs: number
  /** How often the files of the server's certificate are checked for a renewal. */
  readonly certificateCheckMs: number
  /** How often the lists of networks are checked for changed files. */
  readonly networkListsCheckMs: number
  /** How often decisions of network ACLs are written, summarized and pruned. */
  readonly aclFlushMs: number
  /** How often log entries about tokens are written. */
  readonly entryFlushMs: number
  readonly aclSumUpMs: number
  readonly aclPruneMs: number
  /** How often log entries are sealed, and how old an entry is by then. */
  readonly logSealMs: number
  readonly logSealAgeMs: number
  /** How often the logs of tenants are pruned. */
  readonly logPruneMs: number
  /** The timeout of a request to a server of a client, and concurrent requests to one of them. */
  readonly outboundTimeoutMs: number
  readonly outboundSocketsMax: number
  /** The longest that one action runs, including its wait for a thread. */
  readonly actionTimeoutMs: number
  /** The memory of the code of an action and its values. */
  readonly actionMemoryBytes: number
  /** The threads that run actions, and the runs that wait for one, of all tenants together. */
  readonly actionWorkersMax: number
  readonly actionQueueMax: number
  /** How long a thread without work is kept. */
  readonly actionIdleMs: number
  /** How often custom domains are checked for due certificates. */
  readonly acmeCheckMs: number
  /** The timeout of one request to the ACME server, and of obtaining one certificate. */
  readonly acmeRequestTimeoutMs: number
  readonly acmeOrderTimeoutMs: number
  /** The pause between two reads of an order. */
  readonly acmePollMs: number
  /** How often directories are checked for due synchronizations. */
  readonly directoryCheckMs: number
  /** The time from the end of an automatic synchronization to the next one. */
  readonly directoryIntervalMs: number
  /** How long a step of a synchronization may take before another process repeats it. */
  readonly directoryLeaseMs: number
  /** The timeout of one request to a directory. */
  readonly directoryRequestTimeoutMs: number
  /** The wait after the first failure of a directory; it grows fourfold with each. */
  readonly directoryRetryMs: number
  /** How often expired tickets and blocks are deleted, and surplus executions. */
  readonly expiredPruneMs: number
  /** The most executions of actions, and of flows, that are kept for a tenant. */
  readonly executionsMax: number
  /** How often remaining rows of deleted tenants are deleted. */
  readonly remainsPruneMs: number
  /** How often retired encryption keys of tenants are checked for destruction. */
  readonly keyRetirementMs: number
  /** How often expired verifications of credentials are ended. */
  readonly verificationExpiryMs: number
  /** How often nearly exhausted windows of rate limits are written. */
  readonly rateFlushMs: number
}

/** The limits of a server in production; tests override some of them. */
export const bounds: Bounds = {
  ...eventBounds,
  bodyBytesMax: 1024 * 1024,
  importBytesMax: 256 * 1024 * 1024,
  formFieldsMax: 10_000,
  uriBytesMax,
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  keepAliveTimeoutMs: 65_000,
  readTimeoutMs: 10_000,
  unreadBytesMax: 64 * 1024 * 1024,
  databaseTimeoutMs: 5_000,
  readerTimeoutMs: 2_000,
  redisTimeoutMs: 100,
  answerTimeoutMs: 8_000,
  stopTimeoutMs: 7_000,
  exitTimeoutMs: 9_500,
  rememberMs: 1_000,
  geoCheckMs: 5_000,
  certificateCheckMs: 30_000,
  networkListsCheckMs: 5_000,
  aclFlushMs: 1_000,
  entryFlushMs: 250,
  aclSumUpMs: 10_000,
  aclPruneMs: 60_000,
  logSealMs: 30_000,
  logSealAgeMs: 30_000,
  logPruneMs: 60_000,
  outboundTimeoutMs: 2_500,
  outboundSocketsMax: 8,
  actionTimeoutMs: 10_000,
  actionMemoryBytes: 64 * 1024 * 1024,
  actionWorkersMax: 4,
  actionQueueMax: 200,
  actionIdleMs: 60_000,
  acmeCheckMs: 10_000,
  acmeRequestTimeoutMs: 20_000,
  acmeOrderTimeoutMs: 120_000,
  acmePollMs: 1_000,
  directoryCheckMs: 2_000,
  directoryIntervalMs: 30 * 60_000,
  directoryLeaseMs: 120_000,
  directoryRequestTimeoutMs: 20_000,
  directoryRetryMs: 5_000,
  expiredPruneMs: 60_000,
  executionsMax: 10_000,
  remainsPruneMs: 600_000,
  keyRetirementMs: 30_000,
  verificationExpiryMs: 10_000,
  rateFlushMs: 1_000,
}
