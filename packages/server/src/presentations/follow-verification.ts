import type { AuthenticationSchema } from '@latchkey/contract'
import type { Logger } from 'pino'
import type { Follower } from '../feeds/followers.ts'
import { opening } from '../feeds/write-feed.ts'
import {
  isExpiringVerification,
  type Verification,
} from '../store/verifiable-credentials/verifications.ts'
import { wireStates } from './own-verification.ts'

export interface Following {
  /** Reads the current state; fails where there is no longer such a verification. */
  readonly read: () => Promise<Verification>
  readonly follower: Follower
  readonly lifetimeMs: number
  /** How long the feed may be silent. */
  readonly silenceMs: number
  readonly log: Logger
  readonly now: () => Date
}

/** The shortest wait: a timer may end a little early. */
const waitMsMin = 10
const heartbeat = ':\n\n'

/**
 * The state of a verification and each later one, as server-sent events (HTML, section 9.2), until
 * it has ended, the time is over, the process stops or the reader disconnects.
 *
 * It reads after each change that this process made or another one announced, and at intervals,
 * because announcements can be lost.
 */
export async function* followVerification(following: Following): AsyncGenerator<string, void> {
  const { read, follower, lifetimeMs, silenceMs, log, now } = following
  const endMs = performance.now() + lifetimeMs
  let said = ''
  yield opening
  while (!follower.isClosed() && !follower.isStopping() && performance.now() < endMs) {
    const verification = await read().catch((error) => {
      log.warn({ err: error }, 'A verification could not be read; its subscriber has to reconnect.')
    })
    if (!verification) return
    const message = messageOf(verification)
    yield message === said ? heartbeat : message
    said = message
    if (!isExpiringVerification(verification)) return
    const expiryMs = verification.expiresAt.getTime() - now().getTime()
    const waitMs = Math.min(silenceMs, expiryMs, endMs - performance.now())
    await follower.signal.wait(Math.max(waitMs, waitMsMin))
  }
}

function messageOf({ state, reason }: Verification): string {
  const event: Omit<AuthenticationSchema<'VerificationEvent'>, 'type'> = {
    state: wireStates[state],
    ...(reason !== undefined && { reason }),
  }
  return `event: state\ndata: ${JSON.stringify(event)}\n\n`
}
