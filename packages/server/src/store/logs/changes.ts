import type { ResourceName } from '../../event-kinds.ts'
import type { LogType } from '../../log-types.ts'
import type { EndedSession } from '../oidc/ended-session.ts'

/**
 * A row before and after a write, as the API answers it, without secrets. A created row has no
 * `before`, a deleted one no `after`.
 */
export interface Change {
  readonly resource: ResourceName
  readonly before?: object
  readonly after?: object
}

/**
 * The changes of one transaction. Every write of a store adds its change; they are written to the
 * tenant's log in the same transaction. A write whose answer nobody needs adds its statement too
 * and does not wait for it: the log entry and the commit are sent behind it, in one round trip.
 */
export class Changes {
  private readonly noted: Change[] = []

  private readonly answers: Sent[] = []

  private readonly entries: LogType[] = []

  private readonly endings: EndedSession[] = []

  private readonly counts = { logins: 0, signups: 0 }

  get all(): readonly Change[] {
    return this.noted
  }

  /** The types of appended log entries, besides those of changes. */
  get logged(): readonly LogType[] {
    return this.entries
  }

  appended(type: LogType): void {
    this.entries.push(type)
  }

  /** Ended sessions whose clients must be notified. */
  get endedSessions(): readonly EndedSession[] {
    return this.endings
  }

  ended(session: EndedSession): void {
    if (session.clients.length > 0) this.endings.push(session)
  }

  /** What is added to the statistics of the day. */
  get counted(): Counts | undefined {
    return this.counts.logins + this.counts.signups > 0 ? this.counts : undefined
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

  /** Adds a statement that belongs to a change with a statement of its own. */
  sent(statement: Sent): void {
    this.answers.push(statement)
    statement.catch(() => undefined) // the commit fails too, and `throwFailed` says why
  }

  /** Throws the error of the first added statement that failed. */
  async throwFailed(): Promise<void> {
    for (const sent of this.answers) await sent
  }

  private note<T>(change: Change, shown: T, sent: Sent | undefined): T {
    this.noted.push(change)
    if (sent) this.sent(sent)
    return shown
  }
}

/** A statement of the transaction that nobody awaits. */
type Sent = Promise<unknown>

/** Daily counters. */
export type Counts = Readonly<Record<'logins' | 'signups', number>>
