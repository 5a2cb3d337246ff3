import type { PendingDelivery } from '../store/events/claim-lanes.ts'

/** Where the events of a stream go, its secrets open. */
export interface Destination {
  send(delivery: PendingDelivery, at: Date): Promise<Sent>
}

/** What a destination made of one attempt; nothing wrong means that it took the event. */
export interface Sent {
  readonly failure?: {
    readonly message: string
    /** `refusal`: it is there, and takes this event not. `outage`: it seems to be away. */
    readonly kind: 'refusal' | 'outage'
    /** The wait that it requested (`Retry-After`). */
    readonly retryAfterMs?: number
  }
}

export const delivered: Sent = {}
