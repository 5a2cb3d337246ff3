import type { EndedSession } from '../store/oidc/ended-session.ts'
import { withoutDeadline } from '../timing/deadline.ts'
import { FairQueue } from '../timing/fair-queue.ts'

/** The most sessions in the queue; the clients of further ones are not notified. */
const waitingMax = 10_000
/** The most sessions whose clients are being notified. */
const runningMax = 4

type Notify = (ended: EndedSession, domain: string) => Promise<void>

/**
 * Queues ended sessions, to notify their clients in the background. Tenants take turns.
 * Notifications that are queued when the process ends are lost.
 */
export class EndedSessions {
  private readonly queue = new FairQueue({ runningMax, waitingMax })
  private readonly onError: (error: unknown) => void
  private notify: Notify = () => Promise.resolve()

  constructor(onError: (error: unknown) => void) {
    this.onError = onError
  }

  /** Sets the function that notifies the clients of one session; it must throw if one fails. */
  onEnded(notify: Notify): void {
    this.notify = notify
  }

  add(sessions: readonly EndedSession[], domain: string): void {
    withoutDeadline(() => {
      for (const ended of sessions) {
        this.queue.run(domain, () => this.notify(ended, domain)).catch(this.onError)
      }
    })
  }
}
