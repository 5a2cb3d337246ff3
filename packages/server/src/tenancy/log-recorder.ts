import type { RequestFacts } from '../request-facts.ts'
import type { LogEntry } from '../store/logs/logs.ts'
import type { Tenant } from './tenancy.ts'

/** The members of a request that are recorded. */
interface RecordedRequest {
  readonly tenant: Pick<Tenant, 'id' | 'domain'>
  readonly facts: RequestFacts
}

/**
 * Records log entries of requests that write nothing else, such as a client's token or a refusal.
 * Requests do not wait for these entries, which are written in batches.
 */
export interface LogRecorder {
  /**
   * Records an entry for the tenant of the request, with the time and the origin of the request.
   */
  record(req: RecordedRequest, entry: LogEntry): void
}
