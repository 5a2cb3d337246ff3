import type { Logger } from 'pino'
import type { Bounds } from '../config/bounds.ts'
import type { ClaimBounds } from '../store/events/claim-lanes.ts'
import type { Deliveries } from '../store/events/deliveries.ts'
import type { DeliveringStream, Lane, Place } from '../store/events/lanes.ts'
import type { SettledLane } from '../store/events/settle-lanes.ts'
import { every } from '../timing/every.ts'
import { Signal } from '../timing/signal.ts'
import { within } from '../timing/within.ts'
import { ActiveLane, ActiveLanes } from './active-lanes.ts'
import { ClockSteps } from './clock-steps.ts'
import { deliverLane } from './deliver-lane.ts'
import type { OpenDestination } from './open-destination.ts'
import { Pace } from './pace.ts'
import { createSettling, type Settling } from './settling.ts'

/** The worker that delivers events. */
export interface EventWorker {
  /** Tells the worker that there are pending deliveries. */
  poke(): void
  /**
   * Tells the worker that these streams changed, were disabled or deleted. Aborts their deliveries.
   */
  forget(streamIds: readonly string[]): void
  /** Claims no more lanes; resolves when current deliveries have ended or were abandoned. */
  stop(): Promise<void>
}

/** What a worker needs. */
export interface WorkerOptions {
  readonly deliveries: Deliveries
  readonly openDestination: OpenDestination
  /** Disables a stream whose deliveries failed too often. */
  readonly disable: (stream: DeliveringStream) => Promise<void>
  readonly bounds: WorkerBounds
  readonly log: Logger
  readonly now: () => Date
  readonly random?: () => number
}

/** The limits of a worker. */
export type WorkerBounds = Pick<
  Bounds,
  | 'eventLanesMax'
  | 'eventLanesPerStreamMax'
  | 'eventLanesPerTenantMax'
  | 'eventDeliveriesPerLaneMax'
  | 'eventStreamsPerClaimMax'
  | 'eventLeaseMs'
  | 'eventTimeoutMs'
  | 'eventPollMinMs'
  | 'eventPollMaxMs'
  | 'eventStopMs'
  | 'eventPrunedMax'
>

/**
 * The time between two claims, so that events of the same moment are claimed together. It is less
 * after a claim that had to leave lanes: the next one begins once there is room for them.
 */
const claimGapMs = 20
/** The wait of a lane after an internal error. */
const faultWaitMs = 60_000

/** Starts to deliver pending events. Any number of workers may run, in any number of processes. */
export function startWorker(options: WorkerOptions): EventWorker {
  const worker = new Worker(options)
  const running = worker.run()
  return {
    poke: () => worker.signal.notify(),
    forget: (streamIds) => worker.forget(streamIds),
    stop: () => worker.stop(running),
  }
}

class Worker {
  readonly signal = new Signal()
  private readonly options: WorkerOptions
  private readonly settling: Settling
  private readonly active = new ActiveLanes()
  private readonly pace = new Pace()
  private readonly laneSent = new Signal()
  /** Streams that changed during the current claim, which may have read their former state. */
  private readonly justForgotten = new Set<string>()
  private readonly timer: NodeJS.Timeout
  private readonly clock: ClockSteps
  /** Whether the last claim left lanes, or may have: a stream or tenant had its most. */
  private hasLeftLanes = false
  private hasLongWaits = false
  private isStopping = false

  constructor(options: WorkerOptions) {
    this.options = options
    const { deliveries, now, log, bounds } = options
    const onFailing = (ids: readonly string[]) => void this.disable(ids)
    this.settling = createSettling({ deliveries, now, log, onFailing })
    this.clock = new ClockSteps(now)
    this.timer = every(
      bounds.eventPollMaxMs,
      () => this.checkStreams(),
      (error) => log.warn({ err: error }, 'Event streams could not be checked; retrying.'),
    )
  }

  /** Claims lanes until none is due, then waits until `poke` or the next poll. */
  async run(): Promise<void> {
    const { eventPollMinMs, eventPollMaxMs } = this.options.bounds
    let after: Place | undefined
    let pauseMs = eventPollMinMs
    while (!this.isStopping) {
      const { found, next } = await this.claim(after)
      after = next
      const isIdle = found === 0 && !next
      if (isIdle) await this.signal.wait(pauseMs)
      pauseMs = isIdle ? Math.min(pauseMs * 1.5, eventPollMaxMs) : eventPollMinMs
      await this.untilNextClaim()
    }
  }

  private async untilNextClaim(): Promise<void> {
    const endMs = performance.now() + claimGapMs
    const halfOfStream = this.options.bounds.eventLanesPerStreamMax / 2
    for (let leftMs = claimGapMs; leftMs > 0; leftMs = endMs - performance.now()) {
      if (this.hasLeftLanes && this.active.sendingNow <= halfOfStream) return
      await this.laneSent.wait(leftMs) // notified only if lanes were left
    }
  }

