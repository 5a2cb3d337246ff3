import type { ResourceName } from '../../event-kinds.ts'

/** A row that a statement with events returns. */
export interface Written {
  /** Whether an event stream wants any of the events. */
  readonly hasDeliveries: boolean
}

/**
 * Called with the rows that a statement with events has written, so that deliveries and feeds of
 * this process begin at once. Other processes poll.
 */
export type Announce = (resource: ResourceName, written: readonly Written[]) => Promise<void>
