import type { Request, Response } from 'express'
import { writeFeed } from '../feeds/write-feed.ts'
import { followVerification } from './follow-verification.ts'
import { ownVerification } from './own-verification.ts'
import type { Presentations } from './presentations.ts'
import type { VerificationCaller } from './require-scope.ts'

/** Serves the feed of a verification to the client that created it. */
export async function listVerificationEvents(
  req: Request,
  res: Response,
  { followers, bounds, log, now }: Presentations,
  caller: VerificationCaller,
): Promise<void> {
  const { id } = await ownVerification(req, caller, now())
  const tokenMs = caller.expiresAtMs - now().getTime()
  const follower = followers.join(req.tenant.id, id)
  res.once('close', follower.leave)
  const feed = followVerification({
    read: () => ownVerification(req, caller, now()),
    follower,
    lifetimeMs: Math.min(bounds.eventFollowMs, tokenMs),
    silenceMs: bounds.eventSilenceMs,
    log,
    now,
  })
  await writeFeed(res, feed)
}
