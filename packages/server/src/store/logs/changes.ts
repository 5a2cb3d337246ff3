import type { ResourceName } from '../../event-kinds.ts'
import type { LogType } from '../../log-types.ts'
import type { EndedSession } from '../oidc/ended-session.ts'
import type { TenantRow } from '../tenants/tenant-row.ts'

/**
 * A row before and after a write, as the API answers it, without secrets. A created row lacks
 * `before`, and a deleted one `after`.
 */
export interface Change {
  readonly resource: ResourceName
  readonly before?: object
  readonly after?: object
}

/**
 * The changes of one transaction. Each write of a store adds its change here, and all are written
 * to the log of the tenant in the same transaction. A write whose result nobody needs adds its
 * statement instead of waiting for it: log entry and commit are then sent in the same round trip.
 */
export class Changes {
  private readonly noted: Change[] = []

  private readonly answers: Sent[] = []

  private readonly entries: LogType[] = []

  private readonly endings: EndedSession[] = []

  private updatedTenant: Promise<TenantRow> | undefined

  private readonly counts = { logins: 0, signups: 0, leakedPasswords: 0 }

  get all(): readonly Change[] {
    return this.noted
  }

  /** The types of the log entries that were added directly, not by changes. */
  get logged(): readonly LogType[] {
    return this.entries
  }

  appended(type: LogType): void {
    this.entries.push(type)
  }

  /** The ended sessions whose clients must be notified. */
  get endedSessions(): readonly EndedSession[] {
    return this.endings
  }

  ended(session: EndedSession): void {
    if (session.clients.length > 0) this.endings.push(session)
  }

  /** The row of the tenant, if the transaction has updated it. */
  get tenant(): Promise<TenantRow> | undefined {
    return this.updatedTenant
  }

  tenantUpdated(sent: Promise<TenantRow>): void {
    this.updatedTenant = sent
    this.sent(sent)
  }

  /** What to add to the statistics of the day. */
  get counted(): Counts | undefined {
    return Object.values(this.counts).some((count) => count > 0) ? this.counts : undefined
  }

  count(what: keyof Counts): void {
    this.counts[what] += 1
  }

  created<T extends object>(resource: ResourceName, after: T, sent?: Sent): T {
    return this.note({ resource, after }, after, sent)
  }

  updated<T extends object>(resource: ResourceName, before: object, after: T, sent?: Sent): T {
    return this.note({ resource, before, after }, after, sent)
  }

  deleted(resource: ResourceName, before: object, sent?: Sent): void {
    this.note({ resource, before }, before, sent)
  }

  /** Adds a further statement of a change. */
  sent(statement: Sent): void {
    this.answers.push(statement)
    statement.catch(() => undefined) // the commit fails too, and `throwFailed` throws the cause
  }

  /** Throws the error of the first statement that failed. */
  async throwFailed(): Promise<void> {
    for (const sent of this.answers) await sent
  }

  private note<T>(change: Change, shown: T, sent: Sent | undefined): T {
    this.noted.push(change)
    if (sent) this.sent(sent)
    return shown
  }
}

/** A statement of the transaction that was sent, and is not awaited. */
type Sent = Promise<unknown>

/** Daily counters. */
export type Counts = Readonly<Record<'logins' | 'signups' | 'leakedPasswords', number>>
