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
 * tenant's log in the same transaction.
 */
export class Changes {
  private readonly noted: Change[] = []

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

  created<T extends object>(resource: ResourceName, after: T): T {
    this.noted.push({ resource, after })
    return after
  }

  updated<T extends object>(resource: ResourceName, before: object, after: T): T {
    this.noted.push({ resource, before, after })
    return after
  }

  deleted(resource: ResourceName, before: object): void {
    this.noted.push({ resource, before })
  }
}

/** Daily counters. */
export type Counts = Readonly<Record<'logins' | 'signups', number>>
