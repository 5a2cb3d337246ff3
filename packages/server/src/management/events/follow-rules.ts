import type { Followers } from '../../feeds/followers.ts'

/** What the event feeds of a tenant depend on. */
export interface FollowRules {
  readonly followers: Followers
  readonly bounds: FollowBounds
  readonly eventRetentionDays: number
  readonly now: () => Date
}

export interface FollowBounds {
  readonly eventFollowMs: number
  readonly eventSilenceMs: number
  readonly eventsPerReadMax: number
  readonly eventPollMinMs: number
  readonly eventPollMaxMs: number
}
