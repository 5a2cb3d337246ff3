import type { RequestFacts } from '../request-facts.ts'
import type { LogEntry } from '../store/logs/logs.ts'
import type { Tenant } from './tenancy.ts'

/** What is read of a request. */
interface RecordedRequest {
  readonly tenant: Pick<Tenant, 'id' | 'domain'>
  readonly facts: RequestFacts
}

/**
 * Records log entries of requests that write nothing else, such as a token for a client or a
 * refused request. A request does not wait for its entry, which is written in batches.
 */
export interface LogRecorder {
  /** Records an entry for the tenant of the request, with its time and origin. */
  record(req: RecordedRequest, entry: LogEntry): void
}
