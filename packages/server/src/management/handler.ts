import type {
  Handler as ContractHandler,
  Handlers as ContractHandlers,
  OperationId,
} from '@latchkey/contract'
import type { Logger } from 'pino'
import type { Mailer } from '../mail/mail.ts'
import type { Outbound } from '../outbound/outbound.ts'
import type { RecentRequest, RequestFacts } from '../request-facts.ts'
import type { Author } from '../store/logs/administrative-log.ts'
import type { Resources } from '../store/tenants/resources.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import type { Caller } from './authenticate.ts'
import type { FollowRules } from './events/followers.ts'

/** What a handler is given besides path, query and body. */
export interface Context {
  readonly tenant: Tenant
  readonly caller: Caller
  /** What is known of the request besides what it asks. */
  readonly facts: RequestFacts
  /** What was asked for, without its query: where the pages of a list are linked to. */
  readonly address: string
  /** Who writes, for the tenant's log. */
  readonly author: Author
  /** Writes in one transaction, with its entry in the tenant's log. */
  readonly write: <T>(work: (store: Resources) => Promise<T>) => Promise<T>
  /** A header of the request, by its name in small letters. */
  readonly header: (name: string) => string | undefined
  /** Runs this once nobody waits for the answer any more. */
  readonly onClosed: (run: () => void) => void
  readonly following: FollowRules
  readonly mailer: Mailer
  /** The only way to other servers. */
  readonly outbound: Outbound
  /** Whether a list of leaked passwords can be asked. */
  readonly looksForLeaks: boolean
  readonly recentRequests: () => readonly RecentRequest[]
  readonly log: Logger
}

export type Handler<Id extends OperationId> = ContractHandler<Id, Context>
export type Handlers = ContractHandlers<Context>
