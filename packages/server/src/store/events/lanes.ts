/** A stream, as it was when one of its lanes was claimed. */
export interface DeliveringStream {
  readonly tenantId: string
  readonly tenantName: string
  readonly tenantDomain: string
  readonly id: string
  readonly destination: unknown
  /** Sealed. */
  readonly destinationSecrets: string | null
  /** Sealed. */
  readonly signingSecrets: string | null
  readonly retrySchedule: string
  readonly clientErrorPolicy: string
  /** Changes with each write to the stream. */
  readonly version: string
}

/** A delivery that waits for an attempt. */
export interface PendingDelivery {
  readonly eventId: string
  readonly type: string
  readonly purpose: string | null
  /** Of the event; of the delivery if the event was deleted. */
  readonly time: Date
  /** The stored JSON; null if the event was deleted. */
  readonly data: string | null
}

/**
 * The pending deliveries of one entity to one stream, the earliest first, claimed by one worker.
 */
export interface Lane {
  readonly stream: DeliveringStream
  readonly entity: string
  /** A random id of the claim, without which a worker cannot settle the lane. */
  readonly claim: number
  /** The write counter of the lane when its deliveries were read. */
  readonly writes: number
  /** Whether all deliveries of the lane were read. */
  readonly isWhole: boolean
  /** Failed attempts of the first delivery. */
  readonly failures: number
  readonly deliveries: readonly PendingDelivery[]
}

/** The stream at which a claim ended; the next claim begins after it. */
export interface Place {
  readonly tenantId: string
  readonly streamId: string
}
