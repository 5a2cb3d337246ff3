import type { PendingDelivery } from '../store/events/lanes.ts'

/** Where a stream sends its events to; it holds the decrypted secrets. */
export interface Destination {
  send(delivery: PendingDelivery, at: Date): Promise<Sent>
}

/** The result of one attempt; without `failure` the destination accepted the event. */
export interface Sent {
  readonly failure?: {
    readonly message: string
    /**
     * `refusal`: the destination responded, and refuses the event. `outage`: it seems to be down.
     */
    readonly kind: 'refusal' | 'outage'
    /** The pause that the destination demands (`Retry-After`). */
    readonly retryAfterMs?: number
  }
}

/** The result of an accepted event. */
export const delivered: Sent = {}
