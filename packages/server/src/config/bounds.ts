import { uriBytesMax } from '../query-of.ts'
import { type EventBounds, eventBounds } from './events.ts'

/** All bounds of requests. */
export interface Bounds extends EventBounds {
  readonly bodyBytesMax: number
  /** The size of a body with a file of users. */
  readonly importBytesMax: number
  readonly formFieldsMax: number
  readonly uriBytesMax: number
  readonly headersTimeoutMs: number
  readonly requestTimeoutMs: number
  readonly keepAliveTimeoutMs: number
  /** How long a client may stall while it reads a response. */
  readonly readTimeoutMs: number
  /** Unread responses in memory, for all clients together. */
  readonly unreadBytesMax: number
  /** The timeout of one wait for a database connection, and of one statement. */
  readonly databaseTimeoutMs: number
  /** The time that a replica may take to answer a read, before the primary is asked. */
  readonly readerTimeoutMs: number
  /** The time that Redis may take to answer, before a caller does without it. */
  readonly redisTimeoutMs: number
  /** The time of a request from its head to its response, without sending. */
  readonly answerTimeoutMs: number
  /** The time for current requests when the server stops. */
  readonly stopTimeoutMs: number
  /** The time of a stop; what is not done by then is abandoned. */
  readonly exitTimeoutMs: number
  /** How long a tenant, its keys and its grants are cached. */
  readonly rememberMs: number
  /** How often databases of places are checked for replacement. */
  readonly geoCheckMs: number
  /** Between checks of the lists of networks for changed files. */
  readonly networkListsCheckMs: number
  /** How often records of network ACLs are written, summarized and pruned. */
  readonly aclFlushMs: number
  /** How often log entries of tokens are written. */
  readonly entryFlushMs: number
  readonly aclSumUpMs: number
  readonly aclPruneMs: number
  /** How often log entries are sealed, and how old they are by then. */
  readonly logSealMs: number
  readonly logSealAgeMs: number
  /** How often tenants' logs are pruned. */
  readonly logPruneMs: number
  /** The timeout of a request to a client, and concurrent requests to one of them. */
  readonly outboundTimeoutMs: number
  readonly outboundSocketsMax: number
  /** How often certificates of custom domains that are due are looked for. */
  readonly acmeCheckMs: number
  /** The timeout of one request to the ACME server, and of obtaining one certificate. */
  readonly acmeRequestTimeoutMs: number
  readonly acmeOrderTimeoutMs: number
  /** The pause between two looks at an order. */
  readonly acmePollMs: number
  /** How often expired tickets and blocks are deleted. */
  readonly expiredPruneMs: number
  /** How often former encryption keys of tenants are looked for, to destroy them. */
  readonly keyRetirementMs: number
  /** How often verifications of credentials are ended whose time has passed. */
  readonly verificationExpiryMs: number
  /** How often nearly used up windows of rate limits are written. */
  readonly rateFlushMs: number
}

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
  acmeCheckMs: 10_000,
  acmeRequestTimeoutMs: 20_000,
  acmeOrderTimeoutMs: 120_000,
  acmePollMs: 1_000,
  expiredPruneMs: 60_000,
  keyRetirementMs: 30_000,
  verificationExpiryMs: 10_000,
  rateFlushMs: 1_000,
}
