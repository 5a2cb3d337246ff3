import { ApiError } from '../../errors.ts'
import type { Scope } from '../rows/scope.ts'
import { lockEventStream, toWire } from './event-stream-rows.ts'
import { failedAttemptsMax, failedDeliveriesMax } from './settle-lanes.ts'

/** The event streams of one tenant whose deliveries failed too often. */
export interface FailingEventStreams {
  /** Disables a stream if its deliveries failed too often. */
  disable(id: string): Promise<void>
}

export function failingEventStreams(scope: Scope): FailingEventStreams {
  const { database, tenantId, now, changes } = scope
  return {
    async disable(id) {
      const row = await lockEventStream(scope, id)
      if (row?.status !== 'enabled') return
      const { failedAttempts, failedDeliveries } = row
      if (failedAttempts < failedAttemptsMax && failedDeliveries < failedDeliveriesMax) return
      const disabled = await database.eventStream.update({
        where: { tenantId_id: { tenantId, id } },
        data: { status: 'disabled', updatedAt: now() },
      })
      changes.updated('event_stream', toWire(row), toWire(disabled))
    },
  }
}

/** The columns that reset the counters of failures. */
export const asNew = { failedAttempts: 0, failedDeliveries: 0, outages: 0, pausedUntil: null }

/** A constant condition, so that PostgreSQL uses the partial index. */
const longAgo = new Date(0)

/**
 * Refuses to enable a stream with too many failed deliveries.
 *
 * @throws ApiError `event_stream_failing`
 */
export async function refuseFailing({ database, tenantId }: Scope, id: string): Promise<void> {
  const found = await database.eventDelivery.findMany({
    where: { tenantId, streamId: id, status: 'failed', createdAt: { gt: longAgo } },
    select: { eventId: true },
    take: failedDeliveriesMax + 1,
  })
  if (found.length > failedDeliveriesMax) throw new ApiError('event_stream_failing')
}
