import type { DeliveringStream, Lane } from '../store/events/lanes.ts'
import type { Delivering } from './deliver-lane.ts'

/** A lane whose events this worker delivers now. */
export class ActiveLane {
  readonly lane: Lane
  readonly leaseEndMs: number
  readonly tried: Delivering['tried'] = []
  ended: Promise<void> | undefined
  /** The stream changed, or the worker stops: no further delivery begins. */
  isForgotten: boolean
  /** The lease has expired: another worker repeats the deliveries whose outcome is not stored. */
  isAbandoned = false

  constructor(lane: Lane, leaseEndMs: number, isForgotten: boolean) {
    this.lane = lane
    this.leaseEndMs = leaseEndMs
    this.isForgotten = isForgotten
  }

  /** Whether the lane has deliveries beyond the claimed ones, which were all attempted. */
  get hasMore(): boolean {
    const { isWhole, deliveries } = this.lane
    return !isWhole && this.tried.length === deliveries.length
  }
}

/** The lanes that this worker delivers now. Claims bound their number. */
export class ActiveLanes {
  private readonly lanes = new Set<ActiveLane>()
  /** Those whose sending has not ended. */
  private readonly sending = new Set<ActiveLane>()

  get size(): number {
    return this.lanes.size
  }

  /** The number of lanes whose sending has not ended. */
  get sendingNow(): number {
    return this.sending.size
  }

  list(): readonly ActiveLane[] {
    return [...this.lanes]
  }

  add(active: ActiveLane): void {
    this.lanes.add(active)
    this.sending.add(active)
  }

  /** Notes that the sending of a lane has ended; its outcome is written later. */
  markSent(active: ActiveLane): void {
    this.sending.delete(active)
  }

  delete(active: ActiveLane): void {
    this.lanes.delete(active)
    this.sending.delete(active)
  }

  /** The streams of the lanes, by id. */
  streams(): ReadonlyMap<string, DeliveringStream> {
    return new Map(this.list().map(({ lane }) => [lane.stream.id, lane.stream]))
  }

  /** The keys (streams or tenants) for which at least `lanesMax` lanes are being sent. */
  listBusy(keyOf: (stream: DeliveringStream) => string, lanesMax: number): string[] {
    const counts = new Map<string, number>()
    for (const { lane } of this.sending) {
      const key = keyOf(lane.stream)
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    return [...counts].filter(([, count]) => count >= lanesMax).map(([key]) => key)
  }
}
