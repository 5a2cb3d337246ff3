import type { PendingDelivery } from '../store/events/claim-lanes.ts'

/** The destination of a stream, with its decrypted secrets. */
export interface Destination {
  send(delivery: PendingDelivery, at: Date): Promise<Sent>
}

/** The result of one attempt; without a failure the event was accepted. */
export interface Sent {
  readonly failure?: {
    readonly message: string
    /**
     * `refusal`: the destination is available and refuses the event. `outage`: it seems to be down.
     */
    readonly kind: 'refusal' | 'outage'
    /** The requested wait (`Retry-After`). */
    readonly retryAfterMs?: number
  }
}

export const delivered: Sent = {}