  private async claim(after: Place | undefined): Promise<{ found: number; next?: Place }> {
    const { deliveries, bounds, now, log } = this.options
    if (this.active.size >= bounds.eventLanesMax) return { found: 0 }
    this.justForgotten.clear()
    const leaseEndMs = performance.now() + bounds.eventLeaseMs
    const claimed = this.boundsOfClaim(after)
    try {
      const { lanes, next } = await deliveries.claim(now(), claimed)
      const isAnyBusy = claimed.except.length + claimed.exceptTenants.length > 0
      this.hasLeftLanes = isAnyBusy || lanes.length >= bounds.eventLanesPerStreamMax
      for (const lane of lanes) this.begin(lane, leaseEndMs)
      return { found: lanes.length, ...(next && { next }) }
    } catch (error) {
      log.warn({ err: error }, 'Event deliveries could not be claimed; retrying.')
      return { found: 0 }
    }
  }

  private boundsOfClaim(after: Place | undefined): ClaimBounds {
    const { bounds } = this.options
    const [lanesPerStreamMax, lanesPerTenantMax] = [
      bounds.eventLanesPerStreamMax,
      bounds.eventLanesPerTenantMax,
    ]
    return {
      lanesMax: bounds.eventLanesMax - this.active.size,
      lanesPerStreamMax,
      lanesPerTenantMax,
      deliveriesPerLaneMax: bounds.eventDeliveriesPerLaneMax,
      streamsMax: bounds.eventStreamsPerClaimMax,
      leaseMs: bounds.eventLeaseMs,
      except: this.active.listBusy(({ id }) => id, lanesPerStreamMax),
      exceptTenants: this.active.listBusy(({ tenantId }) => tenantId, lanesPerTenantMax),
      after,
    }
  }

  private begin(lane: Lane, leaseEndMs: number): void {
    const isForgotten = this.isStopping || this.justForgotten.has(lane.stream.id)
    const active = new ActiveLane(lane, leaseEndMs, isForgotten)
    this.active.add(active)
    active.ended = this.deliver(active).finally(() => {
      const wasFull = this.active.size >= this.options.bounds.eventLanesMax
      this.active.delete(active)
      if (wasFull || active.hasMore) this.signal.notify()
    })
  }

  private async deliver(active: ActiveLane): Promise<void> {
    const settled = await this.send(active)
    this.active.markSent(active)
    if (this.hasLeftLanes) {
      this.laneSent.notify()
      this.signal.notify()
    }
    if (!active.isAbandoned) await this.settling.settle(settled, active.leaseEndMs)
  }

  private async send(active: ActiveLane): Promise<SettledLane> {
    const { openDestination, bounds, now, log, random = Math.random } = this.options
    const { lane, leaseEndMs, tried } = active
    const lastStartMs = leaseEndMs - bounds.eventTimeoutMs
    const mayGoOn = () => !active.isForgotten && performance.now() < lastStartMs
    try {
      const destination = await openDestination(lane.stream)
      const turn = () => this.pace.turn()
      return await deliverLane({ lane, destination, now, random, turn, mayGoOn, tried })
    } catch (error) {
      log.error(
        { err: error, stream: lane.stream.id },
        'An event delivery failed because of an internal error; retrying.',
      )
      return { lane, tried, nextAt: new Date(now().getTime() + faultWaitMs) }
    }
  }

  forget(streamIds: readonly string[]): void {
    for (const id of streamIds) this.justForgotten.add(id)
    for (const active of this.active.list()) {
      if (streamIds.includes(active.lane.stream.id)) active.isForgotten = true
    }
    this.signal.notify()
  }

  /** Finds streams that other processes changed, once per poll. */
  private async invalidateChanged(): Promise<void> {
    const streams = this.active.streams()
    if (streams.size === 0) return
    const changed = await this.options.deliveries.listChanged([...streams.values()])
    if (changed.length > 0) this.forget(changed)
  }

  private async checkStreams(): Promise<void> {
    await this.invalidateChanged()
    if (this.clock.wasSetBack()) this.hasLongWaits = true
    if (!this.hasLongWaits) return
    const { deliveries, bounds, now } = this.options
    const { eventLeaseMs, eventPrunedMax } = bounds
    this.hasLongWaits = await deliveries.shorten(now(), eventLeaseMs, eventPrunedMax)
  }

  private async disable(streamIds: readonly string[]): Promise<void> {
    const streams = this.active.streams()
    for (const id of streamIds) {
      const stream = streams.get(id)
      if (!stream) continue // reported again at the next failure
      try {
        await this.options.disable(stream)
        this.forget([id])
      } catch (error) {
        this.options.log.warn(
          { err: error, stream: id },
          'A failing event stream could not be disabled; retrying after its next failure.',
        )
      }
    }
  }

  async stop(running: Promise<void>): Promise<void> {
    clearInterval(this.timer)
    this.isStopping = true
    this.signal.notify()
    await running
    for (const active of this.active.list()) active.isForgotten = true
    const ends = () => Promise.all(this.active.list().map(({ ended }) => ended))
    await within(this.options.bounds.eventStopMs, ends())
    // Abandons deliveries that have not ended: another worker repeats them after the lease.
    const left = this.active.list()
    for (const active of left) active.isAbandoned = true
    const settled = left.map(({ lane, tried, leaseEndMs }) =>
      this.settling.settle({ lane, tried: [...tried] }, leaseEndMs),
    )
    await within(this.options.bounds.eventStopMs, Promise.all(settled))
  }
}
