import type { AuthenticationSchema } from '@latchkey/contract'
import type { Logger } from 'pino'
import type { Follower } from '../feeds/followers.ts'
import { opening } from '../feeds/write-feed.ts'
import {
  isExpiringVerification,
  type Verification,
} from '../store/verifiable-credentials/verifications.ts'
import { wireStates } from './own-verification.ts'

/** What a feed reads, and its limits. */
export interface Following {
  /** Reads the current state; rejects if the verification no longer exists. */
  readonly read: () => Promise<Verification>
  readonly follower: Follower
  readonly lifetimeMs: number
  /** The longest time without an event. */
  readonly silenceMs: number
  readonly log: Logger
  readonly now: () => Date
}

/** The shortest wait, because a timer may end early. */
const waitMsMin = 10
const heartbeat = ':\n\n'

/**
 * The events of a feed (server-sent events, HTML Standard, section 9.2): the state of a
 * verification, and each later one. The feed ends with the verification, at the end of its
 * lifetime, when the process stops, and when the client disconnects.
 *
 * The state is read after each change by this process, after each notice of another process, and at
 * intervals, because notices can be lost.
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
