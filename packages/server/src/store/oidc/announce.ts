import type { ResourceName } from '../../event-kinds.ts'

/** A row that was written by a statement with events. */
export interface Written {
  /** Whether any event stream is subscribed to the events. */
  readonly hasDeliveries: boolean
}

/**
 * Called after a statement has written rows with their events, so that deliveries and feeds of this
 * process continue at once; other processes poll.
 */
export type Announce = (resource: ResourceName, written: readonly Written[]) => Promise<void>
