import type { EndedSession } from '../store/oidc/ended-session.ts'
import { withoutDeadline } from '../timing/deadline.ts'

/** Sessions waiting at most; of more than these the clients are not told. */
const waitingMax = 10_000
/** Sessions whose clients are told at one time. */
const toldAtOnceMax = 4

type Tell = (ended: EndedSession, domain: string) => Promise<void>

/**
 * Sessions that ended without their browser asking, on their way to whoever tells their clients.
 * Nobody waits for it, and what waits when the process ends is not told.
 */
export class EndedSessions {
  private readonly waiting: { readonly ended: EndedSession; readonly domain: string }[] = []
  private readonly onError: (error: unknown) => void
  private telling = 0
  private tell: Tell = () => Promise.resolve()

  constructor(onError: (error: unknown) => void) {
    this.onError = onError
  }

  /** Who tells the clients; it reports what fails by throwing. */
  toldBy(tell: Tell): void {
    this.tell = tell
  }

  add(sessions: readonly EndedSession[], domain: string): void {
    for (const ended of sessions) {
      if (this.waiting.length >= waitingMax) break
      this.waiting.push({ ended, domain })
    }
    withoutDeadline(() => {
      while (this.telling < toldAtOnceMax && this.waiting.length > 0) void this.work()
    })
  }

  private async work(): Promise<void> {
    this.telling += 1
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      await this.tell(next.ended, next.domain).catch(this.onError)
    }
    this.telling -= 1
  }
}
