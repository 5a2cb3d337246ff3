import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import type { ResourceName } from '../event-kinds.ts'
import type { Sealer } from '../keys/sealer.ts'
import { createOutbound } from '../outbound/outbound.ts'
import type { Deliveries } from '../store/events/deliveries.ts'
import type { DueLogStreams } from '../store/logs/due-log-streams.ts'
import type { Tenants } from '../store/tenants/tenants.ts'
import type { Committed } from '../store/tenants/writes.ts'
import type { ActionSandbox } from '../tenancy/action-sandbox.ts'
import { every } from '../timing/every.ts'
import { eventBridges } from './eventbridge.ts'
import { startLogDelivery } from './log-streams/log-delivery.ts'
import { destinations } from './open-destination.ts'
import { startWorker } from './worker.ts'

interface DeliveryOptions {
  readonly deliveries: Deliveries
  /** The log streams that have entries to send. */
  readonly due: DueLogStreams
  readonly tenants: Tenants
  readonly sealer: Sealer
  readonly sandbox: ActionSandbox
  readonly config: Config
  readonly log: Logger
  readonly now: () => Date
}

/** The delivery of events and log entries, and the deletion of expired events. */
export interface EventDelivery {
  /** Called after each committed write of this process. */
  onCommitted(committed: Committed): void
  stop(): Promise<void>
}

/** Resources whose changes create deliveries, or allow pending ones. */
const delivering: readonly ResourceName[] = ['event_stream', 'event_redelivery', 'event_test']

const disabling = { description: 'Disable an event stream that keeps failing' }

/** Starts to deliver events and log entries, and to delete expired events. */
export function startDelivery(options: DeliveryOptions): EventDelivery {
  const { deliveries, tenants, sealer, sandbox, config, log, now } = options
  const { bounds, eventRetentionDays } = config
  const outbound = createOutbound({
    privateNetworks: config.outboundPrivateNetworks,
    ca: config.outboundCa,
    timeoutMs: bounds.eventTimeoutMs,
    socketsMax: bounds.eventLanesPerStreamMax,
  })
  const putPartnerEvents = eventBridges(outbound)
  const logDelivery = startLogDelivery({
    ...options,
    outbound,
    putPartnerEvents,
    pollMs: bounds.logStreamPollMs,
    stopMs: bounds.eventStopMs,
  })
  const worker = startWorker({
    deliveries,
    openDestination: destinations(sealer, outbound, putPartnerEvents, async (stream) => {
      const row = await tenants.findByDomain(stream.tenantDomain)
      if (!row) throw new Error('The tenant of the event stream does not exist any more.')
      return { id: row.id, store: tenants.storeOf(row), sandbox }
    }),
    async disable({ tenantName, tenantDomain, id }) {
      const tenant = await tenants.findByDomain(tenantDomain)
      if (!tenant) return
      const store = tenants.storeOf(tenant)
      await store.write(disabling, ({ failingEventStreams }) => failingEventStreams.disable(id))
      log.warn(
        { tenant: tenantName, stream: id },
        'An event stream was disabled after too many failures.',
      )
    },
    bounds,
    log,
    now,
  })
  const pruning = every(
    bounds.eventPruneMs,
    () => deliveries.prune(now(), eventRetentionDays, bounds.eventPrunedMax),
    (error) =>
      log.warn({ err: error }, 'Expired events could not be deleted; retrying in a minute.'),
  )
  const end = async () => {
    clearInterval(pruning)
    await Promise.all([logDelivery.stop(), worker.stop()])
    await outbound.close()
    await deliveries.close()
  }
  let stopped: Promise<void> | undefined
  return {
    onCommitted({ changes, hasDeliveries }) {
      const streams = changes.filter(({ resource }) => resource === 'event_stream')
      const ids = streams.map(({ before, after }) => idOf(before ?? after))
      if (ids.length > 0) worker.forget(ids)
      const isAsked = changes.some(({ resource }) => delivering.includes(resource))
      if (hasDeliveries || isAsked) worker.poke()
    },
    stop() {
      stopped ??= end()
      return stopped
    },
  }
}

const idOf = (stream: object | undefined) => (stream as { id: string }).id
