import type { EndedSession } from '../store/oidc/ended-session.ts'
import { withoutDeadline } from '../timing/deadline.ts'
import { FairQueue } from '../timing/fair-queue.ts'

/** Sessions waiting at most; of more than these the clients are not told. */
const waitingMax = 10_000
/** Sessions whose clients are told at one time. */
const toldAtOnceMax = 4

type Tell = (ended: EndedSession, domain: string) => Promise<void>

/**
 * Sessions that ended without their browser asking, on their way to whoever tells their clients;
 * tenants take turns. Nobody waits for it, and what waits when the process ends is not told.
 */
export class EndedSessions {
  private readonly queue = new FairQueue({ runningMax: toldAtOnceMax, waitingMax })
  private readonly onError: (error: unknown) => void
  private tell: Tell = () => Promise.resolve()

  constructor(onError: (error: unknown) => void) {
    this.onError = onError
  }

  /** Who tells the clients; it reports what fails by throwing. */
  toldBy(tell: Tell): void {
    this.tell = tell
  }

  add(sessions: readonly EndedSession[], domain: string): void {
    withoutDeadline(() => {
      for (const ended of sessions) {
        this.queue.run(domain, () => this.tell(ended, domain)).catch(this.onError)
      }
    })
  }
}
