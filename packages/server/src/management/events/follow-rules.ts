import type { Followers } from '../../feeds/followers.ts'

/** What the event feeds of a tenant use. */
export interface FollowRules {
  readonly followers: Followers
  readonly bounds: FollowBounds
  readonly eventRetentionDays: number
  readonly now: () => Date
}

/** The limits of event feeds. */
export interface FollowBounds {
  readonly eventFollowMs: number
  readonly eventSilenceMs: number
  readonly eventsPerReadMax: number
  readonly eventPollMinMs: number
  readonly eventPollMaxMs: number
}
