import type {
  Handler as ContractHandler,
  Handlers as ContractHandlers,
  OperationId,
} from '@latchkey/contract'
import type { Logger } from 'pino'
import type { Mailer } from '../mail/mail.ts'
import type { DnsRecords } from '../outbound/dns-records.ts'
import type { Outbound } from '../outbound/outbound.ts'
import type { RecentRequest, RequestFacts } from '../request-facts.ts'
import type { Author } from '../store/logs/administrative-log.ts'
import type { Resources } from '../store/tenants/resources.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import type { Caller } from './authenticate.ts'
import type { FollowRules } from './events/follow-rules.ts'

/** The parts of the server that handlers use. */
export interface ServerContext {
  /** The recent requests to a tenant, latest first. */
  readonly recentOf: (tenantId: string) => readonly RecentRequest[]
  readonly following: FollowRules
  readonly mailer: Mailer
  /** The guarded outbound HTTP client. */
  readonly outbound: Outbound
  readonly dns: DnsRecords
  /** Whether a list of leaked passwords is configured. */
  readonly looksForLeaks: boolean
  /** The names of the lists of networks that are configured now. */
  readonly networkListNames: () => readonly string[]
  /** The URL of the Twilio API, with a slash at its end. */
  readonly twilioUrl: string
  readonly log: Logger
}

/** The context of a handler, in addition to path, query and body. */
export interface Context extends Omit<ServerContext, 'recentOf'> {
  /** The tenant, at the domain for links in mails that the request causes. */
  readonly tenant: Tenant
  readonly caller: Caller
  /** The facts of the request: address, host, TLS fingerprint. */
  readonly facts: RequestFacts
  /** The path of the request without its query, for links to other pages. */
  readonly address: string
  /** The author of writes, for the log of the tenant. */
  readonly author: Author
  /** Runs a write in one transaction, together with its log entry. */
  readonly write: <T>(work: (store: Resources) => Promise<T>) => Promise<T>
  /** A header of the request, by its lower-case name. */
  readonly header: (name: string) => string | undefined
  /** Calls a function once the response is sent or the socket is closed. */
  readonly onClosed: (run: () => void) => void
  /** The recent requests to the tenant, latest first. */
  readonly recentRequests: () => readonly RecentRequest[]
}

/** The handler of one operation of the management API. */
export type Handler<Id extends OperationId> = ContractHandler<Id, Context>
/** The handlers of all operations, by operationId. */
export type Handlers = ContractHandlers<Context>
